import { describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listOwnApplications, removeApplication, startApplication } from '../contract/applications.ts';
import { applicationTexts } from '../texts/applications.ts';
import { householdTexts } from '../texts/household.ts';

const { aDocument, aPerson, database, root } = aDatabase({ poolSize: 20 });
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
  expect((await call(maria, listOwnApplications, {})).applications).toEqual([first.application]);

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

const forSomebody = (applicant: 'spouse' | 'child' | 'other', applicant_name: string) => ({
  body: { applicant, applicant_name },
});

describe('for somebody else', () => {
  test('needs a name, and one’s own needs none', async () => {
    const maria = await aPerson();
    await expect(call(maria, startApplication, forSomebody('spouse', ' '))).rejects.toThrow();
    const own = { body: { applicant: 'self', applicant_name: 'Maria' } } as const;
    await expect(call(maria, startApplication, own)).rejects.toThrow();
    expect(await applicationsOf(maria)).toEqual([]);
  });

  test('Basic has room for one application, and says so', async () => {
    const maria = await aPerson();
    await call(maria, startApplication, { body: {} });
    expect((await call(maria, listOwnApplications, {})).allowance).toMatchObject({
      allowed: 1,
      limited_by: 'plan',
    });
    const refusal = await refusalOf(call(maria, startApplication, forSomebody('spouse', 'Paul')));
    expect(refusal).toMatchObject({ code: 'conflict', message: applicationTexts.noneLeft(1) });
    expect(await applicationsOf(maria)).toHaveLength(1);
  });

  test('Standard has room for three, however fast somebody presses', async () => {
    const maria = await aPerson();
    await giveStandard(maria);
    await call(maria, startApplication, { body: {} });
    const names = ['Paul', 'Paul', 'Ines', 'Ines', 'Rui', 'Rui'];
    const answers = await Promise.allSettled(
      names.map((name) => call(maria, startApplication, forSomebody('child', name))),
    );
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(await applicationsOf(maria)).toHaveLength(3);
  });

  test('can be taken back while it has no documents', async () => {
    const maria = await aPerson();
    await giveStandard(maria);
    const { application: own } = await call(maria, startApplication, { body: {} });
    const { application } = await call(maria, startApplication, forSomebody('spouse', 'Paul'));
    const stranger = await aPerson();
    expect(
      (await refusalOf(call(stranger, removeApplication, { params: { id: application.id } }))).code,
    ).toBe('not_found');
    expect(
      (await refusalOf(call(undefined, removeApplication, { params: { id: application.id } }))).code,
    ).toBe('not_authenticated');
    const kept = async (id: string) => refusalOf(call(maria, removeApplication, { params: { id } }));
    const { removal } = householdTexts;
    expect(await kept(own.id)).toMatchObject({ code: 'conflict', message: removal.own });
    await aDocument({ application });
    expect(await kept(application.id)).toMatchObject({ code: 'conflict', message: removal.hasDocuments });
    expect(await applicationsOf(maria)).toHaveLength(2);

    await root.deleteFrom('documents').where('application_id', '=', application.id).execute();
    const stage = (status: 'under_review' | 'started') =>
      root.updateTable('visa_applications').set({ status }).where('id', '=', application.id).execute();
    await stage('under_review');
    expect(await kept(application.id)).toMatchObject({ code: 'conflict', message: removal.withUs });
    expect(await applicationsOf(maria)).toHaveLength(2);
    await stage('started');
    await call(maria, removeApplication, { params: { id: application.id } });
    expect((await applicationsOf(maria)).map(({ id }) => id)).toEqual([own.id]);
  });
});

const giveStandard = (person: { id: string }) =>
  root
    .insertInto('subscriptions')
    .values({
      user_id: person.id,
      subscription_plan: 'standard',
      subscription_status: 'active',
      provider: 'test',
    })
    .execute();
