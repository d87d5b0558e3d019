import { describe, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { type GuideId, getGuide, setGuideItem } from '../contract.ts';
import { guideItems, guideStepIds } from '../rules/guide-items.ts';

const { aDocument, anApplication, aPerson, asApplicant, database, root } = aDatabase({ poolSize: 10 });
const call = callsOf(database);

const tick = (person: Person | undefined, application_id: string, item_id: GuideId, completed = true) =>
  call(person, setGuideItem, { params: { application_id, item_id }, body: { completed } });
const ticksOf = (application_id: string) =>
  root
    .selectFrom('application_guide_items')
    .selectAll()
    .where('application_id', '=', application_id)
    .execute();
const historyOf = (application_id: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'details', 'actor_id'])
    .where('subject_id', '=', application_id)
    .orderBy('id')
    .execute();

async function aBeginner() {
  const maria = await aPerson();
  return { maria, application: await anApplication({ owner: maria }) };
}

describe('a tick', () => {
  test('is kept, recorded once, and moves the application', async () => {
    const { maria, application } = await aBeginner();
    const answer = await tick(maria, application.id, 'nif-portal');
    expect(answer.guide.steps[0]).toMatchObject({ state: 'in_progress', done: 1, total: 4 });
    expect(answer.application).toMatchObject({ status: 'in_progress', progress_percentage: 5 });

    const again = await tick(maria, application.id, 'nif-portal');
    expect(again.guide).toEqual(answer.guide);
    expect(await historyOf(application.id)).toEqual([
      { action: 'guide.completed', details: { item: 'nif-portal' }, actor_id: maria.id },
      {
        action: 'application.progressed',
        details: { from: 'started', to: 'in_progress' },
        actor_id: maria.id,
      },
    ]);
  });

  test('taken back leaves nothing but its history, and taking it back twice is no fault', async () => {
    const { maria, application } = await aBeginner();
    await tick(maria, application.id, 'nif-portal');
    await tick(maria, application.id, 'nif-portal', false);
    const { guide } = await tick(maria, application.id, 'nif-portal', false);
    expect(guide.completed).toEqual({});
    expect(await ticksOf(application.id)).toEqual([]);
    const actions = (await historyOf(application.id)).map(({ action }) => action);
    expect(actions).toEqual(['guide.completed', 'application.progressed', 'guide.reopened']);
  });

  test('the fourth action of the NIF checklist completes the step', async () => {
    const { maria, application } = await aBeginner();
    for (const item of guideItems['nif-number']) await tick(maria, application.id, item);
    const guide = await call(maria, getGuide, { params: { application_id: application.id } });
    expect(guide.steps_completed).toBe(1);
    expect(guide.steps[1]?.state).toBe('not_started');
    const { progress_percentage } = await root
      .selectFrom('visa_applications')
      .selectAll()
      .where('id', '=', application.id)
      .executeTakeFirstOrThrow();
    expect(progress_percentage).toBe(17);
  });
});

test.each([
  ['an item of a locked step', 'visa-type', 'locked'],
  ['a locked step', 'settlement', 'locked'],
  ['a step whose parts are open', 'nif-number', 'unfinished'],
] as const)('%s is refused, and nothing is written', async (_what, item, reason) => {
  const { maria, application } = await aBeginner();
  const refusal = await refusalOf(tick(maria, application.id, item));
  expect(refusal).toMatchObject({ code: 'conflict', details: { reason } });
  expect(await ticksOf(application.id)).toEqual([]);
  expect(await historyOf(application.id)).toEqual([]);
});

test('the whole way, until the welcome in Portugal and back', async () => {
  const { maria, application } = await aBeginner();
  const { id } = application;
  for (const item of guideItems['nif-number']) await tick(maria, id, item);
  expect((await refusalOf(tick(maria, id, 'nif-document'))).details).toEqual({ reason: 'nif_missing' });
  await aDocument({ application, document_category: 'step_document', guide_item: 'nif-document' });
  await tick(maria, id, 'nif-document');
  for (const document_category of requiredDocuments) await aDocument({ application, document_category });
  await tick(maria, id, 'documents');
  for (const step of ['online-application', 'interview'] as const)
    for (const item of [...guideItems[step], step]) await tick(maria, id, item);
  const before = await Promise.all(guideItems.settlement.map((item) => tick(maria, id, item)));
  expect(before.at(-1)?.application).toMatchObject({ progress_percentage: 83, current_step: 4 });
  expect((await refusalOf(tick(maria, id, 'settlement'))).details).toEqual({ reason: 'not_approved' });

  await root.updateTable('visa_applications').set({ status: 'approved' }).where('id', '=', id).execute();
  const done = await tick(maria, id, 'settlement');
  expect(done.application).toMatchObject({ status: 'completed', progress_percentage: 100 });
  expect(done.guide.steps_completed).toBe(6);
  const reopened = await tick(maria, id, 'settlement', false);
  expect(reopened.application).toMatchObject({ status: 'approved', progress_percentage: 83 });
  expect(reopened.guide.steps.map(({ state }) => state).slice(0, 5)).toEqual(Array(5).fill('completed'));
});

test('a decision that can still be undone unlocks nothing', async () => {
  const { maria, application } = await aBeginner();
  await root
    .updateTable('visa_applications')
    .set({ status: 'approved', held_status: 'in_progress', held_until: new Date(Date.now() + 20_000) })
    .where('id', '=', application.id)
    .execute();
  const refusal = await refusalOf(tick(maria, application.id, 'collect-visa'));
  expect(refusal.details).toEqual({ reason: 'locked' });
  await tick(maria, application.id, 'nif-portal');
  const { status } = await root
    .selectFrom('visa_applications')
    .select('status')
    .where('id', '=', application.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('approved');
});

test('forty ticks of one item at once are one tick, one line and no error', async () => {
  const { maria, application } = await aBeginner();
  await Promise.all(Array.from({ length: 40 }, () => tick(maria, application.id, 'nif-portal')));
  expect(await ticksOf(application.id)).toHaveLength(1);
  const lines = await historyOf(application.id);
  expect(lines.filter(({ action }) => action === 'guide.completed')).toHaveLength(1);
});

describe('a guide of somebody else', () => {
  test.each([
    ['a stranger', 'user', 'not_found'],
    ['a moderator', 'moderator', 'not_found'],
    ['an admin', 'admin', 'not_found'],
    ['nobody', undefined, 'not_authenticated'],
  ] as const)('%s neither reads nor ticks it', async (_who, role, code) => {
    const { maria, application } = await aBeginner();
    await tick(maria, application.id, 'nif-portal');
    const before = await ticksOf(application.id);
    const other = role && (await aPerson({ role }));
    const params = { application_id: application.id };
    expect((await refusalOf(call(other, getGuide, { params }))).code).toBe(code);
    expect((await refusalOf(tick(other, application.id, 'nif-request'))).code).toBe(code);
    expect((await refusalOf(tick(other, application.id, 'nif-portal', false))).code).toBe(code);
    expect(await ticksOf(application.id)).toEqual(before);
  });

  test('the database itself lets nobody tick it', async () => {
    const { application } = await aBeginner();
    const stranger = await aPerson();
    const row = { application_id: application.id, item_id: 'nif-portal', completed_by: stranger.id };
    await expect(
      asApplicant(stranger, (tx) => tx.insertInto('application_guide_items').values(row).execute()),
    ).rejects.toThrow();
    expect(await ticksOf(application.id)).toEqual([]);
  });
});

test('every step and item has an id that the database takes', async () => {
  const { maria, application } = await aBeginner();
  const ids = [...Object.values(guideItems).flat(), ...guideStepIds];
  await root
    .insertInto('application_guide_items')
    .values(ids.map((item_id) => ({ application_id: application.id, item_id, completed_by: maria.id })))
    .execute();
  expect(await ticksOf(application.id)).toHaveLength(27);
});
