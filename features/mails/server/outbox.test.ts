import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { openMail as openMailDoor } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listMails, openMail, retryMail } from '../contract.ts';
import { requeueMails } from './queue.ts';
import { sendMail } from './send.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);
const env = readEnv({});
const platform = {
  clock: systemClock,
  env,
  log: createLog('silent'),
  database,
  mail: openMailDoor(env),
} as JobPlatform;

beforeEach(async () => {
  await root.deleteFrom('outbox_mails').execute();
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(root);
});

async function aMail(
  to: Person,
  wish: { status?: 'queued' | 'failed'; attempts?: number; created_at?: Date } = {},
) {
  const { id } = await root
    .insertInto('outbox_mails')
    .values({
      user_id: to.id,
      template: 'support-reply',
      parameters: JSON.stringify({ message_id: randomUUID(), reply_id: randomUUID() }),
      last_error: wish.status === 'failed' ? 'EENVELOPE 550' : null,
      ...wish,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const jobs = async () => {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'send-mail' order by key`.execute(root);
  return rows.map(({ key }) => key);
};

const entries = (subject: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'owner_id', 'details'])
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();

const anAdmin = () => aPerson({ role: 'admin' });

test('an admin finds an e-mail by its recipient, its status and its kind, and reads what became of it', async () => {
  const [maria, robert] = [
    await aPerson({ display_name: 'Maria Whitaker', email: 'maria@example.com' }),
    await aPerson({ display_name: 'Robert Castellano', email: 'robert@example.com' }),
  ];
  const sent = await aMail(maria);
  await sendMail({ mail_id: sent }, platform);
  const failed = await aMail(robert, { status: 'failed', attempts: 25 });
  const admin = await anAdmin();

  const all = await call(admin, listMails, {});
  expect(all).toMatchObject({
    total: 2,
    total_is_capped: false,
    next_cursor: null,
    kinds: ['support-reply'],
  });
  expect(
    all.mails.map(({ id, state, delivered_by, last_error, attempts, abilities }) => [
      id,
      state,
      delivered_by,
      last_error,
      attempts,
      abilities.retry,
    ]),
  ).toEqual([
    [failed, 'failed', null, 'EENVELOPE 550', 25, true],
    [sent, 'sent', 'outbox', null, 1, false],
  ]);
  const found = async (query: object) => (await call(admin, listMails, { query })).mails.map(({ id }) => id);
  expect(await found({ q: 'WHITAKER' })).toEqual([sent]);
  expect(await found({ q: 'robert@' })).toEqual([failed]);
  expect(await found({ status: 'failed' })).toEqual([failed]);
  expect(await found({ kind: 'support-reply' })).toEqual([failed, sent]);
  expect(await found({ kind: 'another' })).toEqual([]);

  const first = await call(admin, listMails, { query: { limit: 1 } });
  const next = await call(admin, listMails, { query: { limit: 1, cursor: first.next_cursor ?? '' } });
  expect([...first.mails, ...next.mails].map(({ id }) => id)).toEqual([failed, sent]);
});

test('reading one shows it word for word, and that it was read is recorded with whose it is', async () => {
  const maria = await aPerson();
  const id = await aMail(maria);
  const admin = await anAdmin();
  expect(await call(admin, openMail, { params: { id } })).toMatchObject({ text_body: null, html_body: null });
  await sendMail({ mail_id: id }, platform);
  const opened = await call(admin, openMail, { params: { id } });
  expect(opened.text_body).toContain('We have answered the message you sent us');
  expect(opened.html_body).toMatch(/<a href="http:\/\/127.0.0.1:3000\/support"[^>]*>Read the reply<\/a>/);
  const entry = { action: 'mail.opened', owner_id: maria.id, details: { template: 'support-reply' } };
  expect(await entries(id)).toEqual([entry, entry]);
});

test('one that was given up is tried again now, by one job, however often somebody presses', async () => {
  const id = await aMail(await aPerson(), { status: 'failed', attempts: 25 });
  const admin = await anAdmin();
  const pressed = await Promise.all(
    Array.from({ length: 5 }, () => call(admin, retryMail, { params: { id } })),
  );
  expect(pressed.map(({ state }) => state)).toEqual(Array(5).fill('waiting'));
  expect(await jobs()).toEqual([`send-mail:${id}`]);
  expect((await entries(id))[0]).toMatchObject({
    action: 'mail.retried',
    details: { template: 'support-reply', from: 'failed' },
  });

  await sendMail({ mail_id: id }, platform);
  const recorded = (await entries(id)).length;
  expect(await call(admin, retryMail, { params: { id } })).toMatchObject({ state: 'sent', attempts: 26 });
  expect(await entries(id)).toHaveLength(recorded);
});

test('nothing is tried for an account that was closed', async () => {
  const maria = await aPerson();
  const id = await aMail(maria, { status: 'failed' });
  await root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', maria.id).execute();
  expect((await refusalOf(call(await anAdmin(), retryMail, { params: { id } }))).code).toBe('conflict');
  expect(await jobs()).toEqual([]);
});

test('one that waits although nobody will send it gets a job again, the others are left alone', async () => {
  const maria = await aPerson();
  const old = { created_at: new Date(Date.now() - 60 * 60_000) };
  const [forgotten, waiting, usedUp, given] = [
    await aMail(maria, old),
    await aMail(maria, old),
    await aMail(maria, old),
    await aMail(maria, { ...old, status: 'failed' }),
  ];
  const young = await aMail(maria);
  for (const id of [waiting, usedUp]) {
    await sql`select graphile_worker.add_job('send-mail', json_build_object('mail_id', ${id}::text),
      job_key => ${`send-mail:${id}`}, max_attempts => 25)`.execute(root);
  }
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`send-mail:${usedUp}`}`.execute(
    root,
  );
  const usable = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'send-mail' and attempts < max_attempts`.execute(
      root,
    );
    return rows.map(({ key }) => key.replace('send-mail:', '')).sort();
  };
  expect(await usable()).toEqual([waiting]);
  await requeueMails({}, platform);
  await requeueMails({}, platform);
  expect(await usable()).toEqual([forgotten, waiting, usedUp].sort());
  expect(await usable()).not.toContain(given);
  expect(await usable()).not.toContain(young);
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s reads no e-mail and has none tried again', async (_who, role, code) => {
  const owner = await aPerson();
  const id = await aMail(owner, { status: 'failed' });
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listMails, {}))).code).toBe(code);
  expect((await refusalOf(call(person, openMail, { params: { id } }))).code).toBe(code);
  expect((await refusalOf(call(person, retryMail, { params: { id } }))).code).toBe(code);
  expect(await entries(id)).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('an id that there is not answers not found', async () => {
  const admin = await anAdmin();
  const params = { id: randomUUID() };
  expect((await refusalOf(call(admin, openMail, { params }))).code).toBe('not_found');
  expect((await refusalOf(call(admin, retryMail, { params }))).code).toBe('not_found');
});
