import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database.ts';
import type { aDatabase } from './database.ts';

/** What a storm did, and every sight of somebody else's. */
export interface StormReport {
  done: number;
  failed: number;
  leaks: string[];
}

/**
 * Many people at once through a pool that is far too small, one in ten of their transactions failing in some way: the
 * work throws, a statement fails, runs into its time limit, or the connection is cut. Everyone must see themselves and
 * their own row, each time, and a connection between transactions must be nobody.
 */
export async function poolStorm(
  { database, aPerson }: Pick<ReturnType<typeof aDatabase>, 'database' | 'aPerson'>,
  size: { people: number; rounds: number; atOnce: number },
): Promise<StormReport> {
  const people: string[] = [];
  for (let n = 0; n < size.people; n++) people.push((await aPerson({ profile: {} })).id);
  const report: StormReport = { done: 0, failed: 0, leaks: [] };
  let next = 0;

  async function oneAfterAnother(): Promise<void> {
    for (let round = next++; round < size.rounds; round = next++) {
      const self = people[(round * 7919) % people.length] ?? '';
      try {
        await act(database, self, round, report);
        report.done += 1;
      } catch (error) {
        if (round % 10 !== 0) report.leaks.push(`round ${round} failed by itself: ${error}`);
        report.failed += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: size.atOnce }, oneAfterAnother));
  return report;
}

async function act(database: Database, self: string, round: number, report: StormReport): Promise<void> {
  if (round % 6 === 5) {
    // Outside any transaction; a leftover role would not be allowed to ask, leftover claims would not matter.
    const found = await database.findSession({
      sessionId: randomUUID(),
      userId: self,
      cookieHash: randomBytes(32),
    });
    if (found) report.leaks.push(`round ${round}: a session out of nowhere`);
    return;
  }
  if (round % 6 === 4) {
    await database.asActor({ as: 'anon' }, async (tx) =>
      look(tx, { role: 'rumo_anon', self: null }, round, report),
    );
    return;
  }
  const actor = { as: 'applicant', userId: self, sessionId: randomUUID() } as const;
  const asArriving = async (person: typeof actor, work: (tx: Tx) => Promise<void>) => {
    let session: Promise<unknown> | undefined;
    const proof = { ...person, cookieHash: randomBytes(32) };
    const found = (answer: Promise<unknown>) => {
      session = answer.catch(() => {});
    };
    await database.asArrivingReader(proof, found, work).finally(async () => {
      if (await session) report.leaks.push(`round ${round}: a session out of nowhere`);
    });
  };
  const asPerson = round % 4 === 0 ? database.asReader : round % 4 === 2 ? asArriving : database.asActor;
  const lookAround = (tx: Tx) => look(tx, { role: 'rumo_applicant', self }, round, report);
  await asPerson(actor, async (tx) => {
    if (round % 3 === 0) await Promise.all([lookAround(tx), lookAround(tx)]);
    else await lookAround(tx);
    if (round % 20 === 0) {
      // In the midst of what was sent together: what follows is refused with it.
      const rest = [lookAround(tx), fail(tx, round), lookAround(tx)];
      await Promise.allSettled(rest);
      await Promise.all(rest);
    } else if (round % 10 === 0) await fail(tx, round);
    await lookAround(tx);
  });
}

async function look(
  tx: Tx,
  expected: { role: string; self: string | null },
  round: number,
  report: StormReport,
): Promise<void> {
  // Visitors have no grant on accounts at all.
  const rowsSeen = expected.self === null ? sql`array[]::text[]` : sql`array(select id::text from accounts)`;
  const { rows } = await sql<{ role: string; self: string | null; seen: string[] }>`
    select current_user as role, app.user_id() as self, ${rowsSeen} as seen`.execute(tx);
  const [row] = rows;
  if (
    row?.role !== expected.role ||
    row.self !== expected.self ||
    row.seen.join() !== (expected.self ?? '')
  ) {
    report.leaks.push(`round ${round}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(row)}`);
  }
}

const failures: ((tx: Tx) => Promise<unknown>)[] = [
  async () => {
    throw new Error('the work fails');
  },
  (tx) => sql`select 1 / 0`.execute(tx),
  async (tx) => {
    await sql`select set_config('statement_timeout', '1ms', true)`.execute(tx);
    await sql`select pg_sleep(1)`.execute(tx);
  },
  (tx) => sql`select set_config('role', 'rumo_system', true), 1 / 0`.execute(tx),
  (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
];

async function fail(tx: Tx, round: number): Promise<void> {
  await failures[(round / 10) % failures.length]?.(tx);
  throw new Error('the failure did not happen');
}
