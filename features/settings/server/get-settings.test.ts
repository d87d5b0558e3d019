import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { countPeopleHere, getSettings } from '../contract.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

test('an admin reads every setting: what was set, else the default of the specification', async () => {
  await root
    .insertInto('system_settings')
    .values({ setting_key: 'max_file_size', setting_value: '25' })
    .execute();
  const { values, changes } = await call(await aPerson({ role: 'admin' }), getSettings, {});
  expect(changes).toEqual({
    max_file_size: { version: 1, changed_at: expect.any(String), changed_by: null },
  });
  expect(values).toMatchObject({
    max_file_size: 25,
    maintenance_mode: false,
    allow_registrations: true,
    application_fee: 0,
    site_name: 'Visa Application Portal',
    max_applications_per_user: 3,
    allowed_file_types: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'],
  });
});

test('a row that will not do counts as none: one bad value must not take down every page', async () => {
  await root.insertInto('system_settings').values({ setting_key: 'site_name', setting_value: '5' }).execute();
  const { values } = await call(await aPerson({ role: 'admin' }), getSettings, {});
  expect(values.site_name).toBe('Visa Application Portal');
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s reads none', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, getSettings, {}))).code).toBe(code);
});

test('people are here who used a session within five minutes and do not work here, each once', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const used = async (person: { id: string }, last_seen_at: Date, ended_at: Date | null = null) =>
    root
      .insertInto('sessions')
      .values({
        user_id: person.id,
        cookie_hash: randomBytes(32),
        created_at: ago(60),
        last_seen_at,
        signed_in_at: ago(60),
        expires_at: ago(-60),
        ended_at,
        end_reason: ended_at && 'signed_out',
      })
      .execute();
  const [ruth, harold, gone, left] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
  const [admin, moderator] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
  for (const person of [ruth, ruth, harold, admin, moderator]) await used(person, ago(1));
  await used(gone, ago(6));
  await used(left, ago(1), ago(0));
  expect(await call(admin, countPeopleHere, {})).toEqual({ people: 2 });
  for (const person of [moderator, ruth])
    expect(await refusalOf(call(person, countPeopleHere, {}))).toMatchObject({ code: 'forbidden' });
  expect(await refusalOf(call(undefined, countPeopleHere, {}))).toMatchObject({ code: 'not_authenticated' });
});
