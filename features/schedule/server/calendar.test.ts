import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Person } from '#tests/support/factories.ts';
import { recordedOf } from '#tests/support/recorded.ts';
import { aServer } from '#tests/support/server.ts';
import { calendarTexts as portuguese } from '../texts/calendar.pt.ts';
import { calendarTexts as texts } from '../texts/calendar.ts';

const server = aServer();
const { root } = server;

interface Made {
  address: { id: string };
  url: string;
}

/** Maria, signed in, with an application, and what her browser can do. */
async function aPlanner() {
  const maria = await server.aPerson();
  const application = await server.anApplication({ owner: maria });
  const headers = { ...(await server.signedIn(maria)), 'content-type': 'application/json' };
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const save = (day: string | null, { kind = 'appointment', of = application } = {}) =>
    ask('PUT', `/applications/${of.id}/dates/${kind}`, { day });
  const make = async (replaces: string | null = null): Promise<Made> => {
    const answer = await ask('POST', '/account/calendar-address', { replaces });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Made;
  };
  return { maria, application, headers, ask, save, make };
}

const rowsOf = ({ id }: Person) =>
  root.selectFrom('calendar_addresses').selectAll().where('user_id', '=', id).execute();

/** What a calendar reads at an address. */
async function eventsAt(url: string) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return eventsIn(await answer.text());
}
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(component);
    return { uid, summary, day: startDate.toString(), sequence };
  });

test('a calendar that knows the address finds the saved days, without a cookie, and moves the one that is changed', async () => {
  const { save, make } = await aPlanner();
  await save('2035-03-14');
  await save('2036-01-31', { kind: 'passport_expiry' });
  const { url } = await make();
  const before = await eventsAt(url);
  expect(before).toMatchObject([
    { summary: texts.events.appointment, day: '2035-03-14' },
    { summary: texts.events.passport_expiry, day: '2036-01-31' },
  ]);
  await save('2026-11-01', { kind: 'criminal_record_issued' });
  expect((await eventsAt(url))[0]).toMatchObject({
    summary: texts.events.criminal_record_issued(90),
    day: '2027-01-30',
  });
  await save('2026-11-20', { kind: 'handed_in' });
  expect((await eventsAt(url))[0]?.summary).toBe(texts.events.handed_in);
  await save(null, { kind: 'handed_in' });
  await save(null, { kind: 'criminal_record_issued' });
  await save('2035-04-02');
  const after = await eventsAt(url);
  expect(after[0]).toMatchObject({ uid: before[0]?.uid, day: '2035-04-02' });
  expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? Number.NaN);
  expect(after[1]).toEqual(before[1]);
  await save(null);
  expect(await eventsAt(url)).toEqual([before[1]]);
});

test('the file says where to go on the day of the appointment, and the address keeps it to itself', async () => {
  const { ask, save, make } = await aPlanner();
  await ask('PUT', '/hand-in/residence', { residence: { place: 'az', county: null } });
  await save('2035-03-14');
  await save('2036-01-31', { kind: 'passport_expiry' });
  const file = await (await ask('GET', '/account/calendar')).text();
  expect(file.match(/^LOCATION:.*$/gm)).toEqual(['LOCATION:At the visa center of VFS for San Francisco.']);
  expect(file.replaceAll('\r\n ', '')).toContain('Source: vfsglobal.com');
  expect(file).not.toContain('Arizona');
  const { url } = await make();
  expect(await (await fetch(url)).text()).not.toMatch(/LOCATION|Francisco/);
});

test('it says whose a day is only as far as the applications need it, in the language of the person', async () => {
  const { maria, save, make } = await aPlanner();
  const of = await server.anApplication({
    owner: maria,
    applicant: 'spouse',
    applicant_name: 'Paul Ellison',
  });
  await save('2035-03-14', { of });
  const { url } = await make();
  expect(await eventsAt(url)).toMatchObject([
    { summary: 'Visa appointment at the consulate (spouse or partner)' },
  ]);
  await root.updateTable('accounts').set({ language: 'pt' }).where('id', '=', maria.id).execute();
  const file = await (await fetch(url)).text();
  expect(file).toContain(`X-WR-CALNAME:${portuguese.name}`);
  expect(file).toContain(`URL:${server.url}/pt/visa-process`);
  expect(eventsIn(file)).toMatchObject([{ summary: 'Marcação do visto no consulado (cônjuge)' }]);
  expect(file).not.toMatch(/Paul|Ellison/);
});

test('it is for this calendar to keep, for nobody to index, and costs nothing while nothing changes', async () => {
  const { save, make } = await aPlanner();
  const { url } = await make();
  await save('2035-03-14');
  const { headers } = await fetch(url);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('set-cookie')).toBeNull();
  const known = { 'if-none-match': `"other", W/${headers.get('etag')}` };
  const again = await fetch(url, { headers: known });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, headers.get('etag'), '']);
  await save('2035-03-15');
  expect((await fetch(url, { headers: known })).status).toBe(200);
});

test('an address that ended, was replaced, was never made or is none: they all answer the same', async () => {
  const { maria, ask, make } = await aPlanner();
  const first = await make();
  const second = await make(first.address.id);
  expect((await fetch(second.url)).status).toBe(200);
  expect((await ask('DELETE', '/account/calendar-address')).status).toBe(204);
  expect((await ask('DELETE', '/account/calendar-address')).status).toBe(204);
  const never = `${server.url}/calendars/${'a'.repeat(43)}.ics`;
  for (const method of ['GET', 'HEAD'])
    for (const url of [
      first.url,
      second.url,
      never,
      `${server.url}/calendars/x`,
      second.url.replace('.ics', ''),
    ]) {
      const answer = await fetch(url, { method });
      const { error } = method === 'GET' ? ((await answer.json()) as { error: { code: string } }) : {};
      expect([answer.status, error?.code]).toEqual([404, method === 'GET' ? 'not_found' : undefined]);
    }
  expect(await recordedOf(root, maria)).toEqual([
    { action: 'calendar_address.made', details: { replaced: false } },
    { action: 'calendar_address.made', details: { replaced: true } },
    { action: 'calendar_address.removed', details: {} },
  ]);
});

test('a press that arrives twice makes one address, and the one that was shown goes on', async () => {
  const { maria, ask, make } = await aPlanner();
  const press = (replaces: string | null) => ask('POST', '/account/calendar-address', { replaces });
  const presses = await Promise.all([press(null), press(null), press(null)]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const shown = (await presses.find(({ ok }) => ok)?.json()) as Made;
  const renewed = await Promise.all([press(shown.address.id), press(shown.address.id)]);
  expect(renewed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const made = (await renewed.find(({ ok }) => ok)?.json()) as Made;
  expect((await press(shown.address.id)).status).toBe(409);
  expect((await fetch(made.url)).status).toBe(200);
  expect(await rowsOf(maria)).toMatchObject([{ id: made.address.id }]);
  await make(made.address.id);
});

test('the owner sees when it was fetched last, and nobody sees the secret again', async () => {
  const { maria, ask, make } = await aPlanner();
  const { url, address } = await make();
  const seen = async () => (await ask('GET', '/account/calendar-address')).text();
  expect(JSON.parse(await seen())).toMatchObject({ address: { id: address.id, last_fetched_at: null } });
  await fetch(url);
  const answer = await seen();
  const { last_fetched_at } = JSON.parse(answer).address;
  expect(Date.parse(last_fetched_at)).toBeGreaterThan(Date.now() - 60_000);
  await fetch(url);
  expect(await seen()).toBe(answer);

  const secret = /calendars\/(.+)\.ics/.exec(url)?.[1] ?? '';
  expect(secret).toHaveLength(43);
  expect(answer).not.toContain(secret);
  expect(JSON.stringify(await rowsOf(maria))).not.toContain(secret);
  const audit = await root.selectFrom('audit_log').selectAll().where('owner_id', '=', maria.id).execute();
  expect(JSON.stringify(audit)).not.toContain(secret);
  expect(server.lines.filter((line) => line.includes('/calendars/{file}')).length).toBeGreaterThan(0);
  expect(server.lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('somebody else, staff included, neither sees nor ends it, and their own stays theirs', async () => {
  const { maria, make, save } = await aPlanner();
  await save('2035-03-14');
  const { address, url } = await make();
  const before = await rowsOf(maria);
  for (const role of ['user', 'moderator', 'admin'] as const) {
    const headers = {
      ...(await server.signedIn(await server.aPerson({ role }))),
      'content-type': 'application/json',
    };
    const path = `${server.url}/api/account/calendar-address`;
    expect(await (await fetch(path, { headers })).json()).toEqual({ address: null });
    const body = JSON.stringify({ replaces: address.id });
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(409);
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204);
    expect(await (await fetch(`${server.url}/api/account/calendar`, { headers })).text()).not.toContain(
      'VEVENT',
    );
  }
  for (const [method, path] of [
    ['GET', 'calendar'],
    ['GET', 'calendar-address'],
    ['POST', 'calendar-address'],
    ['DELETE', 'calendar-address'],
  ])
    expect((await fetch(`${server.url}/api/account/${path}`, { method })).status).toBe(401);
  expect(await rowsOf(maria)).toEqual(before);
  // Whoever else is signed in gets what the address holds, and nothing of their own.
  const ruth = await aPlanner();
  await ruth.save('2034-04-04');
  expect(eventsIn(await (await fetch(url, { headers: ruth.headers })).text())).toMatchObject([
    { day: '2035-03-14' },
  ]);
});

test('it ends when the account is closed, and is gone with it', async () => {
  const { maria, make } = await aPlanner();
  const { url } = await make();
  await root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', maria.id).execute();
  expect((await fetch(url)).status).toBe(404);
  expect(await rowsOf(maria)).toMatchObject([{ last_fetched_at: null }]);
  await root.deleteFrom('accounts').where('id', '=', maria.id).execute();
  expect(await rowsOf(maria)).toEqual([]);
});

test('the file for one time holds the same days, and does not call itself a calendar of its own', async () => {
  const { headers, save, make } = await aPlanner();
  const path = `${server.url}/api/account/calendar`;
  const early = await fetch(path, { headers });
  expect([early.status, ((await early.json()) as { error: { message: string } }).error.message]).toEqual([
    409,
    texts.file.none,
  ]);
  await save('2035-03-14');
  const { url } = await make();
  const answer = await fetch(path, { headers: { ...headers, 'accept-language': 'pt-PT' } });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rumo-dates.ics"');
  const file = await answer.text();
  expect(file).not.toContain('X-WR-CALNAME');
  const [subscribed] = await eventsAt(url);
  expect(eventsIn(file)).toEqual([{ ...subscribed, summary: portuguese.events.appointment }]);
});

test('a person without any application has an empty calendar', async () => {
  const ruth = await server.aPerson();
  const headers = { ...(await server.signedIn(ruth)), 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/api/account/calendar-address`, {
    method: 'POST',
    headers,
    body: '{"replaces":null}',
  });
  const { url } = (await made.json()) as Made;
  expect(await eventsAt(url)).toEqual([]);
});

test('the description of the API says what comes, and that nobody signs in for it', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get: { security: unknown; responses: Record<string, { content: object }> } }>;
  };
  const { security, responses } = paths['/calendars/{file}']?.get ?? {};
  expect([security, Object.keys(responses?.['200']?.content ?? {})]).toEqual([[], ['text/calendar']]);
});
