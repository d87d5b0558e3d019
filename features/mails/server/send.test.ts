import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { type MailMessage, MailRefused, openMail } from '#platform/server/mail.ts';
import { Outages } from '#platform/server/observability/outages.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { sendMail } from './send.ts';

const { database, aPerson, root } = aDatabase();
const lines: string[] = [];

let server: Awaited<ReturnType<typeof startMailServer>>;
let smtp: JobPlatform;
let maria: Person;
beforeAll(async () => {
  server = await startMailServer();
  smtp = platformOf({ SMTP_URL: server.smtpUrl, MAIL_FROM: 'rumo@example.com' });
  maria = await aPerson({ display_name: 'Maria Whitaker', email: 'maria@example.com' });
  await root
    .insertInto('system_settings')
    .values([
      { setting_key: 'site_name', setting_value: JSON.stringify('<b>Visas & more</b>') },
      { setting_key: 'support_email', setting_value: '"help@example.com"' },
    ])
    .execute();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.become('kind');
  server.received.length = 0;
  lines.length = 0;
});

function platformOf(settings: NodeJS.ProcessEnv): JobPlatform {
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...settings });
  const log = createLog('info', { write: (line) => lines.push(line) });
  const outages = new Outages(log);
  return { clock: systemClock, env, log, outages, database, mail: openMail(env, outages) } as JobPlatform;
}

async function aQueuedMail(): Promise<string> {
  const { id } = await root
    .insertInto('outbox_mails')
    .values({
      user_id: maria.id,
      template: 'support-reply',
      parameters: JSON.stringify({ message_id: randomUUID(), reply_id: randomUUID() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const rowOf = (id: string) =>
  root.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** As the text of a mail stands in its source, long lines folded and signs encoded. */
const readable = (source: string) => source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

test('a mail arrives as plain text and as HTML, with nothing personal in it but the address', async () => {
  const id = await aQueuedMail();
  await sendMail({ mail_id: id }, smtp);
  const [mail, ...others] = server.received;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: 'rumo@example.com', to: ['maria@example.com'] });
  const source = readable(mail?.source ?? '');
  expect(source).toContain('Subject: You have a reply from us');
  expect(source).toContain(`Message-ID: <${id}@localhost>`);
  expect(source).toContain('Reply-To: help@example.com');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(source).toContain('Content-Type: text/html; charset=utf-8');
  // Once in the text; in the HTML as the button's link, and in words below it.
  expect(source.match(/http:\/\/localhost:3000\/support\b/g)).toHaveLength(3);
  expect(source).not.toMatch(/Maria|Whitaker/);
  expect(await rowOf(id)).toMatchObject({
    status: 'sent',
    delivered_by: 'smtp',
    attempts: 1,
    claimed_until: null,
    sent_at: expect.any(Date),
    subject: 'You have a reply from us',
  });
});

test('what an admin calls the site stays text', async () => {
  const id = await aQueuedMail();
  await sendMail({ mail_id: id }, smtp);
  expect((await rowOf(id)).html_body).not.toContain('<b>');
});

test('without a mail server the row with its text is the delivery', async () => {
  const id = await aQueuedMail();
  await sendMail({ mail_id: id }, platformOf({}));
  expect(server.received).toEqual([]);
  expect(await rowOf(id)).toMatchObject({
    status: 'sent',
    delivered_by: 'outbox',
    text_body: expect.stringContaining('Read the reply: http://localhost:3000/support'),
    html_body: expect.stringMatching(/<a href="http:\/\/localhost:3000\/support"[^>]*>Read the reply<\/a>/),
  });
});

test('a job that runs twice, or ten times at once, sends one mail', async () => {
  const id = await aQueuedMail();
  const runs = await Promise.allSettled(Array.from({ length: 10 }, () => sendMail({ mail_id: id }, smtp)));
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
  await sendMail({ mail_id: id }, smtp);
  expect(server.received).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test.each(['busy', 'hanging up'] as const)('a server that is %s is asked again later', async (mood) => {
  const id = await aQueuedMail();
  server.become(mood);
  await expect(sendMail({ mail_id: id }, smtp)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    claimed_until: null,
    last_error: expect.stringMatching(/^E[A-Z]+/),
  });
  server.become('kind');
  await sendMail({ mail_id: id }, smtp);
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
});

test('a server that is away is asked again later', async () => {
  const id = await aQueuedMail();
  const away = platformOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'rumo@example.com' });
  await expect(sendMail({ mail_id: id }, away)).rejects.toThrow();
  expect((await rowOf(id)).last_error).toBe('ESOCKET');
});

test('while it is away there is one line, not one for each e-mail; what it says of one e-mail is none of an outage', async () => {
  const away = platformOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'rumo@example.com' });
  for (let each = 0; each < 3; each += 1)
    await expect(sendMail({ mail_id: await aQueuedMail() }, away)).rejects.toThrow();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['an outage began']);
  lines.length = 0;
  for (const mood of ['busy', 'refusing'] as const) {
    server.become(mood);
    await sendMail({ mail_id: await aQueuedMail() }, smtp).catch(() => {});
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'an e-mail was not taken',
    'an e-mail was not taken',
  ]);
});

test('an address that the server refuses for good is given up, and nothing says which it was', async () => {
  const id = await aQueuedMail();
  server.become('refusing');
  await sendMail({ mail_id: id }, smtp);
  expect(await rowOf(id)).toMatchObject({ status: 'failed', last_error: 'EENVELOPE 550', sent_at: null });
  expect(lines.join()).not.toMatch(/example\.com/);
});

test('the twenty-fifth failure is the last', async () => {
  const id = await aQueuedMail();
  await root.updateTable('outbox_mails').set({ attempts: 24 }).where('id', '=', id).execute();
  server.become('busy');
  await sendMail({ mail_id: id }, smtp);
  expect((await rowOf(id)).status).toBe('failed');
});

test('killed between sending and noting: nobody sends it while the claim lasts, then it goes under the same id', async () => {
  const id = await aQueuedMail();
  const sent: MailMessage[] = [];
  const killed = Promise.withResolvers<void>();
  const mail = {
    ...smtp.mail,
    send: async (message: MailMessage) => {
      sent.push(message);
      // The process is gone: it notes nothing.
      if (sent.length === 1) await killed.promise;
    },
  };
  const abandoned = sendMail({ mail_id: id }, { ...smtp, mail });
  await expect.poll(() => sent.length).toBe(1);
  await expect(sendMail({ mail_id: id }, { ...smtp, mail })).rejects.toThrow(/by another job/);
  expect(sent).toHaveLength(1);
  await root
    .updateTable('outbox_mails')
    .set({ claimed_until: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();
  await sendMail({ mail_id: id }, { ...smtp, mail });
  expect(sent.map((message) => message.id)).toEqual([id, id]);
  killed.reject(new MailRefused('gone'));
  await abandoned;
  // Whoever comes late changes nothing about a mail that went.
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('nothing goes to an account that was closed, or to nobody', async () => {
  const id = await aQueuedMail();
  await root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', maria.id).execute();
  await sendMail({ mail_id: id }, smtp);
  await root.updateTable('accounts').set({ deactivated_at: null }).where('id', '=', maria.id).execute();
  await sendMail({ mail_id: randomUUID() }, smtp);
  expect(server.received).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'failed', last_error: 'account closed' });
});
