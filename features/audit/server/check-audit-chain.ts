import { sql } from 'kysely';
import { keepAnchor, readAnchors } from '#platform/server/audit-anchor.ts';
import type { Database } from '#platform/server/database.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { JobPayload } from '#platform/shared/jobs.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

/** A log of millions of rows takes longer than a screen may. */
const patience = '10min';
/** A check that says nothing for so long was killed. */
const silentMinutes = 30;

/**
 * A look through the audit log: every night, and when an admin asks for it. Faults go to the log as errors; so does the
 * head, as information, and into the anchor: whoever keeps either elsewhere keeps with it the proof that the end of the
 * chain was not cut off. What it found stands in `audit_checks` for the screen.
 */
export async function checkAuditChain(
  { check_id }: JobPayload<'check-audit-chain'>,
  { database, env, log, clock }: JobPlatform,
): Promise<void> {
  const id = await begin(database, check_id);
  if (!id) return;
  const anchors = await readAnchors(env);
  let report: ChainReport;
  try {
    report = await database.asSystem('check the audit chain', async (tx) => {
      await sql`select set_config('statement_timeout', ${patience}, true)`.execute(tx);
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
  // What is in doubt is not vouched for.
  if (head && faults.length === 0) await keepAnchor(env, head, clock());
}

/** Takes up the check that was asked for, or begins one; nothing when another runs at this moment. */
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

/** In a transaction of its own, so that the screen sees it while the check goes on. */
async function note(database: Database, id: string, values: Noted): Promise<void> {
  await database.asSystem('note how far a check of the audit chain is', (tx) =>
    tx.updateTable('audit_checks').set(values).where('id', '=', id).execute(),
  );
}
