import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { JobPayload, TaskName } from '#platform/shared/jobs.ts';
import { thingsOf } from '#tests/support/authorisation/things.ts';
import { documentsClient } from '#tests/support/documents-client.ts';
import type { Person } from '#tests/support/factories.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const day = 86_400_000;

/** Uploads compare our clock with the database's: each test begins in the present. */
let passed = 0;
function passTime(milliseconds: number): void {
  passed += milliseconds;
  server.passTime(milliseconds);
}
afterEach(() => passTime(-passed));

const ask = (headers: object, method: 'PUT' | 'DELETE' = 'PUT') =>
  fetch(`${server.url}/api/account/erasure`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: method === 'PUT' ? '{}' : null,
  });

/** Someone with papers, who asked for their account to be deleted. */
async function someone() {
  const maria = await server.aPerson();
  const headers = await server.signedIn(maria);
  const application = await server.anApplication({ owner: maria });
  const documents = documentsClient(server.url, headers);
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
    await documents.upload(application, name, aPdf(1), {});
  expect((await ask(headers)).status).toBe(200);
  return maria;
}

/** Runs what is queued of one kind, as the worker does. */
async function runQueued<Name extends TaskName>(name: Name): Promise<void> {
  const { rows } = await sql<{ payload: JobPayload<Name> }>`
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = ${name} returning job.payload`.execute(server.root);
  for (const { payload } of rows) await runTask(server.platform, name, payload);
}

async function runDue(): Promise<void> {
  await runTask(server.platform, 'erase-due-accounts', {});
  await runQueued('erase-account');
}

const mailsOf = (id: string) =>
  server.root
    .selectFrom('outbox_mails')
    .select(['id', 'template', 'status', 'subject', 'text_body'])
    .where('user_id', '=', id)
    .where('template', 'in', ['erasure-requested', 'account-erased'])
    .orderBy('created_at')
    .execute();

async function sendMails(id: string): Promise<void> {
  for (const mail of await mailsOf(id)) await runTask(server.platform, 'send-mail', { mail_id: mail.id });
}

/** Every table with a row in which `words` stand, anywhere in the database. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`.execute(server.root);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select from ${sql.raw(name)} as t
      where strpos(lower(t::text), lower(${words})) > 0 limit 1`.execute(server.root);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

const storedFiles = () => readdirSync(join(server.platform.env.dataDir, 'files'), { recursive: true }).length;

test('after the grace everything is gone but an id in the proof and in the log; nobody else loses anything', async () => {
  const { root, platform } = server;
  const enter = async (person: Person) => ({ ...person, headers: await server.signedIn(person) });
  const a = await enter(await server.aPerson({ display_name: 'Margaret Ellison' }));
  const [b, admin] = [
    await enter(await server.aPerson()),
    await enter(await server.aPerson({ role: 'admin' })),
  ];
  const things = await thingsOf(server, a, admin);
  const account = await root
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', a.id)
    .executeTakeFirstOrThrow();
  const before = storedFiles();
  const others = await server.anApplication({ owner: b });
  await documentsClient(server.url, b.headers).upload(others, 'mine.pdf', aPdf(2), {});
  const withOthers = storedFiles();
  expect(withOthers).toBeGreaterThan(before);

  await runDue();
  expect((await ask(a.headers, 'DELETE')).status).toBe(204);
  expect((await ask(a.headers)).status).toBe(200);
  passTime(31 * day);
  const theirs = await server.signedIn(a);
  await runDue();
  // Told and signed out; the last e-mail has to leave first.
  expect((await fetch(`${server.url}/api/account`, { headers: { ...theirs } })).status).toBe(401);
  await runDue();
  expect(await tablesWith(account.email)).toContain('public.accounts');
  await sendMails(a.id);
  const mails = await mailsOf(a.id);
  expect(mails.map(({ template, status }) => `${template} ${status}`)).toContain('account-erased sent');
  expect(mails.at(-1)?.text_body).toContain(a.id);

  await runDue();
  await runQueued('erase-customer');
  const theirWords = [account.email, 'Margaret Ellison', 'passport.pdf', 'Paid in arrears.', 'Juniper'];
  for (const words of theirWords) expect(await tablesWith(words), words).toEqual([]);
  // The last is the built-in provider's own book of what was paid, with no person in it (decision 0047).
  expect(await tablesWith(a.id)).toEqual([
    'public.account_erasures',
    'public.audit_log',
    'public.billing_provider_state',
  ]);
  for (const id of [things.application, things.document, things.message])
    expect((await tablesWith(id)).filter((name) => name !== 'public.audit_log')).toEqual([]);
  expect(storedFiles()).toBeLessThan(withOthers - 5);
  const { sizeOf } = platform.files;
  const kept = await root.selectFrom('documents').select(['user_id', 'file_path']).execute();
  expect(kept.map(({ user_id }) => user_id)).toEqual([b.id]);
  for (const { file_path } of kept) expect(await sizeOf(file_path)).toBe(aPdf(2).length);
  expect(await tablesWith(admin.id)).toContain('public.accounts');

  const proof = await root
    .selectFrom('account_erasures')
    .selectAll()
    .where('account_id', '=', a.id)
    .executeTakeFirstOrThrow();
  expect(proof.erased_at).toBeInstanceOf(Date);
  const { rows: log } = await sql`select action from audit_log where subject_id = ${a.id}
    and action like 'account.era%' order by id`.execute(root);
  expect(log.map((entry) => (entry as { action: string }).action)).toEqual([
    'account.erasure_withdrawn',
    'account.erasure_requested',
    'account.erased',
  ]);
  await runDue();
  expect(server.lines.length).toBeGreaterThan(10);
  for (const words of theirWords)
    expect(server.lines.filter((line) => line.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
});

test('a mail server that is away keeps nobody’s papers for more than a day', async () => {
  const a = await someone();
  passTime(31 * day);
  await runDue();
  passTime(day - 60_000);
  await runDue();
  expect(await tablesWith(a.id)).toContain('public.accounts');
  passTime(61_000);
  await runDue();
  expect(await tablesWith(a.id)).not.toContain('public.accounts');
});

test('a process that dies in the middle leaves nothing behind: the next run goes on', async () => {
  const a = await someone();
  passTime(31 * day);
  await runDue();
  await sendMails(a.id);
  const erase = server.platform.files.erase;
  let left = 3;
  server.platform.files.erase = async (key) => {
    left -= 1;
    if (left < 0) throw new Error('the disk is away');
    return erase(key);
  };
  await expect(runDue()).rejects.toThrow('the disk is away');
  server.platform.files.erase = erase;
  expect(await tablesWith(a.id)).toContain('public.documents');
  await runDue();
  expect(await tablesWith(a.id)).toEqual(['public.account_erasures', 'public.audit_log']);
});

test('whoever comes back out of an older backup is erased again, and nobody else', async () => {
  const a = await someone();
  const b = await server.aPerson();
  const { root, platform } = server;
  const account = await root
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', a.id)
    .executeTakeFirstOrThrow();
  passTime(31 * day);
  await runDue();
  await sendMails(a.id);
  await runDue();
  expect(await tablesWith(account.email)).toEqual([]);

  await root.deleteFrom('account_erasures').where('account_id', '=', a.id).execute();
  const { search_text: _, ...restored } = account;
  await root.insertInto('accounts').values(restored).execute();
  await server.anApplication({ owner: a });
  await runDue();
  expect(await tablesWith(account.email)).toEqual([]);
  expect(await tablesWith(b.id)).toContain('public.accounts');
  rmSync(join(platform.env.dataDir, 'erased-accounts'));
  await runDue();
});

test('somebody who became staff within the grace stays', async () => {
  const a = await someone();
  await server.root
    .insertInto('user_roles')
    .values({ user_id: a.id, role: 'moderator' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'moderator' }))
    .execute();
  passTime(31 * day);
  await runDue();
  await runDue();
  expect(await tablesWith(a.id)).toContain('public.accounts');
  expect(await tablesWith(a.id)).not.toContain('public.account_erasures');
});
