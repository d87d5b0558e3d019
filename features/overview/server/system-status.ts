import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import type { Database, Tx } from '#platform/server/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { storedTotal } from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getSystemStatus as contract, Probe } from '../contract/health.ts';
import { countMissingFiles, probe, readRoom } from './health.ts';

const { diskFull, failures } = officeSettingsTexts.system;

/** The totals, and a real try of each part. */
export async function getSystemStatus(
  _input: unknown,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  const parts = await probeParts(platform);
  const [{ mails, waiting_files, ...totals }, jobs, missing, disk] = await Promise.all([
    transaction(count),
    countJobs(platform.database),
    countMissingFiles(platform),
    readRoom(platform.files),
  ]);
  const isFull = disk !== null && disk.free_mb < disk.floor_mb;
  return {
    checked_at: platform.clock().toISOString(),
    totals,
    ...parts,
    storage: { ...parts.storage, ...(isFull && { ok: false, reason: diskFull }), missing, disk },
    scanner: { ...parts.scanner, mode: platform.scanner.mode, waiting: waiting_files },
    authentication: { ...parts.authentication, provider: platform.identity.mode },
    mail: { ...parts.mail, delivery: platform.mail.delivery, ...mails },
    jobs: { ...parts.jobs, ...jobs },
  };
}

async function count(tx: Tx) {
  const { rows } = await sql<
    Record<'users' | 'applications' | 'documents' | 'waiting_files' | 'waiting' | 'failed', number>
  >`
    select ${storedTotal('accounts').count} as users, ${storedTotal('visa_applications').count} as applications,
      (select count(*)::int from documents where upload_status = 'uploaded') as documents,
      (select count(*)::int from documents where upload_status = 'uploaded' and check_status = 'waiting') as waiting_files,
      (select count(*)::int from outbox_mails where status = 'queued') as waiting,
      (select count(*)::int from outbox_mails where status = 'failed') as failed`.execute(tx);
  const {
    waiting = 0,
    failed = 0,
    users = 0,
    applications = 0,
    documents = 0,
    waiting_files = 0,
  } = rows[0] ?? {};
  return { users, applications, documents, waiting_files, mails: { waiting, failed } };
}

/** Longer than `/api/health` waits: an admin waits, and other machines are asked. */
const timeoutMs = 6_000;

/** Lets each part do a piece of its real work, all at once. Never throws. */
async function probeParts(platform: Platform) {
  const { database, files, scanner, tokens, identity, mail, worker } = platform;
  const tries = {
    database: () => database.probe(),
    storage: () => tryFiles(files),
    scanner: () => scanner.probe(),
    authentication: () => Promise.all([tryTokens(tokens), identity.probe()]),
    mail: () => mail.probe(),
    jobs: () => worker.probe(),
  };
  type Part = keyof typeof tries;
  const probed = Object.entries(tries).map(
    async ([part, ask]) => [part, await probe(ask, failures[part as Part], timeoutMs)] as const,
  );
  return Object.fromEntries(await Promise.all(probed)) as Record<Part, Probe>;
}

/** Writes a small object as an upload does, reads it back, compares, and erases it. */
async function tryFiles(files: Files): Promise<void> {
  const content = randomBytes(64);
  const key = `${randomUUID()}/${randomUUID()}_probe`;
  const staged = await files.stage(
    (async function* () {
      yield content;
    })(),
    { size: content.length },
  );
  try {
    const wrappedKey = await staged.publish(key);
    const read = await files.open({ key, size: content.length, wrappedKey });
    const back = Buffer.concat(await read.toArray());
    if (!back.equals(content)) throw new Error('the file store gave back something else');
  } finally {
    await staged.discard();
    await files.erase(key);
  }
}

/** With a token for a session that does not exist. */
async function tryTokens(tokens: Platform['tokens']): Promise<void> {
  const { token } = await tokens.sign({ userId: randomUUID(), sessionId: randomUUID() });
  if (!(await tokens.verify(token))) throw new Error('a token of our own was not recognised');
}

export interface JobCounts {
  waiting: number;
  given_up: number;
  oldest_seconds: number | null;
}

/** Due jobs that wait, how long the oldest has, and those without attempts left. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.asSystem('count jobs', (tx) =>
    sql<JobCounts>`
      with due as (
        select run_at, attempts < max_attempts and run_at <= now() and locked_at is null as waits,
          attempts >= max_attempts as over
        from graphile_worker.jobs)
      select count(*) filter (where waits)::int as waiting, count(*) filter (where over)::int as given_up,
        extract(epoch from now() - min(run_at) filter (where waits))::int as oldest_seconds
      from due`.execute(tx),
  );
  return rows[0] ?? { waiting: 0, given_up: 0, oldest_seconds: null };
}
