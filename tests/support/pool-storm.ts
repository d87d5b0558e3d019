import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database.ts';
import type { SessionProof } from '#platform/server/session-proof.ts';
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
  { database, aPerson, asSystem }: Pick<ReturnType<typeof aDatabase>, 'database' | 'aPerson' | 'asSystem'>,
  size: { people: number; rounds: number; atOnce: number },
): Promise<StormReport> {
  const people: Caller[] = [];
  // Every tenth works here.
  for (let n = 0; n < size.people; n++) {
    const { id } = await aPerson({ profile: {}, role: n % 10 === 0 ? 'moderator' : 'user' });
    people.push(await aSession(asSystem, id, n % 10 === 0));
  }
  const report: StormReport = { done: 0, failed: 0, leaks: [] };
  let next = 0;

  async function oneAfterAnother(): Promise<void> {
    for (let round = next++; round < size.rounds; round = next++) {
      try {
        await act(database, people[(round * 7919) % people.length] as Caller, round, report);
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

interface Caller extends SessionProof {
  isStaff: boolean;
}

async function aSession(asSystem: AsSystem, userId: string, isStaff: boolean): Promise<Caller> {
  const cookieHash = randomBytes(32);
  const times = { created_at: new Date(), last_seen_at: new Date(), signed_in_at: new Date() };
  const { id } = await asSystem((tx) =>
    tx
      .insertInto('sessions')
      .values({ user_id: userId, cookie_hash: cookieHash, ...times, expires_at: new Date('2100-01-01') })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { userId, sessionId: id, cookieHash, isStaff };
}

type AsSystem = ReturnType<typeof aDatabase>['asSystem'];

async function act(database: Database, person: Caller, round: number, report: StormReport): Promise<void> {
  if (round % 6 === 5) {
    // Outside any transaction; a leftover role would not be allowed to ask, leftover claims would not matter.
    const found = await database.findSession({
      sessionId: randomUUID(),
      userId: person.userId,
      cookieHash: randomBytes(32),
    });
    if (found) report.leaks.push(`round ${round}: a session out of nowhere`);
    return;
  }
  if (round % 6 === 4) {
    await database.asActor({ as: 'anon' }, async (tx) =>
      look(tx, { role: 'rumo_anon', self: null, staffRole: null }, round, report),
    );
    return;
  }
  const { work, expected } = waysIn(database, person, round, report);
  const lookAround = (tx: Tx) => look(tx, expected, round, report);
  await work(async (tx) => {
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

/** How this person comes in this time, and what they are then. */
function waysIn(database: Database, person: Caller, round: number, report: StormReport) {
  type Work = (tx: Tx) => Promise<void>;
  const actor = { as: 'applicant', ...person } as const;
  const self: Expected = { role: 'rumo_applicant', self: person.userId, staffRole: null };
  if (round % 4 === 0) return { expected: self, work: (work: Work) => database.asReader(actor, work) };
  if (round % 4 !== 2) return { expected: self, work: (work: Work) => database.asActor(actor, work) };
  const lives = round % 8 === 2;
  const role = round % 24 < 12 ? 'rumo_applicant' : 'rumo_staff';
  const arriving = async (work: Work) => {
    let session: Promise<unknown> | undefined;
    const proof = { ...person, ...(!lives && { cookieHash: randomBytes(32) }) };
    const found = (answer: Promise<unknown>) => {
      // Undefined too where it could not be asked for, which is one of the failures.
      session = answer.catch(() => {});
    };
    await database.asArrivingReader({ role }, proof, found, work).finally(async () => {
      if (!lives && (await session)) report.leaks.push(`round ${round}: a session out of nowhere`);
    });
  };
  const staffRole = lives && role === 'rumo_staff' && person.isStaff ? 'moderator' : null;
  return { expected: { role, self: lives ? person.userId : null, staffRole }, work: arriving };
}

interface Expected {
  role: string;
  self: string | null;
  staffRole: string | null;
}

async function look(tx: Tx, expected: Expected, round: number, report: StormReport): Promise<void> {
  // Visitors have no grant on accounts at all.
  const rowsSeen =
    expected.role === 'rumo_anon' ? sql`array[]::text[]` : sql`array(select id::text from accounts)`;
  const { rows } = await sql<Expected & { seen: string[] }>`
    select current_user as role, app.user_id() as self, app.staff_role() as "staffRole", ${rowsSeen} as seen`.execute(
    tx,
  );
  const [row] = rows;
  const { seen = [], ...is } = row ?? {};
  // Staff see everyone; applicants themselves; who comes into the office without a role, nobody.
  const mine = expected.role === 'rumo_staff' && !expected.staffRole ? '' : (expected.self ?? '');
  const fits = expected.staffRole ? seen.length > 1 && seen.includes(mine) : seen.join() === mine;
  if (!isDeepStrictEqual(is, { ...expected }) || !fits) {
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
