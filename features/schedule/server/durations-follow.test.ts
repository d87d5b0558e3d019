import { expect, test } from 'vitest';
import type { OfficeFact } from '#features/facts/contract.ts';
import { type CountedFact, countedFacts, durationsOf } from '#features/facts/durations.ts';
import { readQuotedFacts } from '#features/facts/server/read-facts.ts';
import type { Guide } from '#features/guide/contract.ts';
import type { GuideFacts } from '#features/guide/rules/guide.ts';
import { sendMail } from '#features/mails/server/send.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import { plusDays, utcDay } from '#platform/shared/day-numbers.ts';
import { aServer } from '#tests/support/server.ts';
import { nextAction } from '../rules/next-action.ts';
import { scheduleOf } from '../rules/schedule/schedule.ts';
import { timelineOf } from '../rules/timeline.ts';
import { remindOfDates } from './reminders.ts';

/** What staff write in the register moves every date that is counted from it; each test goes on from the one before. */
const server = aServer();
const { root } = server;
const today = utcDay(new Date());
const appointment = plusDays(today, 300);
const facts: GuideFacts = { completed: {}, documentTypes: [], nifDocument: false, status: 'started' };

async function someone(role?: 'admin') {
  const person = await server.aPerson(role ? { role } : {});
  const headers = { ...(await server.signedIn(person)), 'content-type': 'application/json' };
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { person, ask };
}

async function staffWrite(changes: Partial<Record<CountedFact, Partial<OfficeFact>>>) {
  const { ask } = await someone('admin');
  for (const [id, change] of Object.entries(changes)) {
    const { fact } = (await (await ask('GET', `/office/facts/${id}`)).json()) as { fact: OfficeFact };
    const { id: _, updated_at, updated_by_name, ...body } = { ...fact, ...change };
    expect((await ask('PUT', `/office/facts/${id}`, body)).status).toBe(200);
  }
}

/** A person whose record was issued `age` days ago, and every date that we tell them. */
async function datesOf(age: number) {
  const { person, ask } = await someone();
  const { id } = await server.anApplication({ owner: person });
  const issued = plusDays(today, -age);
  const saved_at = new Date(Date.now() - 60 * 86_400_000);
  await root
    .insertInto('application_dates')
    .values({ application_id: id, kind: 'criminal_record_issued', day: issued, saved_at })
    .execute();
  const { durations } = (await (await ask('GET', `/applications/${id}/guide`)).json()) as Guide;
  const saved = { appointment, handed_in: null, move_in: null, criminal_record_issued: null };
  const schedule = scheduleOf(facts, saved, today, durations);
  const planner = timelineOf(
    { move: null, have: [], spouse: false, children: 0 },
    today,
    durationsOf(await server.platform.database.asActor({ as: 'anon' }, readQuotedFacts)),
  );
  const calendar = await (await ask('GET', '/account/calendar')).text();
  await remindOfDates({}, server.platform as unknown as JobPlatform);
  const mails = await root
    .selectFrom('outbox_mails')
    .select('id')
    .where('user_id', '=', person.id)
    .where('template', '=', 'date-coming')
    .execute();
  for (const mail of mails) await sendMail({ mail_id: mail.id }, server.platform as unknown as JobPlatform);
  const [mail] = await root
    .selectFrom('outbox_mails')
    .select('text_body')
    .where('user_id', '=', person.id)
    .where('template', '=', 'date-coming')
    .execute();
  const task = (wanted: string) => schedule?.tasks.find((one) => one.id === wanted);
  return {
    dashboard: nextAction(facts, durations),
    record: task('criminal-record')?.fresh,
    apostille: task('apostille'),
    visa: schedule?.visa,
    planner,
    calendar: { old: plusDays(issued, durations['criminal-record-age'].most), file: calendar },
    mail: mail?.text_body,
  };
}

test('the register begins with the durations that were checked', async () => {
  const figures = await server.platform.database.asActor({ as: 'anon' }, readQuotedFacts);
  expect(durationsOf(figures)).toEqual(countedFacts);
  for (const id of Object.keys(countedFacts))
    expect(durationsOf(figures.filter((one) => one.id === id))).toEqual(countedFacts);
  const { visa, record, planner, mail, calendar } = await datesOf(76);
  expect(visa).toEqual({ earliest: plusDays(appointment, 30), latest: plusDays(appointment, 90) });
  expect(record).toMatchObject({ issuedFrom: plusDays(appointment, -89) });
  expect(planner.steps[0]?.ends.latest).toBe(plusDays(today, 28));
  expect(planner.steps[2]?.ends.latest).toBe(plusDays(today, 28 + 35));
  expect(calendar.file).toContain('Criminal record is 90 days old');
  expect(mail).toContain('will be 90 days old. That is in 14 days.');
  expect(mail).toContain('its apostille up to 5 weeks more');
});

test('what an admin writes moves dashboard, timeline, planner, calendar and e-mail', async () => {
  await staffWrite({
    'nif-time': { value: '6', unit: 'weeks' },
    apostille: { value: '8-10', unit: 'weeks' },
    'processing-time': { value: '20-40', unit: 'days' },
    'criminal-record-age': { value: '60', unit: 'days' },
  });
  const { dashboard, visa, record, apostille, planner, mail, calendar } = await datesOf(46);
  expect(dashboard).toMatchObject({ arrives: { least: 6, most: 6, unit: 'week' } });
  expect(visa).toEqual({ earliest: plusDays(appointment, 20), latest: plusDays(appointment, 40) });
  expect(record).toMatchObject({ issuedFrom: plusDays(appointment, -59) });
  expect(apostille?.beginBy).toBe(plusDays(apostille?.doneBy ?? '', -70));
  expect(planner.steps[0]?.ends).toEqual({ earliest: plusDays(today, 42), latest: plusDays(today, 42) });
  expect(planner.steps[2]?.ends.latest).toBe(plusDays(today, 28 + 70));
  expect(planner.steps[5]?.ends.latest).toBe(plusDays(planner.steps[5]?.begins.latest ?? '', 40));
  expect(calendar.file).toContain('Criminal record is 60 days old');
  expect(calendar.file).toContain(calendar.old.replaceAll('-', ''));
  expect(mail).toContain('will be 60 days old. That is in 14 days.');
  expect(mail).toContain('its apostille up to 10 weeks more');
});

test('a figure that is nonsense, gone or withdrawn counts no date: the checked durations do', async () => {
  await staffWrite({
    'nif-time': { value: null },
    apostille: { value: '0' },
    'processing-time': { value: 'soon' },
    'criminal-record-age': { is_quoted: false },
  });
  const { dashboard, visa, record, planner, mail, calendar } = await datesOf(76);
  expect(dashboard).toMatchObject({ arrives: countedFacts['nif-time'] });
  expect(visa).toEqual({ earliest: plusDays(appointment, 30), latest: plusDays(appointment, 90) });
  expect(record).toMatchObject({ issuedFrom: plusDays(appointment, -89) });
  expect(planner.steps[2]?.ends.latest).toBe(plusDays(today, 28 + 35));
  expect(calendar.file).toContain('Criminal record is 90 days old');
  expect(mail).toContain('will be 90 days old');
});
