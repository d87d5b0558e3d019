import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { AppError } from './app-error.ts';
import { openDatabase, sharedOut, type Tx } from './database.ts';
import { createLog } from './log.ts';
import { loginsBeside } from './schema/roles.ts';

const { database, connections, root, asApplicant, asModerator, asAnon, asSystem, aPerson } = aDatabase({
  poolSize: 2,
});

const identity = sql<{ role: string; user_id: string | null; staff_role: string | null }>`
  select current_user as role, app.user_id() as user_id, app.staff_role() as staff_role`;

test('each actor arrives as their role, with their own id', async () => {
  const maria = await aPerson();
  const seen = async (run: typeof asAnon) => (await run((tx) => identity.execute(tx))).rows[0];

  expect(await seen(asAnon)).toEqual({ role: 'rumo_anon', user_id: null, staff_role: null });
  expect(await seen((work) => asApplicant(maria, work))).toEqual({
    role: 'rumo_applicant',
    user_id: maria.id,
    staff_role: null,
  });
  expect(await seen(asModerator)).toMatchObject({ role: 'rumo_staff', staff_role: 'moderator' });
  expect(await seen(asSystem)).toEqual({ role: 'rumo_system', user_id: null, staff_role: null });
});

test('work that throws leaves nothing behind', async () => {
  const maria = await aPerson();
  const failing = asApplicant(maria, async (tx) => {
    await tx.insertInto('profiles').values({ user_id: maria.id, full_name: 'Maria Lopez' }).execute();
    throw new AppError('conflict');
  });
  await expect(failing).rejects.toMatchObject({ code: 'conflict' });
  expect(await root.selectFrom('profiles').where('user_id', '=', maria.id).selectAll().execute()).toEqual([]);
});

test('a reader sees one moment, whatever others commit meanwhile, and writes nothing', async () => {
  const maria = await aPerson({ profile: { full_name: 'Maria Lopez' } });
  const actor = { as: 'applicant', userId: maria.id, sessionId: randomUUID() } as const;
  const name = async (tx: Tx) =>
    (await tx.selectFrom('profiles').select('full_name').executeTakeFirstOrThrow()).full_name;
  const rename = (tx: Tx) =>
    tx.updateTable('profiles').set({ full_name: 'Maria Reis' }).where('user_id', '=', maria.id).execute();

  await database.asReader(actor, async (tx) => {
    expect(await name(tx)).toBe('Maria Lopez');
    await database.asActor(actor, rename);
    expect(await name(tx)).toBe('Maria Lopez');
  });
  expect(await database.asActor(actor, name)).toBe('Maria Reis');
  await expect(database.asReader(actor, rename)).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: expect.stringContaining('read-only transaction') },
  });
});

test('a statement at once acts as the system, takes any text, and is done whole or not at all', async () => {
  const note = async (name: string, value: string) =>
    database.asSystemAtOnce(
      'test',
      sql`insert into list_counts (list, bucket, delta) values ('accounts', ${name}, length(${value})),
        ('accounts', ${`${name}: `} || current_user || ${null}::text, 1 / (length(${value}) - 3))`,
    );
  await expect(note('fails', 'abc')).rejects.toThrow();
  const odd = `it's "$1" \\ and $2; select 1`;
  await database.asSystemAtOnce(
    'test',
    sql`insert into list_counts (list, bucket, delta) values ('accounts', ${odd} || current_user, ${'7'}::int)`,
  );
  const rows = await root.selectFrom('list_counts').select(['bucket', 'delta']).execute();
  expect(rows.filter(({ bucket }) => bucket.startsWith('fails') || bucket.startsWith('it'))).toEqual([
    { bucket: `${odd}rumo_system`, delta: 7 },
  ]);
  // What it took on is gone with it.
  await expect(sql`select 1`.execute(root)).resolves.toBeDefined();
  await database.probe();
});

test('a statement at once resolves only when it is on disk', async () => {
  // The databases of tests do not wait for the disk by themselves.
  const waiting = openDatabase(
    loginsBeside({ ...connections.superuser, options: '-c synchronous_commit=on' }),
    createLog('silent'),
  );
  await waiting.asSystemAtOnce(
    'test',
    sql`insert into list_counts (list, bucket, delta)
      values ('accounts', ${'waits: '} || current_setting('synchronous_commit'), 1)`,
  );
  await waiting.close();
  const rows = await root
    .selectFrom('list_counts')
    .select('bucket')
    .where('bucket', 'like', 'waits%')
    .execute();
  expect(rows).toEqual([{ bucket: 'waits: on' }]);
});

test('staff have a plan for the values of each statement, except where a route lets plans be kept', async () => {
  const proof = { userId: randomUUID(), sessionId: randomUUID(), cookieHash: Buffer.alloc(32) };
  const mode = async (tx: Tx) =>
    (await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(tx)).rows[0]
      ?.mode;
  const read = (whom: Parameters<typeof database.asArrivingReader>[0]) =>
    database.asArrivingReader(whom, proof, () => {}, mode);
  expect(await read({ role: 'rumo_staff' })).toBe('force_custom_plan');
  expect(await read({ role: 'rumo_staff', plansKept: true })).toBe('auto');
  expect(await read({ role: 'rumo_staff' })).toBe('force_custom_plan');
  expect(await read({ role: 'rumo_applicant' })).toBe('auto');
  expect(await asModerator(mode)).toBe('force_custom_plan');
});

test('a failure that the work swallows is not reported as success', async () => {
  const maria = await aPerson();
  const swallowing = asApplicant(maria, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow();
});

test('the longest wait for a connection is known while it lasts, and nothing of it is left behind', async () => {
  const narrow = openDatabase(connections.logins, createLog('silent'), 1);
  expect(narrow.longestWaitMs()).toBe(0);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = narrow.asSystem('test', async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  expect(narrow.longestWaitMs()).toBe(0);
  const waiting = narrow.asSystem('test', async () => {});
  await expect.poll(() => narrow.longestWaitMs()).toBeGreaterThan(50);
  held.resolve();
  await Promise.all([holding, waiting]);
  expect(narrow.longestWaitMs()).toBe(0);
  await narrow.close();
});

test('connections are shared out among the roles, and none goes without', () => {
  const sizes = (connections: number) => Object.values(sharedOut(connections));
  expect(sizes(20)).toEqual([4, 6, 4, 6]);
  expect(sizes(40)).toEqual([8, 12, 8, 12]);
  expect(sizes(4)).toEqual([1, 1, 1, 1]);
  expect(sizes(5)).not.toContain(0);
});

test('a database that cannot be reached is unavailable, not an unexpected failure', async () => {
  const nowhere = openDatabase(
    loginsBeside({ ...connections.superuser, host: '/nowhere' }),
    createLog('silent'),
  );
  await expect(nowhere.probe()).rejects.toMatchObject({ code: 'unavailable' });
  await nowhere.close();
});

test('who may not act as somebody hears that, not that nothing could follow, and nothing was done', async () => {
  const maria = await aPerson();
  const { logins } = connections;
  const wrong = openDatabase({ ...logins, rumo_applicant: logins.rumo_anon }, createLog('silent'));
  const rename = (tx: Tx) =>
    tx.insertInto('profiles').values({ user_id: maria.id, full_name: 'M' }).execute();
  for (const act of [wrong.asActor, wrong.asReader])
    await expect(act({ as: 'applicant', userId: maria.id, sessionId: randomUUID() }, rename)).rejects.toThrow(
      'permission denied to set role',
    );
  await wrong.close();
  expect(await root.selectFrom('profiles').where('user_id', '=', maria.id).selectAll().execute()).toEqual([]);
});

test('what is asked together is answered each to its own, in the order in which it was asked', async () => {
  const maria = await aPerson();
  const [first, second] = await asApplicant(maria, (tx) =>
    Promise.all([
      sql<{ is: string }>`select pg_sleep(0.05), 'first' as is`.execute(tx),
      sql<{ is: string }>`select 'second' as is`.execute(tx),
    ]),
  );
  expect([first.rows[0]?.is, second.rows[0]?.is]).toEqual(['first', 'second']);
});

test('a table that a migration changes meanwhile costs one refusal at most, and never a wrong row', async () => {
  const one = openDatabase(connections.logins, createLog('silent'), 1);
  const maria = await aPerson({ profile: { full_name: 'Maria Lopez' } });
  const actor = { as: 'applicant', userId: maria.id, sessionId: randomUUID() } as const;
  const read = () =>
    one.asReader(actor, (tx) =>
      tx.selectFrom('profiles').selectAll().where('user_id', '=', maria.id).executeTakeFirstOrThrow(),
    );
  await read();
  await sql`alter table profiles add column shoe_size integer`.execute(root);
  try {
    await sql`grant select (shoe_size) on profiles to rumo_applicant`.execute(root);
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(read()).resolves.toMatchObject({ full_name: 'Maria Lopez', shoe_size: null });
  } finally {
    await sql`alter table profiles drop column shoe_size`.execute(root);
    await one.close();
  }
});

test('a connection that is cut under a transaction is unavailable, and the next one works', async () => {
  const cut = asSystem(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(root);
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toMatchObject({ code: 'unavailable' });
  await database.probe();
});
