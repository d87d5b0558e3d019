import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { recordedOf } from '#tests/support/recorded.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getDates, getMailChoices, saveDate, saveMailChoices } from '../contract/dates.ts';

const { anApplication, aPerson, asModerator, database, root } = aDatabase();
const call = callsOf(database, { clock: () => new Date('2027-03-01T12:00:00Z') });

async function aPlanner() {
  const maria = await aPerson();
  const { id: application_id } = await anApplication({ owner: maria });
  return { maria, params: { application_id, kind: 'appointment' } as const };
}

const rowsOf = (application_id: string) =>
  root
    .selectFrom('application_dates')
    .select(['kind', 'day'])
    .where('application_id', '=', application_id)
    .execute();

test('a day is kept, changed and removed, and the log knows that, not which day', async () => {
  const { maria, params } = await aPlanner();
  expect(await call(maria, saveDate, { params, body: { day: '2027-03-14' } })).toEqual({
    appointment: '2027-03-14',
    handed_in: null,
    move_in: null,
    passport_expiry: null,
    criminal_record_issued: null,
  });
  await call(maria, saveDate, { params, body: { day: '2027-03-14' } });
  await call(maria, saveDate, { params, body: { day: '2027-04-02' } });
  await call(maria, saveDate, {
    params: { ...params, kind: 'passport_expiry' },
    body: { day: '2031-01-31' },
  });
  const { application_id } = params;
  expect(await call(maria, getDates, { params: { application_id } })).toEqual({
    appointment: '2027-04-02',
    handed_in: null,
    move_in: null,
    passport_expiry: '2031-01-31',
    criminal_record_issued: null,
  });
  expect(await call(maria, saveDate, { params, body: { day: null } })).toMatchObject({ appointment: null });
  expect(await recordedOf(root, maria)).toEqual([
    { action: 'application.date_saved', details: { kind: 'appointment' } },
    { action: 'application.date_saved', details: { kind: 'appointment' } },
    { action: 'application.date_saved', details: { kind: 'passport_expiry' } },
    { action: 'application.date_removed', details: { kind: 'appointment' } },
  ]);
});

test.each(['2027-02-27', '2043-01-01'])(
  '%s is refused, and yesterday is not: somewhere it is today',
  async (day) => {
    const { maria, params } = await aPlanner();
    expect((await refusalOf(call(maria, saveDate, { params, body: { day } }))).code).toBe('invalid_input');
    expect(await rowsOf(params.application_id)).toEqual([]);
    await call(maria, saveDate, { params, body: { day: '2027-02-28' } });
  },
);

test('a criminal record was issued today at the latest, and not years ago', async () => {
  const { maria, params } = await aPlanner();
  const save = (day: string) =>
    call(maria, saveDate, { params: { ...params, kind: 'criminal_record_issued' }, body: { day } });
  for (const day of ['2027-03-03', '2024-12-31'])
    expect((await refusalOf(save(day))).code).toBe('invalid_input');
  // Somewhere it is tomorrow already.
  await save('2027-03-02');
  expect(await save('2027-01-15')).toMatchObject({ criminal_record_issued: '2027-01-15' });
  expect(await rowsOf(params.application_id)).toEqual([
    { kind: 'criminal_record_issued', day: '2027-01-15' },
  ]);
});

test('nobody else reads or writes it, staff included', async () => {
  const { maria, params } = await aPlanner();
  await call(maria, saveDate, { params, body: { day: '2027-03-14' } });
  const { application_id } = params;
  for (const [role, code] of [
    ['user', 'not_found'],
    ['moderator', 'not_found'],
    ['admin', 'not_found'],
    [undefined, 'not_authenticated'],
  ] as const) {
    const other = role && (await aPerson({ role }));
    expect((await refusalOf(call(other, getDates, { params: { application_id } }))).code).toBe(code);
    for (const day of ['2027-05-05', null])
      expect((await refusalOf(call(other, saveDate, { params, body: { day } }))).code).toBe(code);
  }
  expect(await rowsOf(application_id)).toEqual([{ kind: 'appointment', day: '2027-03-14' }]);
  await expect(
    asModerator((tx) => tx.selectFrom('application_dates').selectAll().execute()),
  ).rejects.toThrow();
});

test('dates and choices go with their person', async () => {
  const { maria, params } = await aPlanner();
  await call(maria, saveDate, { params, body: { day: '2027-03-14' } });
  await call(maria, saveMailChoices, { body: { date_reminders: false } });
  await root.deleteFrom('accounts').where('id', '=', maria.id).execute();
  expect(await rowsOf(params.application_id)).toEqual([]);
  expect(await root.selectFrom('mail_choices').selectAll().where('user_id', '=', maria.id).execute()).toEqual(
    [],
  );
});

test('everybody chooses their own e-mails; who chose nothing is reminded', async () => {
  const [maria, ruth] = [await aPerson(), await aPerson()];
  expect(await call(maria, getMailChoices, {})).toEqual({ date_reminders: true });
  await call(maria, saveMailChoices, { body: { date_reminders: false } });
  expect(await call(maria, getMailChoices, {})).toEqual({ date_reminders: false });
  expect(await call(ruth, getMailChoices, {})).toEqual({ date_reminders: true });
  await expect(call(undefined, saveMailChoices, { body: { date_reminders: false } })).rejects.toMatchObject({
    code: 'not_authenticated',
  });
  expect(await recordedOf(root, maria)).toEqual([
    { action: 'profile.mails_chosen', details: { date_reminders: false } },
  ]);
});
