import { expect, test } from 'vitest';
import { getApplication, startApplication } from '#domain/contracts/applications.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';

const { aPerson, database, root } = aDatabase({ poolSize: 20 });
const call = callsOf(database);

const applicationsOf = (person: { id: string }) =>
  root.selectFrom('visa_applications').selectAll().where('user_id', '=', person.id).execute();

test('starts at stage 1 and 5 %, with four stages as specified', async () => {
  const maria = await aPerson();
  const { application, created } = await call(maria, startApplication, { body: {} });
  expect(created).toBe(true);
  expect(application).toMatchObject({
    user_id: maria.id,
    application_type: 'portugal_3_year',
    status: 'started',
    status_reason: null,
    progress_percentage: 5,
    current_step: 1,
  });
  expect(
    application.steps.map((step) => [
      step.step_number,
      step.step_title,
      step.estimated_duration,
      step.status,
    ]),
  ).toEqual([
    [1, 'Gather Documents', '2-4 weeks', 'in_progress'],
    [2, 'Apply Online', '1-2 weeks', 'pending'],
    [3, 'Attend Interview', '4-6 weeks', 'pending'],
    [4, 'Visa Approval', '6-8 weeks', 'pending'],
  ]);
});

test('a second call finds what the first one made, and records nothing', async () => {
  const maria = await aPerson();
  const first = await call(maria, startApplication, { body: {} });
  const second = await call(maria, startApplication, { body: {} });
  expect(second).toEqual({ application: first.application, created: false });
  expect((await call(maria, getApplication, {})).application).toEqual(first.application);

  const lines = await root.selectFrom('audit_log').selectAll().where('owner_id', '=', maria.id).execute();
  expect(lines.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['application.started', first.application.id],
  ]);
});

test('twenty calls at once leave one application with four stages and one line in the log', async () => {
  const maria = await aPerson();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(maria, startApplication, { body: {} })),
  );
  expect(new Set(answers.map(({ application }) => application.id)).size).toBe(1);
  expect(answers.every(({ application }) => application.steps.length === 4)).toBe(true);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);

  const applications = await applicationsOf(maria);
  expect(applications).toHaveLength(1);
  const steps = await root
    .selectFrom('application_steps')
    .select('step_number')
    .where('application_id', '=', applications[0]?.id ?? '')
    .execute();
  expect(steps).toHaveLength(4);
  const lines = await root.selectFrom('audit_log').select('id').where('owner_id', '=', maria.id).execute();
  expect(lines).toHaveLength(1);
});

test('nobody starts or reaches an application of somebody else', async () => {
  const [maria, stranger, admin] = [await aPerson(), await aPerson(), await aPerson({ role: 'admin' })];
  await call(maria, startApplication, { body: {} });
  const before = await applicationsOf(maria);

  for (const other of [stranger, admin]) {
    const { application } = await call(other, startApplication, { body: {} });
    expect(application.user_id).toBe(other.id);
  }
  await expect(call(undefined, startApplication, { body: {} })).rejects.toMatchObject({
    code: 'not_authenticated',
  });
  expect(await applicationsOf(maria)).toEqual(before);
});

test('whose application it is cannot be said by the caller', async () => {
  const [maria, stranger] = [await aPerson(), await aPerson()];
  const claim = { body: { user_id: maria.id } } as never;
  await expect(call(stranger, startApplication, claim)).rejects.toThrow();
  expect(await applicationsOf(maria)).toEqual([]);
});
