import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { checkAudit, getAuditCheck } from '../contract/office-audit.ts';
import { anchorAuditChain, checkAuditChain } from './chain-checks.ts';
import { recordAudit } from './record-audit.ts';

const { database, root, asApplicant, aPerson } = aDatabase();
const call = callsOf(database);
const dataDir = mkdtempSync(join(tmpdir(), 'rumo-anchor-'));
const anchor = join(dataDir, 'audit-anchor');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const log = { info: vi.fn(), error: vi.fn() };
const platform = { database, log, env: { dataDir }, clock: () => new Date() } as unknown as JobPlatform;

let maria: Person;
let ana: Person;
beforeAll(async () => {
  maria = await aPerson();
  ana = await aPerson({ role: 'admin' });
});
beforeEach(async () => {
  await tamper(sql`truncate audit_log, audit_chain restart identity`, sql`delete from audit_checks`);
  rmSync(anchor, { force: true });
  vi.clearAllMocks();
});

/** What only somebody with the keys to the server can do: past the triggers, as superuser. */
async function tamper(...statements: RawBuilder<unknown>[]): Promise<void> {
  await root.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
}

const act = (n = 0) =>
  asApplicant(maria, (tx) =>
    recordAudit(tx, {
      action: 'profile.saved',
      subject: { type: 'profile', id: maria.id },
      ownerId: maria.id,
      details: { n },
    }),
  );

async function found(): Promise<unknown[]> {
  await checkAuditChain({}, platform);
  const { last } = await call(ana, getAuditCheck, {});
  return last?.faults ?? [];
}

test('the nightly check notes the head of the chain and raises its voice over an edited entry', async () => {
  await act();
  await checkAuditChain({}, platform);
  expect(log.error).not.toHaveBeenCalled();
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(log.info).toHaveBeenLastCalledWith({ seq: 1, hash, faults: 0 }, 'audit chain');
  expect(readFileSync(anchor, 'utf8')).toMatch(/^2\S+Z 1 [0-9a-f]{64}\n$/);

  await tamper(sql`update audit_log set action = 'document.opened'`);
  await checkAuditChain({}, platform);
  expect(log.error).toHaveBeenCalledWith({ kind: 'changed', seq: 1 }, 'the audit log was tampered with');
  const { last, running } = await call(ana, getAuditCheck, {});
  expect(running).toBeNull();
  expect(last).toMatchObject({
    status: 'done',
    entries: 1,
    checked: 1,
    faults: [{ kind: 'changed', seq: 1 }],
  });
});

test('a check that an admin asks for is queued once, and recorded', async () => {
  const asked = await Promise.all([call(ana, checkAudit, {}), call(ana, checkAudit, {})]);
  const id = asked[0].running?.id;
  expect(asked.map(({ running }) => running)).toMatchObject([
    { id, status: 'queued' },
    { id, status: 'queued' },
  ]);
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs where payload ->> 'check_id' = ${id}`.execute(root);
  expect(rows).toHaveLength(1);
  await checkAuditChain({ check_id: id }, platform);
  const { running, last } = await call(ana, getAuditCheck, {});
  expect(running).toBeNull();
  expect(last).toMatchObject({ id, status: 'done', entries: 1, faults: [] });
  const [entry] = await root.selectFrom('audit_log').selectAll().execute();
  expect(entry).toMatchObject({ action: 'audit.check_requested', actor_id: ana.id });
});

test('a check that was killed does not stand in the way for ever', async () => {
  await root
    .insertInto('audit_checks')
    .values({ status: 'running', created_at: new Date(Date.now() - 31 * 60_000) })
    .execute();
  expect(await found()).toEqual([]);
  const rows = await root.selectFrom('audit_checks').select('status').orderBy('created_at').execute();
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'done']);
});

test('a check that cannot go on says so', async () => {
  await act();
  const broken = {
    ...platform,
    database: {
      ...database,
      asSystem: (reason: string, work: never) =>
        reason === 'check the audit chain'
          ? Promise.reject(new Error('no'))
          : database.asSystem(reason, work),
    },
  } as JobPlatform;
  await expect(checkAuditChain({}, broken)).rejects.toThrow('no');
  expect((await call(ana, getAuditCheck, {})).last).toMatchObject({ status: 'failed', faults: [] });
});

describe('with the anchor outside the database', () => {
  const recompute = sql`do $$
    declare _row record; _previous bytea := ''; _place bigint := 0;
    begin
      delete from audit_chain;
      for _row in select l as entry, l.id from audit_log l order by l.id loop
        _previous := app.audit_hash(_previous, _row.entry); _place := _place + 1;
        insert into audit_chain (seq, audit_id, hash) values (_place, _row.id, _previous);
      end loop;
    end $$`;

  test.each([
    [
      'the end was cut off',
      [sql`delete from audit_chain where seq > 8`, sql`delete from audit_log where id > 8`],
    ],
    [
      'the end was cut off and has grown again',
      [
        sql`delete from audit_chain where seq > 8`,
        sql`delete from audit_log where id > 8`,
        sql`insert into audit_log (id, action, subject_type, subject_id) overriding system value values (9, 'a', 'b', 'c')`,
        recompute,
      ],
    ],
    [
      'all of it was written anew with hashes that fit',
      [sql`update audit_log set owner_id = null where id = 3`, recompute],
    ],
    ['an entry was left out and all written anew', [sql`delete from audit_log where id = 3`, recompute]],
    ['all of it is gone', [sql`truncate audit_log, audit_chain`]],
  ])('%s', async (_what, statements) => {
    for (let n = 0; n < 10; n += 1) await act(n);
    await anchorAuditChain({}, platform);
    await tamper(...statements);
    expect(await found()).toEqual([{ kind: 'head_lost', seq: 10 }]);
    // What is in doubt is not vouched for: the old anchor stays, and the next check finds the same.
    expect(await found()).toEqual([{ kind: 'head_lost', seq: 10 }]);
  });

  test('nothing is said of a log that has grown, or of a line that a crash cut short', async () => {
    await act();
    await anchorAuditChain({}, platform);
    await anchorAuditChain({}, platform);
    expect(readFileSync(anchor, 'utf8').match(/\n/g)).toHaveLength(1);
    appendFileSync(anchor, '2026-11-21T10:00:00.000Z 9 abc\n');
    await act(1);
    expect(await found()).toEqual([]);
  });
});

describe('a hundred ways to change the log at random', () => {
  const entries = 30;
  const pick = (from = 1, to = entries) => from + Math.floor(Math.random() * (to - from + 1));
  const columns: Record<string, RawBuilder<unknown>> = {
    occurred_at: sql`occurred_at + interval '1 microsecond'`,
    actor_id: sql`gen_random_uuid()`,
    actor_role: sql`'system'`,
    action: sql`'document.opened'`,
    subject_type: sql`'document'`,
    subject_id: sql`'another'`,
    owner_id: sql`null`,
    details: sql`details || '{"n": 99}'`,
    request_id: sql`'another'`,
  };
  const ways: [string, () => RawBuilder<unknown>[]][] = [
    ...Object.entries(columns).map(([name, value]): [string, () => RawBuilder<unknown>[]] => [
      `edit ${name}`,
      () => [sql`update audit_log set ${sql.ref(name)} = ${value} where id = ${pick()}`],
    ]),
    ['edit the id', () => [sql`update audit_log set id = id + 1000 where id = ${pick()}`]],
    ['edit a hash', () => [sql`update audit_chain set hash = sha256(hash) where seq = ${pick()}`]],
    ['edit a place', () => [sql`update audit_chain set seq = seq + 1000 where seq = ${pick()}`]],
    ['edit what a link means', () => [sql`update audit_chain set audit_id = 99999 where seq = ${pick()}`]],
    ['remove an entry', () => [sql`delete from audit_log where id = ${pick()}`]],
    ['remove a link', () => [sql`delete from audit_chain where seq = ${pick()}`]],
    [
      'remove both and close the gap',
      () => {
        const at = pick();
        return [
          sql`delete from audit_log where id = ${at}`,
          sql`delete from audit_chain where seq = ${at}`,
          sql`update audit_chain set seq = -seq where seq > ${at}`,
          sql`update audit_chain set seq = -seq - 1 where seq < 0`,
        ];
      },
    ],
    [
      'let two change places',
      () => {
        const [one, other] = [pick(1, 15), pick(16, 30)];
        return [
          sql`update audit_log set id = -id where id in (${one}, ${other})`,
          sql`update audit_log set id = case id when ${-one} then ${other}::bigint else ${one}::bigint end where id < 0`,
        ];
      },
    ],
    [
      'let two links change places',
      () => {
        const [one, other] = [pick(1, 15), pick(16, 30)];
        return [
          sql`update audit_chain set seq = -seq where seq in (${one}, ${other})`,
          sql`update audit_chain set seq = case seq when ${-one} then ${other}::bigint else ${one}::bigint end where seq < 0`,
        ];
      },
    ],
    [
      'cut the end off',
      () => {
        const at = pick(2);
        return [
          sql`delete from audit_chain where seq >= ${at}`,
          sql`delete from audit_log where id >= ${at}`,
        ];
      },
    ],
    [
      'slip one in',
      () => [
        sql`insert into audit_log (id, action, subject_type, subject_id) overriding system value
          values (${1000 + pick()}, 'a', 'b', 'c')`,
      ],
    ],
    [
      'slip one in with a link',
      () => {
        const at = pick();
        return [
          sql`insert into audit_log (id, action, subject_type, subject_id) overriding system value values (5000, 'a', 'b', 'c')`,
          sql`update audit_chain set seq = -seq where seq >= ${at}`,
          sql`update audit_chain set seq = -seq + 1 where seq < 0`,
          sql`insert into audit_chain select ${at}, 5000, app.audit_hash(
            coalesce((select hash from audit_chain where seq = ${at - 1}), ''), l) from audit_log l where id = 5000`,
        ];
      },
    ],
    [
      'put an older end back',
      () => [
        sql`update audit_chain set hash = (select hash from audit_chain where seq = ${pick(1, 20)}) where seq = ${entries}`,
      ],
    ],
  ];

  test('a hundred are found', async () => {
    for (let n = 0; n < entries; n += 1) await act(n);
    await anchorAuditChain({}, platform);
    // Whoever has the keys can do this, too.
    await sql`alter table audit_log alter id set generated by default`.execute(root);
    await sql`create table kept_log as select * from audit_log; create table kept_chain as select * from audit_chain`.execute(
      root,
    );
    const missed: string[] = [];
    for (let round = 0; round < 100; round += 1) {
      const [name, statements] = ways[round % ways.length] ?? ['', () => []];
      await tamper(...statements());
      if ((await found()).length === 0) missed.push(`round ${round}: ${name}`);
      await tamper(
        sql`truncate audit_log, audit_chain`,
        sql`insert into audit_log overriding system value select * from kept_log`,
        sql`insert into audit_chain select * from kept_chain`,
      );
    }
    await sql`drop table kept_log, kept_chain`.execute(root);
    expect(missed).toEqual([]);
    expect(await found()).toEqual([]);
    process.stdout.write('audit log: 100 of 100 changes found\n');
  }, 60_000);
});
