import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { recordAudit } from './record-audit.ts';
import { type ChainHead, verifyChain } from './verify-chain.ts';

const { root, asApplicant, asModerator, asSystem, aPerson } = aDatabase();

beforeEach(async () => {
  await tamper(sql`truncate audit_log, audit_chain restart identity`);
});

/** What only somebody with the keys to the server can do: past the triggers, as superuser. */
async function tamper(...statements: RawBuilder<unknown>[]): Promise<void> {
  await root.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
}

/** Entries by several actors, each in a transaction of its own. */
async function aHistory(entries: number): Promise<void> {
  const maria = await aPerson();
  for (let n = 0; n < entries; n++) {
    const byStaff = n % 3 === 0;
    const act = byStaff ? asModerator : (work: Parameters<typeof asModerator>[0]) => asApplicant(maria, work);
    await act((tx) =>
      recordAudit(tx, {
        action: byStaff ? 'application.assigned' : 'application.started',
        subject: { type: 'application', id: `${n}` },
        ownerId: maria.id,
        details: { n, ä: 'ö' },
      }),
    );
  }
}

const verify = (...kept: ChainHead[]) => asSystem((tx) => verifyChain(tx, kept));

test('an untouched log has no fault, whatever the time zone of whoever looks', async () => {
  await aHistory(7);
  await asSystem(async (tx) => {
    await sql`set local timezone = 'Pacific/Auckland'`.execute(tx);
    expect(await verifyChain(tx)).toMatchObject({ faults: [], head: { seq: 7 } });
  });
});

test('the entry names the actor, whatever the writer would like', async () => {
  const maria = await aPerson();
  await asApplicant(maria, (tx) =>
    recordAudit(tx, {
      action: 'profile.saved',
      subject: { type: 'profile', id: maria.id },
      ownerId: maria.id,
    }),
  );
  const entry = await root.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor_id: maria.id, actor_role: 'user', owner_id: maria.id });
  const forging = asApplicant(maria, (tx) =>
    sql`insert into audit_log (actor_id, action, subject_type, subject_id) values (null, 'a', 'b', 'c')`.execute(
      tx,
    ),
  );
  await expect(forging).rejects.toThrow(/permission denied/);
});

test('many transactions at once leave one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 8 }, () => aHistory(5)));
  expect(await verify()).toMatchObject({ faults: [], head: { seq: 40 } });
});

const edits: [string, RawBuilder<unknown>][] = [
  ['action', sql`update audit_log set action = 'document.opened' where id = 4`],
  ['actor', sql`update audit_log set actor_id = gen_random_uuid() where id = 4`],
  ['role', sql`update audit_log set actor_role = 'system' where id = 4`],
  ['owner', sql`update audit_log set owner_id = null where id = 4`],
  ['time', sql`update audit_log set occurred_at = occurred_at + interval '1 microsecond' where id = 4`],
  ['details', sql`update audit_log set details = details || '{"n": 9}' where id = 4`],
  ['request', sql`update audit_log set request_id = 'other' where id = 4`],
];
test.each(edits)('an edited %s is found', async (_, edit) => {
  await aHistory(7);
  await tamper(edit);
  expect((await verify()).faults).toEqual([{ kind: 'changed', seq: 4 }]);
});

test('a deleted entry is found, with or without its link', async () => {
  await aHistory(7);
  await tamper(sql`delete from audit_log where id = 4`);
  expect((await verify()).faults).toEqual([{ kind: 'row_missing', seq: 4 }]);
  await tamper(sql`delete from audit_chain where seq = 4`);
  expect((await verify()).faults).toEqual([{ kind: 'link_missing', seq: 4 }]);
});

test('deleting and closing the gap is found', async () => {
  await aHistory(7);
  await tamper(
    sql`delete from audit_log where id = 4`,
    sql`delete from audit_chain where seq = 4`,
    sql`update audit_chain set seq = -seq where seq > 4`,
    sql`update audit_chain set seq = -seq - 1 where seq < 0`,
  );
  expect((await verify()).faults).toEqual([{ kind: 'changed', seq: 4 }]);
});

test('two entries that changed places are found', async () => {
  await aHistory(7);
  await tamper(
    sql`update audit_chain set audit_id = -audit_id where audit_id in (3, 4)`,
    sql`update audit_chain set audit_id = case audit_id when -3 then 4 else 3 end where audit_id < 0`,
  );
  expect((await verify()).faults).toMatchObject([{ seq: 3 }, { seq: 4 }]);
});

test('an entry slipped in beside the chain is found', async () => {
  await aHistory(3);
  await tamper(sql`insert into audit_log (action, subject_type, subject_id) values ('a', 'b', 'c')`);
  expect((await verify()).faults).toEqual([{ kind: 'unchained', auditId: 4 }]);
});

test('a cut-off end is found by whoever kept the head', async () => {
  await aHistory(7);
  const { head } = await verify();
  await tamper(sql`delete from audit_log where id > 5`, sql`delete from audit_chain where seq > 5`);
  expect((await verify()).faults).toEqual([]);
  if (!head) throw new Error('there is no head');
  expect((await verify(head)).faults).toEqual([{ kind: 'head_lost', seq: 7 }]);
});

test('a hundred random edits are each found', async () => {
  await aHistory(30);
  for (let round = 0; round < 100; round++) {
    const id = 1 + Math.floor(Math.random() * 30);
    const before = await root
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await tamper(
      sql`update audit_log set details = jsonb_build_object('round', ${round}::int) where id = ${id}`,
    );
    expect((await verify()).faults, `round ${round}, entry ${id}`).toEqual([{ kind: 'changed', seq: id }]);
    await tamper(sql`update audit_log set details = ${JSON.stringify(before.details)} where id = ${id}`);
  }
  expect((await verify()).faults).toEqual([]);
});

test('nobody changes or removes an entry, not even the owner of the table', async () => {
  await aHistory(1);
  for (const role of ['rumo_applicant', 'rumo_staff', 'rumo_system', 'rumo_owner']) {
    for (const statement of [
      'update audit_log set action = $$x$$',
      'delete from audit_log',
      'truncate audit_log cascade',
    ]) {
      const trying = root.transaction().execute(async (tx) => {
        await sql`select set_config('role', ${role}, true)`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
      await expect(trying, `${role}: ${statement}`).rejects.toThrow(/permission denied|append-only/);
    }
  }
});
