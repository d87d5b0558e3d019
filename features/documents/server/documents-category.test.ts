import { beforeEach, expect, test } from 'vitest';
import { answerOf, type DocumentsClient, documentsClient } from '#tests/support/documents-client.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';
import { requiredDocuments } from '../rules/document-types.ts';

const server = aServer();
let application: Awaited<ReturnType<typeof server.anApplication>>;
let documents: DocumentsClient;

beforeEach(async () => {
  application = await server.anApplication();
  documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
});

const historyOf = (subject_id: string) =>
  server.root
    .selectFrom('audit_log')
    .select(['action', 'details', 'owner_id'])
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute();

test('a document is filed elsewhere, on record, and only once', async () => {
  const { id } = await server.aDocument({ application });
  const row = await answerOf<DocumentRow>(await documents.categorise(id, 'passport'));
  expect(row).toMatchObject({ id, document_category: 'passport' });
  expect((await documents.categorise(id, 'passport')).status).toBe(200);
  expect(await historyOf(id)).toEqual([
    {
      action: 'document.categorised',
      details: { from: 'general', to: 'passport' },
      owner_id: application.user_id,
    },
  ]);
});

test('a step that loses its last file of a type is reopened', async () => {
  const rows = await Promise.all(
    requiredDocuments.map((document_category) => server.aDocument({ application, document_category })),
  );
  await server.root
    .insertInto('application_guide_items')
    .values({ application_id: application.id, item_id: 'documents', completed_by: application.user_id })
    .execute();
  await documents.categorise(rows[0]?.id ?? '', 'general');
  const ticks = server.root.selectFrom('application_guide_items').selectAll();
  expect(await ticks.where('application_id', '=', application.id).execute()).toEqual([]);
  expect(await historyOf(application.id)).toContainEqual(
    expect.objectContaining({ action: 'guide.reopened', details: { item: 'documents' } }),
  );
});

test('an unfinished upload can be filed too, a deleted document cannot, a category must be one of ours', async () => {
  const pending = await server.aDocument({ application, upload_status: 'pending' });
  expect((await documents.categorise(pending.id, 'passport')).status).toBe(200);
  const gone = await server.aDocument({ application, upload_status: 'deleting' });
  expect((await documents.categorise(gone.id, 'passport')).status).toBe(404);
  expect((await documents.categorise(pending.id, 'tax-return')).status).toBe(400);
});
