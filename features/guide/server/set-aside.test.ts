import { describe, expect, test } from 'vitest';
import { requestReview } from '#features/applications/contract/applications.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getGuide, setGuideItem, setPaperAside, takePaperBack } from '../contract.ts';
import { recomputeProgress } from './progress.ts';

const { aDocument, anApplication, aPerson, asApplicant, asModerator, database, root } = aDatabase({
  poolSize: 10,
});
const call = callsOf(database);
const paper = 'birth-certificate';

const setAside = (person: Person | undefined, application_id: string, reason = 'not-on-list' as const) =>
  call(person, setPaperAside, { params: { application_id, paper }, body: { reason, note: null } });
const takeBack = (person: Person | undefined, application_id: string) =>
  call(person, takePaperBack, { params: { application_id, paper } });
const rowsOf = (application_id: string) =>
  root
    .selectFrom('papers_set_aside')
    .select(['paper', 'reason', 'note', 'set_aside_by'])
    .where('application_id', '=', application_id)
    .execute();
const historyOf = async (application_id: string) =>
  (
    await root
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', application_id)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details]);

/** Steps 1 and 2 are done, and every paper but the birth certificate is there. */
async function fiveOfSix() {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria, status: 'in_progress' });
  await root
    .insertInto('application_guide_items')
    .values(
      ['nif-number', 'nif-document'].map((item_id) => ({
        application_id: application.id,
        item_id,
        completed_by: maria.id,
      })),
    )
    .execute();
  for (const document_category of requiredDocuments)
    if (document_category !== paper) await aDocument({ application, document_category });
  await aDocument({ application, document_category: 'step_document', guide_item: 'nif-document' });
  return { maria, application, id: application.id };
}

describe('a paper set aside', () => {
  test('locks neither the step nor the review, and the figures count it apart', async () => {
    const { maria, id } = await fiveOfSix();
    const ask = () => call(maria, requestReview, { params: { id }, body: {} });
    const tick = () =>
      call(maria, setGuideItem, {
        params: { application_id: id, item_id: 'documents' },
        body: { completed: true },
      });
    expect((await refusalOf(ask())).code).toBe('conflict');
    expect((await refusalOf(tick())).details).toEqual({ reason: 'unfinished' });

    const { guide } = await setAside(maria, id);
    expect(guide.steps[2]).toMatchObject({ done: 5, total: 6, set_aside: 1 });
    expect(guide.set_aside).toMatchObject([{ paper, reason: 'not-on-list', note: null }]);
    expect((await tick()).application.current_step).toBe(2);
    expect((await ask()).application.status).toBe('under_review');
  });

  test('is recorded once, with its reason; another reason replaces it', async () => {
    const { maria, id } = await fiveOfSix();
    await Promise.all([setAside(maria, id), setAside(maria, id)]);
    expect(await rowsOf(id)).toEqual([{ paper, reason: 'not-on-list', note: null, set_aside_by: maria.id }]);
    const params = { application_id: id, paper } as const;
    await call(maria, setPaperAside, { params, body: { reason: 'other', note: '  I was adopted ' } });
    expect(await rowsOf(id)).toMatchObject([{ reason: 'other', note: 'I was adopted' }]);
    expect(await historyOf(id)).toEqual([
      ['guide.paper_set_aside', { paper, reason: 'not-on-list' }],
      ['guide.paper_set_aside', { paper, reason: 'other' }],
    ]);
    const seen = await asModerator((tx) =>
      tx.selectFrom('papers_set_aside').select(['reason', 'note']).where('application_id', '=', id).execute(),
    );
    expect(seen).toEqual([{ reason: 'other', note: 'I was adopted' }]);
  });

  test('taken back reopens the step that was completed without it, once', async () => {
    const { maria, id } = await fiveOfSix();
    await setAside(maria, id);
    const step = { application_id: id, item_id: 'documents' } as const;
    await call(maria, setGuideItem, { params: step, body: { completed: true } });
    const [{ guide, application }] = await Promise.all([takeBack(maria, id), takeBack(maria, id)]);
    expect(guide.steps[2]).toMatchObject({ state: 'in_progress', done: 5, set_aside: 0 });
    expect(application.current_step).toBe(1);
    expect(await rowsOf(id)).toEqual([]);
    expect((await historyOf(id)).slice(-2)).toEqual([
      ['guide.paper_taken_back', { paper }],
      ['guide.reopened', { item: 'documents' }],
    ]);
  });

  test('that arrives all the same is there, and no longer set aside', async () => {
    const { maria, id, application } = await fiveOfSix();
    await setAside(maria, id);
    await aDocument({ application, document_category: paper });
    await asApplicant(maria, (tx) => recomputeProgress(tx, id));
    const guide = await call(maria, getGuide, { params: { application_id: id } });
    expect(guide.steps[2]).toMatchObject({ done: 6, set_aside: 0 });
    expect(await rowsOf(id)).toEqual([]);
    expect((await refusalOf(setAside(maria, id))).code).toBe('conflict');
  });

  test('needs no new copy, though our team asked for one', async () => {
    const { maria, id, application } = await fiveOfSix();
    const { id: document } = await aDocument({ application, document_category: paper });
    await root
      .updateTable('documents')
      .set({ review_status: 'returned', review_reason: 'Cut off.', reviewed_at: new Date() })
      .where('id', '=', document)
      .execute();
    const before = await call(maria, getGuide, { params: { application_id: id } });
    expect(before.returned).toEqual([paper]);
    const { guide } = await setAside(maria, id);
    expect(guide.returned).toEqual([]);
  });
});

test.each([
  ['a reason that holds for another paper', { reason: 'under-16', note: null }],
  ['a reason without the words that it needs', { reason: 'other', note: null }],
] as const)('%s is refused, and nothing is written', async (_what, body) => {
  const { maria, id } = await fiveOfSix();
  const params = { application_id: id, paper } as const;
  expect((await refusalOf(call(maria, setPaperAside, { params, body }))).code).toBe('invalid_input');
  expect(await rowsOf(id)).toEqual([]);
});

test('nobody else sets a paper aside or takes it back', async () => {
  const { maria, id } = await fiveOfSix();
  await setAside(maria, id);
  for (const [role, code] of [
    ['user', 'not_found'],
    ['admin', 'not_found'],
    [undefined, 'not_authenticated'],
  ] as const) {
    const other = role && (await aPerson({ role }));
    expect((await refusalOf(takeBack(other, id))).code).toBe(code);
    const params = { application_id: id, paper: 'proof-income' } as const;
    const body = { reason: 'told', note: null } as const;
    expect((await refusalOf(call(other, setPaperAside, { params, body }))).code).toBe(code);
  }
  expect(await rowsOf(id)).toHaveLength(1);
});
