import { expect, test } from 'vitest';
import { sendMail } from '#features/mails/server/send.ts';
import { readEnv } from '#platform/server/env.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { createLog } from '#platform/server/log.ts';
import { openMail } from '#platform/server/mail.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import type { DateKind } from '../rules/dates.ts';
import { remindOfDates } from './reminders.ts';

const { anApplication, aPerson, database, root } = aDatabase();
const env = readEnv({});
const dayMs = 86_400_000;

/** The day so many days from now, as the database counts. */
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The job on the day that is so many days from now. */
const runIn = (days: number) =>
  remindOfDates({}, {
    database,
    clock: () => new Date(Date.now() + days * dayMs),
  } as JobPlatform);

const platform = { env, log: createLog('silent'), database, mail: openMail(env) };

async function aSavedDay(day: string, kind: DateKind = 'appointment') {
  const maria = await aPerson();
  const { id: application_id } = await anApplication({ owner: maria });
  const saved_at = new Date(Date.now() - 60 * dayMs);
  await root.insertInto('application_dates').values({ application_id, kind, day, saved_at }).execute();
  return { maria, application_id };
}

const mailsTo = ({ id }: Person) =>
  root
    .selectFrom('outbox_mails')
    .select(['id', 'status', 'subject', 'text_body'])
    .where('user_id', '=', id)
    .where('template', '=', 'date-coming')
    .orderBy('created_at')
    .execute();

/** Sends what is queued, on the day that is so many days from now. */
async function sendAll(to: Person, days = 0) {
  const clock = () => new Date(Date.now() + days * dayMs);
  for (const { id } of await mailsTo(to))
    await sendMail({ mail_id: id }, { ...platform, clock } as JobPlatform);
}

test('there is one e-mail 14 days before and one 3 days before, however often the job runs', async () => {
  const { maria } = await aSavedDay(dayIn(20));
  await runIn(5);
  expect(await mailsTo(maria)).toHaveLength(0);
  await Promise.all([runIn(6), runIn(6), runIn(7)]);
  await runIn(16);
  expect(await mailsTo(maria)).toHaveLength(1);
  await Promise.all([runIn(17), runIn(17), runIn(18)]);
  await runIn(20);
  expect(await mailsTo(maria)).toHaveLength(2);
});

test('what a killed run had queued is not there, and the next run queues it once', async () => {
  const { maria } = await aSavedDay(dayIn(3));
  const dying = {
    database: {
      asSystem: (reason: string, work: Parameters<typeof database.asSystem>[1]) =>
        database.asSystem(reason, async (tx) => {
          await work(tx);
          throw new Error('killed');
        }),
    },
    clock: () => new Date(),
  } as unknown as JobPlatform;
  await expect(remindOfDates({}, dying)).rejects.toThrow('killed');
  expect(await mailsTo(maria)).toHaveLength(0);
  await runIn(0);
  await runIn(0);
  expect(await mailsTo(maria)).toHaveLength(1);
});

test('it names the day, how long it is until then and how to stop, and nothing of it in the subject', async () => {
  const { maria } = await aSavedDay(dayIn(14));
  await runIn(0);
  await sendAll(maria);
  const [mail] = await mailsTo(maria);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dayIn(14)),
  );
  expect(mail).toMatchObject({ status: 'sent', subject: 'A day you saved is coming soon' });
  expect(mail?.text_body).toContain(`Your visa appointment is on ${day}. That is in 14 days.`);
  expect(mail?.text_body).toContain('switch these reminders off in your profile');
});

test('the days left are counted by the clock of the program, and on the day itself nothing is sent', async () => {
  const { maria } = await aSavedDay(dayIn(40));
  await runIn(26);
  await sendAll(maria, 27);
  expect((await mailsTo(maria)).map(({ text_body }) => text_body)).toEqual([
    expect.stringContaining('That is in 13 days.'),
  ]);
  await runIn(37);
  await sendAll(maria, 40);
  expect(await mailsTo(maria)).toHaveLength(1);
});

test('of a criminal record the day is told on which it is 90 days old', async () => {
  const { maria } = await aSavedDay(dayIn(14 - 90), 'criminal_record_issued');
  await runIn(-1);
  expect(await mailsTo(maria)).toEqual([]);
  await runIn(0);
  await sendAll(maria);
  const [mail] = await mailsTo(maria);
  expect(mail?.text_body).toMatch(
    /^On \w+ \d+, \d{4} your criminal record will be 90 days old\. That is in 14 days\./m,
  );
});

test.each([
  ['while it is young', 1, 0],
  ['on the day when it is no longer', 3, 1],
  ['before it was issued', -95, 1],
])('of a criminal record that is handed in %s', async (_when, appointment, mails) => {
  const { maria, application_id } = await aSavedDay(dayIn(3 - 90), 'criminal_record_issued');
  const day = { application_id, kind: 'appointment', day: dayIn(appointment), saved_at: new Date() } as const;
  await root.insertInto('application_dates').values(day).execute();
  await runIn(0);
  expect(await mailsTo(maria)).toHaveLength(mails);
});

test.each([
  [
    'was changed',
    (id: string) =>
      root
        .updateTable('application_dates')
        .set({ day: dayIn(40) })
        .where('application_id', '=', id)
        .execute(),
  ],
  [
    'was removed',
    (id: string) => root.deleteFrom('application_dates').where('application_id', '=', id).execute(),
  ],
])('a reminder of a day that %s meanwhile is not sent', async (_what, change) => {
  const { maria, application_id } = await aSavedDay(dayIn(3), 'passport_expiry');
  await runIn(0);
  expect(await mailsTo(maria)).toHaveLength(1);
  await change(application_id);
  await sendAll(maria);
  expect(await mailsTo(maria)).toEqual([]);
  await runIn(0);
  expect(await mailsTo(maria)).toEqual([]);
});

test('who switched them off gets none, queued ones neither, and who switches them on again does', async () => {
  const { maria } = await aSavedDay(dayIn(3));
  const choose = (date_reminders: boolean) =>
    root
      .insertInto('mail_choices')
      .values({ user_id: maria.id, date_reminders })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ date_reminders }))
      .execute();
  await runIn(0);
  await choose(false);
  await sendAll(maria);
  expect(await mailsTo(maria)).toEqual([]);
  await runIn(0);
  expect(await mailsTo(maria)).toEqual([]);
  await choose(true);
  await runIn(0);
  await sendAll(maria);
  expect(await mailsTo(maria)).toMatchObject([{ status: 'sent' }]);
});

test('a closed account gets none', async () => {
  const { maria } = await aSavedDay(dayIn(3));
  await root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', maria.id).execute();
  await runIn(0);
  expect(await mailsTo(maria)).toEqual([]);
});

test('the reminder of an appointment says where to go with its source, and names no state', async () => {
  const { maria } = await aSavedDay(dayIn(3));
  await root.insertInto('residences').values({ user_id: maria.id, place: 'az' }).execute();
  await runIn(0);
  await sendAll(maria);
  const [mail] = await mailsTo(maria);
  expect(mail?.text_body).toContain(
    'Where you hand them in: At the visa center of VFS for San Francisco. Source: vfsglobal.com',
  );
  expect(mail?.text_body).not.toContain('Arizona');
});
