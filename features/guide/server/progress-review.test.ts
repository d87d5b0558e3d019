import { expect, test } from 'vitest';
import { requestReview } from '#features/applications/contract/applications.ts';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const { aDocument, anApplication, aPerson, database, root } = aDatabase();
const call = callsOf(database);
const statusOf = async (id: string) =>
  (await root.selectFrom('visa_applications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('needs all six types, moves the case once, and nobody else can ask', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria, status: 'in_progress' });
  const params = { id: application.id };
  const refusal = await refusalOf(call(maria, requestReview, { params, body: {} }));
  expect(refusal).toMatchObject({ code: 'conflict', message: applicationTexts.reviewNeedsDocuments });

  for (const document_category of requiredDocuments) await aDocument({ application, document_category });
  for (const [role, code] of [
    ['user', 'not_found'],
    ['admin', 'not_found'],
    [undefined, 'not_authenticated'],
  ] as const) {
    const other = role && (await aPerson({ role }));
    expect((await refusalOf(call(other, requestReview, { params, body: {} }))).code).toBe(code);
  }
  expect(await statusOf(application.id)).toBe('in_progress');

  for (let times = 0; times < 2; times++) {
    const answer = await call(maria, requestReview, { params, body: {} });
    expect(answer.application.status).toBe('under_review');
  }
  const lines = await root
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', application.id)
    .execute();
  expect(lines).toEqual([{ action: 'application.review_requested' }]);
});

test('what staff decided is not asked again', async () => {
  const maria = await aPerson();
  const application = await anApplication({ owner: maria, status: 'rejected' });
  for (const document_category of requiredDocuments) await aDocument({ application, document_category });
  const refusal = await refusalOf(call(maria, requestReview, { params: { id: application.id }, body: {} }));
  expect(refusal).toMatchObject({ code: 'conflict', message: applicationTexts.decidedAlready });
  expect(await statusOf(application.id)).toBe('rejected');
});
