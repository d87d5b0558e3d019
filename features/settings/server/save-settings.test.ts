import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getSettings, listSettingChanges, saveSettings } from '../contract.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

const rows = () =>
  root
    .selectFrom('system_settings')
    .select(['setting_key', 'setting_value', 'version'])
    .orderBy('setting_key')
    .execute();

const ana = () => aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });

test('only what was changed is written, in the name of the admin, and recorded with what it was before', async () => {
  const admin = await ana();
  const { saved, not_saved, settings } = await call(admin, saveSettings, {
    body: { changes: [{ key: 'max_file_size', value: 25, version: 0 }] },
  });
  expect({ saved, not_saved }).toEqual({ saved: ['max_file_size'], not_saved: [] });
  expect(settings.values.max_file_size).toBe(25);
  expect(settings.changes).toEqual({
    max_file_size: { version: 1, changed_at: expect.any(String), changed_by: 'Ana Ribeiro' },
  });
  expect(await rows()).toEqual([{ setting_key: 'max_file_size', setting_value: 25, version: 1 }]);

  await call(admin, saveSettings, { body: { changes: [{ key: 'max_file_size', value: 30, version: 1 }] } });
  const { changes } = await call(admin, listSettingChanges, { params: { key: 'max_file_size' } });
  expect(changes.map(({ from, to, changed_by }) => [from, to, changed_by])).toEqual([
    [25, 30, 'Ana Ribeiro'],
    [10, 25, 'Ana Ribeiro'],
  ]);
  expect((await call(admin, listSettingChanges, { params: { key: 'site_name' } })).changes).toEqual([]);
});

test('values that will not do are answered one by one and keep nobody else from being saved', async () => {
  const { saved, not_saved } = await call(await ana(), saveSettings, {
    body: {
      changes: [
        { key: 'site_name', value: 'Rumo', version: 0 },
        { key: 'support_email', value: 'not an address', version: 0 },
        { key: 'application_fee', value: -1, version: 0 },
        { key: 'nif_portal_url', value: 'http://nif.example', version: 0 },
        { key: 'consultation_url', value: 'https://talk.example/', version: 0 },
      ],
    },
  });
  expect(saved.toSorted()).toEqual(['consultation_url', 'site_name']);
  expect(not_saved.map(({ key }) => key)).toEqual(['support_email', 'application_fee', 'nif_portal_url']);
  const stand = Object.fromEntries((await rows()).map((row) => [row.setting_key, row.setting_value]));
  expect(stand).toMatchObject({ site_name: 'Rumo', consultation_url: 'https://talk.example/' });
  expect(stand).not.toHaveProperty('support_email');
});

test('what somebody else changed meanwhile stops everything and is told with their name', async () => {
  const [first, second] = [await ana(), await aPerson({ role: 'admin', display_name: 'Ben Okafor' })];
  const { settings } = await call(first, saveSettings, {
    body: { changes: [{ key: 'max_applications_per_user', value: 4, version: 0 }] },
  });
  const version = settings.changes.max_applications_per_user?.version ?? 0;
  const refusal = await refusalOf(
    call(second, saveSettings, {
      body: {
        changes: [
          { key: 'allow_registrations', value: false, version: 0 },
          { key: 'max_applications_per_user', value: 9, version: version - 1 },
        ],
      },
    }),
  );
  expect(refusal.code).toBe('stale');
  expect(refusal.details).toEqual({
    conflicts: [
      {
        key: 'max_applications_per_user',
        value: 4,
        version,
        changed_at: expect.any(String),
        changed_by: 'Ana Ribeiro',
      },
    ],
  });
  const { values } = await call(second, getSettings, {});
  expect(values).toMatchObject({ allow_registrations: true, max_applications_per_user: 4 });
});

test('of ten admins who save at once one is first, and the others are told', async () => {
  const admins = await Promise.all(Array.from({ length: 10 }, ana));
  const { changes } = await call(admins[0], getSettings, {});
  const version = changes.application_fee?.version ?? 0;
  const outcomes = await Promise.allSettled(
    admins.map((admin, place) =>
      call(admin, saveSettings, {
        body: {
          changes: [
            { key: 'application_fee', value: place + 1, version },
            { key: 'maintenance_until', value: `2027-03-14T1${place}:00:00Z`, version: 0 },
          ],
        },
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const fee = (await rows()).find(({ setting_key }) => setting_key === 'application_fee');
  expect(fee?.version).toBe(version + 1);
  const entries = await root
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', 'application_fee')
    .execute();
  expect(entries).toHaveLength(1);
});

test('the same pressed several times at once is saved once, and nobody is told of a colleague', async () => {
  const admin = await ana();
  const { changes } = await call(admin, getSettings, {});
  const version = changes.support_email?.version ?? 0;
  const value = 'help@example.org';
  const presses = Array.from({ length: 6 }, () =>
    call(admin, saveSettings, { body: { changes: [{ key: 'support_email', value, version }] } }),
  );
  for (const { saved } of await Promise.all(presses)) expect(saved).toEqual(['support_email']);
  const mail = (await rows()).find(({ setting_key }) => setting_key === 'support_email');
  expect(mail).toMatchObject({ setting_value: value, version: version + 1 });
});

test('which files are taken is not for changing, nor is what nobody knows', async () => {
  for (const key of ['allowed_file_types', 'anything']) {
    const change = { key, value: '.exe', version: 0 } as never;
    await expect(call(await ana(), saveSettings, { body: { changes: [change] } })).rejects.toThrow();
  }
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s changes none and sees no history', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const before = await rows();
  const changes = [{ key: 'site_name' as const, value: 'Mine', version: 0 }];
  expect((await refusalOf(call(person, saveSettings, { body: { changes } }))).code).toBe(code);
  expect((await refusalOf(call(person, listSettingChanges, { params: { key: 'site_name' } }))).code).toBe(
    code,
  );
  expect(await rows()).toEqual(before);
});
