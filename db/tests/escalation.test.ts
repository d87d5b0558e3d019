import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { auditActions } from '#features/audit/registry.ts';
import type { Tx } from '#platform/server/database.ts';
import { loginNames, type Role } from '#platform/server/schema/roles.ts';
import { type JobPayload, jobs, type TaskName } from '#platform/shared/jobs.ts';
import { aDatabase } from '#tests/support/database.ts';

/**
 * What an attacker can do with a statement injected into one of the program's transactions. Every login is tried past
 * the program; each attempt has to be refused by PostgreSQL itself.
 */
const { connections, asApplicant, asModerator, asAdmin, asSystem, aPerson, root } = aDatabase();
const roles = Object.keys(loginNames) as Role[];
const refusedHere =
  /permission denied|must be|does not queue|begins with|row-level security|cannot be|could not open/;

async function inTransactionOf(role: Role, statement: string): Promise<unknown> {
  const client = new pg.Client(connections.logins[role]);
  await client.connect();
  try {
    await client.query(`begin; set local role ${role}`);
    await client.query(statement);
    return (await client.query('select current_user as me')).rows[0]?.me;
  } finally {
    await client.end();
  }
}

describe.each(roles)('the login of %s', (role) => {
  test('takes on its own role', async () => {
    expect(await inTransactionOf(role, 'select 1')).toBe(role);
  });

  test.each([
    ...[...roles, 'rumo_owner', 'postgres', ...Object.values(loginNames)]
      .filter((other) => other !== role && other !== loginNames[role])
      .flatMap((other) => [
        `set role ${other}`,
        `set local role ${other}`,
        `reset role; set role ${other}`,
        `set session authorization ${other}`,
        `commit; set role ${other}`,
      ]),
    `select pg_read_file('/etc/passwd')`,
    `select pg_ls_dir('/')`,
    `select lo_import('/etc/passwd')`,
    `copy (select 1) to program 'id'`,
    `copy (select 1) to '/tmp/out'`,
    'create extension dblink',
    'create function public.mine() returns integer language sql as $$select 1$$',
    'create table public.mine (id integer)',
    'create schema mine',
    'set session_replication_role = replica',
    'alter role rumo_app superuser',
    'alter table public.profiles disable row level security',
    'drop policy insert_own on public.audit_log',
    'truncate public.audit_log',
    'set row_security = off; select * from public.profiles',
  ])('is refused: %s', async (statement) => {
    if (role === 'rumo_system' && statement.includes('row_security')) return;
    await expect(inTransactionOf(role, statement)).rejects.toThrow(refusedHere);
  });
});

test.each(['rumo_anon', 'rumo_applicant', 'rumo_staff'] as const)(
  '%s does not reach into the queue',
  async (role) => {
    for (const statement of [
      'select * from graphile_worker._private_jobs',
      `select graphile_worker.add_job('send-mail')`,
      'delete from graphile_worker._private_jobs',
    ])
      await expect(inTransactionOf(role, statement)).rejects.toThrow(/permission denied/);
  },
);

const queue = (task: TaskName, key: string | null) => (tx: Tx) =>
  sql`select app.enqueue(${task}, ${JSON.stringify({} as JobPayload<TaskName>)}::json, ${key}, null, null)`.execute(
    tx,
  );
const tasks = Object.keys(jobs) as TaskName[];
const queuedByApplicants: TaskName[] = ['erase-document', 'record-conversion'];
const queuedByStaff: TaskName[] = [
  'check-audit-chain',
  'end-review',
  'erase-note',
  'publish-page',
  'resume-plan',
  'send-mail',
  'tell-decision',
  'tell-returned',
];

test('each role queues the tasks of this list and no other', async () => {
  const maria = await aPerson();
  const mayBy = async (act: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) => {
    const may: TaskName[] = [];
    for (const task of tasks)
      await act(queue(task, null)).then(
        () => may.push(task),
        (error) => expect(String(error)).toMatch(/does not queue/),
      );
    return may.toSorted();
  };
  expect(await mayBy((work) => asApplicant(maria, work))).toEqual(queuedByApplicants);
  expect(await mayBy(asModerator)).toEqual(queuedByStaff);
  expect(await mayBy(asAdmin)).toEqual(queuedByStaff);
  expect(await mayBy(asSystem)).toEqual(tasks.toSorted());
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

test('nobody replaces a waiting job of somebody else by its key', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson()];
  await asSystem(queue('send-mail', 'plan:1'));
  await asApplicant(maria, queue('erase-document', `erase-document:${maria.id}:1`));
  for (const key of [
    'plan:1',
    '',
    `erase-document:${maria.id}:1`,
    `erase-document:${maria.id}`,
    'erase-document:',
  ])
    await expect(asApplicant(stranger, queue('erase-document', key))).rejects.toThrow(/begins with/);
  for (const key of ['plan:1', '', 'tell-decision:1', `erase-document:${maria.id}:1`])
    await expect(asModerator(queue('send-mail', key))).rejects.toThrow(/begins with/);
  await asModerator(queue('send-mail', 'send-mail:1'));
  await sql`delete from graphile_worker._private_jobs`.execute(root);
});

const record = (action: string, owner: string) => (tx: Tx) =>
  tx
    .insertInto('audit_log')
    .values({ action, subject_type: 'account', subject_id: randomUUID(), owner_id: owner })
    .execute();

test('what each role may record are the kinds of its own requests', async () => {
  const maria = await aPerson();
  const mayBy = async (act: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) => {
    const may: string[] = [];
    for (const action of auditActions)
      await act(record(action, maria.id)).then(
        () => may.push(action),
        (error) => expect(String(error)).toMatch(/row-level security/),
      );
    return may;
  };
  const [applicant, moderator, admin] = [
    await mayBy((work) => asApplicant(maria, work)),
    await mayBy(asModerator),
    await mayBy(asAdmin),
  ];
  expect(
    applicant.filter((action) =>
      /^(?:account\.(?!copied)|plan|payment|refund|checkout|settings|mail|session|landing|fact|experiment|audit)/.test(
        action,
      ),
    ),
  ).toEqual([]);
  expect(applicant).toHaveLength(29);
  expect(
    moderator.filter((action) =>
      /^(?:account|plan|payment|refund|settings|mail|session|landing|fact|experiment|audit|canned|guide|profile)/.test(
        action,
      ),
    ),
  ).toEqual([]);
  expect(admin).toEqual(expect.arrayContaining(moderator));
  expect(
    admin.filter((action) =>
      /^(?:plan|payment|refund|guide|profile|account\.(?:erased|created|signed_in))/.test(action),
    ),
  ).toEqual([]);
  expect(admin).toContain('account.role_changed');
  expect(await mayBy(asSystem)).toEqual(auditActions);
});
