import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getSettings } from '../contract.ts';

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
