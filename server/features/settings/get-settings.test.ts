import { expect, test } from 'vitest';
import { getSettings } from '#domain/contracts/settings.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

test('an admin reads every setting: what was set, else the default of the specification', async () => {
  await root
    .insertInto('system_settings')
    .values({ setting_key: 'max_file_size', setting_value: '25' })
    .execute();
  expect(await call(await aPerson({ role: 'admin' }), getSettings, {})).toMatchObject({
    max_file_size: 25,
    maintenance_mode: false,
    allow_registrations: true,
    application_fee: 0,
    site_name: 'Visa Application Portal',
    max_applications_per_user: 3,
    allowed_file_types: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'],
  });
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s reads none', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, getSettings, {}))).code).toBe(code);
});
