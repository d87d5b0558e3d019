import { expect, test } from 'vitest';
import { listActivity } from '#features/audit/contract/activity.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listCaseDocuments, listOpenings, openDocument, reviewDocument } from '../contract.ts';

const { database, aPerson, anApplication, aDocument, root } = aDatabase();
const call = callsOf(database, { secrets: createSecrets(Buffer.alloc(32, 1)) });

test('people see when their documents were opened and why, and not by whom; others see nothing of it', async () => {
  const [harold, robert] = [await aPerson(), await aPerson()];
  const ana = await aPerson({ role: 'moderator', display_name: 'Ana Ribeiro' });
  const application = await anApplication({ owner: harold });
  const kept = await aDocument({ application, document_category: 'passport', file_name: 'scan.pdf' });
  const gone = await aDocument({ application, document_category: 'passport' });
  await call(ana, openDocument, { params: { id: gone.id }, body: { reason: 'question' } });
  await call(ana, openDocument, { params: { id: kept.id }, body: { reason: 'review' } });
  await root.deleteFrom('documents').where('id', '=', gone.id).execute();

  const seen = await call(harold, listOpenings, {});
  expect(seen).toMatchObject({
    total: 2,
    openings: [
      { reason: 'review', document: { id: kept.id, file_name: 'scan.pdf', application_id: application.id } },
      { reason: 'question', document: null },
    ],
  });
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Ana|${ana.id}|moderator`));
  expect(await call(robert, listOpenings, {})).toEqual({ openings: [], total: 0 });
  expect(await call(ana, listOpenings, {})).toEqual({ openings: [], total: 0 });
  expect(await refusalOf(call(undefined, listOpenings, {}))).toMatchObject({ code: 'not_authenticated' });
});

test('openings and answers stand in the recent activity, as our team’s', async () => {
  const harold = await aPerson();
  const ana = await aPerson({ role: 'moderator' });
  const application = await anApplication({ owner: harold });
  const { id } = await aDocument({ application, document_category: 'passport', file_name: 'scan.pdf' });
  await call(ana, openDocument, { params: { id }, body: { reason: 'review' } });
  await call(ana, reviewDocument, { params: { id }, body: { status: 'accepted', version: 2 } });
  const { activity } = await call(harold, listActivity, {});
  expect(activity.slice(0, 2)).toMatchObject([
    { action: 'document.accepted', by_staff: true, details: { file_name: 'scan.pdf' } },
    { action: 'document.opened_by_staff', by_staff: true, application_id: application.id },
  ]);
});

test('a case shows its documents to staff alone, and names what was replaced', async () => {
  const harold = await aPerson();
  const ana = await aPerson({ role: 'moderator' });
  const application = await anApplication({ owner: harold });
  const old = await aDocument({
    application,
    document_category: 'passport',
    created_at: new Date('2027-01-01'),
  });
  await aDocument({ application, document_category: 'passport', replaces_id: old.id });
  await aDocument({ application });
  const list = (person: Parameters<typeof call>[0], id = application.id) =>
    call(person, listCaseDocuments, { params: { id } });
  const { documents } = await list(ana);
  expect(documents).toHaveLength(3);
  expect(documents.find(({ id }) => id === old.id)).toMatchObject({ replaced: true, review: { version: 1 } });
  expect(documents.find(({ document_category }) => document_category === 'general')?.review).toBeNull();
  expect(JSON.stringify(documents)).not.toMatch(/sha256|wrapped|file_path/);
  expect(await refusalOf(list(harold))).toMatchObject({ code: 'forbidden' });
  expect(await refusalOf(list(undefined))).toMatchObject({ code: 'not_authenticated' });
  expect(await refusalOf(list(ana, crypto.randomUUID()))).toMatchObject({ code: 'not_found' });
});
