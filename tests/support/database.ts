import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#db/generated/types.ts';
import { type Database, openDatabase, type Tx } from '#platform/server/database.ts';
import { createLog } from '#platform/server/log.ts';
import { columnTypes } from '#platform/server/schema/column-types.ts';
import { loginsBeside } from '#platform/server/schema/roles.ts';
import { databaseCopy } from './database-copy.ts';
import { factories, type Person } from './factories.ts';

/**
 * A database of this test file alone, the actors who use it, and the things they may find in it: copied from the
 * migrated template before the file's tests, dropped after them. Call it at the top of the file:
 *
 *     const { asApplicant, aPerson, root } = aDatabase();
 *     const maria = await aPerson();
 *     await asApplicant(maria, (tx) => tx.selectFrom('profiles')...);
 *
 * `root` sees everything: for looking again whether the rows that somebody cannot see are really there.
 */
export function aDatabase(options: { poolSize?: number } = {}) {
  const { connection, create, drop } = databaseCopy();
  const logins = loginsBeside(connection);
  const rootPool = new pg.Pool({ ...connection, max: 2, types: columnTypes });
  // The database is dropped under connections that are still saying goodbye.
  rootPool.on('error', () => {});
  const root = new Kysely<DB>({ dialect: new PostgresDialect({ pool: rootPool }) });
  let door: Database | undefined;

  beforeAll(async () => {
    await create();
    door = openDatabase(logins, createLog('silent'), options.poolSize);
  });
  afterAll(async () => {
    await door?.close();
    await root.destroy();
    await drop();
  });

  const database: Database = {
    asActor: (actor, work) => opened().asActor(actor, work),
    asReader: (actor, work) => opened().asReader(actor, work),
    asFiguresReader: (actor, work) => opened().asFiguresReader(actor, work),
    asArrivingReader: (...reading) => opened().asArrivingReader(...reading),
    asSystem: (...task) => opened().asSystem(...task),
    asSystemAtOnce: (reason, statement) => opened().asSystemAtOnce(reason, statement),
    asSystemReader: (reason, work) => opened().asSystemReader(reason, work),
    findSession: (proof) => opened().findSession(proof),
    longestWaitMs: () => opened().longestWaitMs(),
    pools: () => opened().pools(),
    probe: () => opened().probe(),
    close: async () => {},
  };
  const opened = () => {
    if (!door) throw new Error('the test database is used before the tests of the file run');
    return door;
  };

  const make = factories(root);
  const staff = new Map<string, Person>();
  const asStaff = async <T>(role: 'moderator' | 'admin', work: (tx: Tx) => Promise<T>): Promise<T> => {
    const person = staff.get(role) ?? (await make.aPerson({ role }));
    staff.set(role, person);
    return opened().asActor({ as: 'staff', role, userId: person.id, sessionId: randomUUID() }, work);
  };

  return {
    /** The program's door, for operations under test. */
    database,
    /** How the program logs in, for each role, and the superuser, to this file's database. */
    connections: { logins, superuser: connection },
    /** Past every wall. */
    root,
    asAnon: <T>(work: (tx: Tx) => Promise<T>) => opened().asActor({ as: 'anon' }, work),
    asApplicant: <T>(person: { id: string }, work: (tx: Tx) => Promise<T>) =>
      opened().asActor({ as: 'applicant', userId: person.id, sessionId: randomUUID() }, work),
    asModerator: <T>(work: (tx: Tx) => Promise<T>) => asStaff('moderator', work),
    asAdmin: <T>(work: (tx: Tx) => Promise<T>) => asStaff('admin', work),
    asSystem: <T>(work: (tx: Tx) => Promise<T>) => opened().asSystem('test', work),
    ...make,
  };
}
