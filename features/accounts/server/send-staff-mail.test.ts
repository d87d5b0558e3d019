import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getOfficeAccount, sendStaffMail } from '#features/cases/contract/office-accounts.ts';
import { staffMailsPerDay } from '#features/cases/rules/office-accounts.ts';
import { sendMail } from '#features/mails/server/send.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { openMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const { database, aPerson, root } = aDatabase();
const env = readEnv({ PUBLIC_URL: 'http://localhost:3000' });
const mail = openMail(env);
const call = callsOf(database, { mail });

let ana: Person;
let maria: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  maria = await aPerson({ display_name: 'Maria Whitaker', email: 'maria@example.com' });
});

const body = (words: object = {}) => ({
  subject: 'Your appointment',
  body: 'Please call the consulate.\n\nThey moved <b>the</b> date.\nAsk for Rita.',
  client_key: randomUUID(),
  ...words,
});
const write = (to: { id: string }, words: ReturnType<typeof body>, by: Person | undefined = ana) =>
  call(by, sendStaffMail, { params: { id: to.id }, body: words });

const mailsTo = ({ id }: { id: string }) =>
  root.selectFrom('outbox_mails').selectAll().where('user_id', '=', id).orderBy('created_at').execute();

test('what an admin wrote leaves as their words, and stays with the person alone', async () => {
  const sent = await write(maria, body());
  expect(sent).toMatchObject({ template: 'staff-message', status: 'queued', subject: 'Your appointment' });

  const platform = { clock: systemClock, env, log: createLog('silent'), database, mail } as JobPlatform;
  await sendMail({ mail_id: sent.id }, platform);
  const [row] = await mailsTo(maria);
  expect(row).toMatchObject({
    status: 'sent',
    delivered_by: 'outbox',
    subject: 'Your appointment',
    parameters: { mail_id: expect.any(String) },
    text_body: expect.stringContaining(
      'They moved <b>the</b> date.\nAsk for Rita.\n\nYou can answer this e-mail.',
    ),
    html_body: expect.stringContaining('<p>They moved &#60;b&#62;the&#60;/b&#62; date.<br>Ask for Rita.</p>'),
  });
  const { mails } = await call(ana, getOfficeAccount, { params: { id: maria.id } });
  expect(mails).toMatchObject([{ id: sent.id, status: 'sent', delivered_by: 'outbox' }]);

  const entries = await root.selectFrom('audit_log').selectAll().where('owner_id', '=', maria.id).execute();
  expect(entries).toMatchObject([{ action: 'account.mailed', actor_id: ana.id }]);
  expect(JSON.stringify(entries)).not.toMatch(/appointment|consulate|maria@/i);
});

test('pressed twice, or ten times at once, it is one', async () => {
  const robert = await aPerson();
  const words = body();
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(robert, words)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await mailsTo(robert)).toHaveLength(1);
});

test('the key of one person’s e-mail shows nothing under another’s name', async () => {
  const robert = await aPerson();
  const words = body();
  await write(maria, words);
  expect((await refusalOf(write(robert, words))).code).toBe('not_found');
  expect(await mailsTo(robert)).toEqual([]);
});

test('a subject is one line', async () => {
  const robert = await aPerson();
  await write(robert, body({ subject: ' A date\r\nBcc: everybody@example.com ' }));
  const [row] = await root
    .selectFrom('staff_mails')
    .select('subject')
    .where('user_id', '=', robert.id)
    .execute();
  expect(row?.subject).toBe('A date Bcc: everybody@example.com');
});

test('an account that is closed gets none', async () => {
  const robert = await aPerson();
  await root
    .updateTable('accounts')
    .set({ deactivated_at: new Date() })
    .where('id', '=', robert.id)
    .execute();
  expect((await refusalOf(write(robert, body()))).code).toBe('conflict');
});

test('with the account the words are gone', async () => {
  const robert = await aPerson();
  await write(robert, body());
  await root.deleteFrom('accounts').where('id', '=', robert.id).execute();
  expect(
    await root.selectFrom('staff_mails').where('user_id', '=', robert.id).select('id').execute(),
  ).toEqual([]);
});

test('a day has its measure, also for many at once', async () => {
  const [tiago, robert] = [await aPerson({ role: 'admin' }), await aPerson()];
  const tries = Array.from({ length: staffMailsPerDay + 3 }, () => write(robert, body(), tiago));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect((await refusalOf(write(robert, body(), tiago))).code).toBe('too_many_requests');
  await write(robert, body());
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s writes to nobody and sees nobody’s page', async (_who, role, code) => {
  const robert = await aPerson();
  const person = role && (await aPerson({ role }));
  expect(
    (await refusalOf(call(person, sendStaffMail, { params: { id: robert.id }, body: body() }))).code,
  ).toBe(code);
  expect((await refusalOf(call(person, getOfficeAccount, { params: { id: robert.id } }))).code).toBe(code);
  expect(await mailsTo(robert)).toEqual([]);
});

test('nobody is there under an id that nobody has', async () => {
  expect((await refusalOf(write({ id: randomUUID() }, body()))).code).toBe('not_found');
  expect((await refusalOf(call(ana, getOfficeAccount, { params: { id: randomUUID() } }))).code).toBe(
    'not_found',
  );
});
