import { type Selectable, sql } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Database, Tx } from '#platform/server/database.ts';
import type { Env } from '#platform/server/env.ts';
import { keepLine, readKeptLines } from '#platform/server/files/kept-lines.ts';
import { enqueue, type JobPlatform } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import type * as contract from '../contract/office-audit.ts';
import type { AuditCheck } from '../contract/office-audit.ts';
import { recordAudit } from './record-audit.ts';
import { type ChainReport, readHead, verifyChain } from './verify-chain.ts';

/** Checking millions of rows takes longer than a request may. */
const statementTimeout = '10min';

/** A check without progress for so long was killed. */
const silentMinutes = 30;

/**
 * Checks the audit log's chain, every night and on request, for the screen in `audit_checks`. Logs faults as errors, and
 * the head, which also goes into the anchor: a copy of either elsewhere proves that the chain's end was not cut off.
 */
export async function checkAuditChain(
  { check_id }: JobPayload<'check-audit-chain'>,
  { database, env, log, clock }: JobPlatform,
): Promise<void> {
  const id = await begin(database, check_id);
  if (!id) return;
  const anchors = await readAnchors(env, clock());
  let report: ChainReport;
  try {
    report = await database.asSystem('check the audit chain', async (tx) => {
      await sql`select set_config('statement_timeout', ${statementTimeout}, true)`.execute(tx);
      return verifyChain(tx, anchors, (checked) => note(database, id, { checked }));
    });
  } catch (error) {
    await note(database, id, { status: 'failed', finished_at: clock() });
    throw error;
  }
  const { faults, head, entries } = report;
  for (const fault of faults) log.error(fault, 'the audit log was tampered with');
  log.info({ seq: head?.seq ?? 0, hash: head?.hash.toString('hex'), faults: faults.length }, 'audit chain');
  await note(database, id, {
    status: 'done',
    finished_at: clock(),
    checked: entries,
    entries,
    faults: JSON.stringify(faults),
  });
  // A chain with faults is not anchored.
  if (head && faults.length === 0) await keepAnchor(env, head, clock());
}

/** Starts the requested check, or a new one; returns undefined when another is running. */
async function begin(database: Database, wanted: string | undefined): Promise<string | undefined> {
  return database.asSystem('begin a check of the audit chain', async (tx) => {
    await tx
      .updateTable('audit_checks')
      .set({ status: 'failed', finished_at: sql<Date>`now()` })
      .where('status', '=', 'running')
      .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${silentMinutes})`)
      .execute();
    const { entries } = await tx
      .selectFrom('audit_chain')
      .select(sql<number>`coalesce(max(seq), 0)::int`.as('entries'))
      .executeTakeFirstOrThrow();
    const running = { status: 'running' as const, entries };
    if (wanted) {
      const taken = await tx
        .updateTable('audit_checks')
        .set(running)
        .where('id', '=', wanted)
        .where('status', 'in', ['queued', 'running'])
        .returning('id')
        .executeTakeFirst();
      return taken?.id;
    }
    const begun = await tx
      .insertInto('audit_checks')
      .values(running)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return begun?.id;
  });
}

interface Noted {
  status?: 'done' | 'failed';
  finished_at?: Date;
  checked?: number;
  entries?: number;
  faults?: string;
}

/** In its own transaction, so that the screen sees the progress. */
async function note(database: Database, id: string, values: Noted): Promise<void> {
  await database.asSystem('note how far a check of the audit chain is', (tx) =>
    tx.updateTable('audit_checks').set(values).where('id', '=', id).execute(),
  );
}

/**
 * Copies the chain's head outside the database, four times an hour: the next check misses what is cut off afterwards. Only
 * what was written since the last copy could vanish unnoticed.
 */
export async function anchorAuditChain(
  _payload: unknown,
  { database, env, clock }: JobPlatform,
): Promise<void> {
  const head = await database.asSystem('anchor the audit chain', (tx) => readHead(tx));
  if (head) await keepAnchor(env, head, clock());
}

/** Queues a check of the chain, unless one waits or runs. */
export async function checkAudit(
  _input: unknown,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.checkAudit>> {
  return transaction(async (tx) => {
    const asked = await tx
      .insertInto('audit_checks')
      .values({ requested_by: person.userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (asked) {
      await recordAudit(tx, {
        action: 'audit.check_requested',
        subject: { type: 'audit', id: asked.id },
        requestId,
      });
      // One attempt: the screen shows a failure.
      await enqueue(tx, 'check-audit-chain', { check_id: asked.id }, { maxAttempts: 1 });
    }
    return readChecks(tx);
  });
}

/** The last check of the chain, and the running one. */
export async function getAuditCheck(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.getAuditCheck>> {
  return transaction(readChecks);
}

async function readChecks(tx: Tx): Promise<Output<typeof contract.getAuditCheck>> {
  const newest = (finished: boolean) =>
    tx
      .selectFrom('audit_checks')
      .selectAll()
      .where('status', finished ? 'in' : 'not in', ['done', 'failed'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  return { running: present(await newest(false)), last: present(await newest(true)) };
}

function present(row: Selectable<DB['audit_checks']> | undefined): AuditCheck | null {
  if (!row) return null;
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    entries: Number(row.entries),
    checked: Number(row.checked),
    faults: row.faults as AuditCheck['faults'],
  };
}

/** A link of the audit chain, kept outside the database. */
interface Anchor {
  seq: number;
  hash: Buffer;
}

/** Lines that are read: ten weeks, with four an hour. */
const most = 7_000;
const oldestMs = 70 * 24 * 60 * 60 * 1000;

type Place = Pick<Env, 'dataDir' | 'storageUrl'>;

/**
 * Adds the head of the chain to the lines of `audit-anchor`. To cut the end of the log off, or to write it again with hashes
 * that fit, an attacker would have to change these and every copy of them, too.
 */
async function keepAnchor(env: Place, { seq, hash }: Anchor, now: Date): Promise<void> {
  const last = (await readAnchors(env, now)).at(-1);
  if (last?.seq === seq && last.hash.equals(hash)) return;
  await keepLine(env, 'audit-anchor', `${now.toISOString()} ${seq} ${hash.toString('hex')}`);
}

/** Returns the anchors, oldest first, without a line that a crash cut short. */
async function readAnchors(env: Place, now: Date): Promise<Anchor[]> {
  const since = new Date(now.getTime() - oldestMs);
  const lines = (await readKeptLines(env, 'audit-anchor', since)).slice(-most);
  return lines.flatMap((line) => {
    const [, seq, hash] = /^\S+ (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return seq && hash ? [{ seq: Number(seq), hash: Buffer.from(hash, 'hex') }] : [];
  });
}
