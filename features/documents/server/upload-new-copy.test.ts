import { beforeAll, expect, test } from 'vitest';
import type { Guide } from '#features/guide/contract.ts';
import { answerOf, type DocumentsClient, documentsClient, refusal } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { requiredDocuments } from '../rules/document-types.ts';

const content = aPdf();
const server = aServer();
let application: Awaited<ReturnType<typeof server.anApplication>>;
let harold: DocumentsClient;
beforeAll(async () => {
  const person = await server.aPerson();
  application = await server.anApplication({ owner: person, status: 'in_progress' });
  harold = documentsClient(server.url, await server.signedIn(person));
});

const sendBack = (id: string) =>
  server.root
    .updateTable('documents')
    .set({ review_status: 'returned', review_reason: 'Cut off.', reviewed_at: new Date() })
    .where('id', '=', id)
    .execute();
const rowOf = (id: string) =>
  server.root.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const guide = async () => answerOf<Guide>(await harold.call(`/api/applications/${application.id}/guide`));
const announce = (replaces_id: string, more: object = {}) =>
  harold.announce({
    application_id: application.id,
    file_name: 'new.pdf',
    file_size: content.length,
    replaces_id,
    ...more,
  });

test('a new copy is filed where the returned one is, waits for us, and counts in its place', async () => {
  const old = await harold.upload(application, 'old.pdf', content, { document_category: 'passport' });
  expect((await guide()).document_types).toEqual(['passport']);
  await sendBack(old.id);
  expect(await guide()).toMatchObject({ document_types: [], returned: ['passport'] });

  const announced = await answerOf<{ id: string }>(await announce(old.id, { document_category: 'general' }));
  expect((await guide()).returned).toEqual(['passport']);
  const arrived = await answerOf(await harold.send(announced.id, new Uint8Array(content)));
  expect(arrived).toMatchObject({
    document_category: 'passport',
    replaces_id: old.id,
    review: { status: 'waiting', reason: null },
  });
  expect(await guide()).toMatchObject({ document_types: ['passport'], returned: [] });

  await harold.remove(old.id);
  await server.root.deleteFrom('documents').where('id', '=', old.id).execute();
  expect(await rowOf(announced.id)).toMatchObject({ replaces_id: null, upload_status: 'uploaded' });
});

test('only what was returned can be replaced, and only one’s own', async () => {
  const waiting = await harold.upload(application, 'fine.pdf', content, { document_category: 'passport' });
  const foreign = await server.aDocument({
    review_status: 'returned',
    review_reason: 'Cut off.',
    reviewed_at: new Date(),
  });
  const missing = await refusal(await announce(crypto.randomUUID()));
  expect(missing).toMatchObject({ status: 404, code: 'not_found' });
  expect(await refusal(await announce(foreign.id))).toEqual(missing);
  expect(await refusal(await announce(waiting.id))).toMatchObject({ status: 409, code: 'conflict' });
});

test('a returned NIF document takes what a NIF document may be', async () => {
  const nif = await harold.upload(application, 'nif.pdf', content, {
    document_category: 'step_document',
    guide_item: 'nif-document',
  });
  await sendBack(nif.id);
  expect(await guide()).toMatchObject({ nif_document: false, returned: ['nif-document'] });
  expect(await refusal(await announce(nif.id, { file_name: 'nif.docx' }))).toMatchObject({
    code: 'file_type_not_allowed',
  });
});

test('a review needs six types that were not returned', async () => {
  const rows = await Promise.all(
    requiredDocuments.map((type) =>
      harold.upload(application, `${type}.pdf`, content, { document_category: type }),
    ),
  );
  // Whatever else was uploaded as a passport by the tests above.
  await server.root
    .updateTable('documents')
    .set({ document_category: 'general' })
    .where('application_id', '=', application.id)
    .where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    )
    .execute();
  await sendBack(rows[0]?.id ?? '');
  const ask = () =>
    harold.call(`/api/applications/${application.id}/review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  expect(await refusal(await ask())).toMatchObject({ code: 'conflict' });
  const arrived = await answerOf<{ id: string }>(await announce(rows[0]?.id ?? ''));
  await harold.send(arrived.id, new Uint8Array(content));
  expect((await ask()).status).toBe(200);
});

test('filed as something else, a document waits anew: what we said was about the other type', async () => {
  const row = await harold.upload(application, 'moved.pdf', content, { document_category: 'passport' });
  await server.root
    .updateTable('documents')
    .set({ review_status: 'accepted', reviewed_at: new Date(), review_version: 4 })
    .where('id', '=', row.id)
    .execute();
  const moved = await answerOf(await harold.categorise(row.id, 'birth-certificate'));
  expect(moved).toMatchObject({ document_category: 'birth-certificate', review: { status: 'waiting' } });
  expect(await rowOf(row.id)).toMatchObject({ review_version: 5, reviewed_at: null });
});

test('nobody writes what staff say about their own documents', async () => {
  const row = await harold.upload(application, 'mine.pdf', content, { document_category: 'passport' });
  const { user_id } = await rowOf(row.id);
  for (const column of [
    { review_status: 'accepted' as const, reviewed_at: new Date() },
    { review_version: 9 },
  ])
    await expect(
      server.asApplicant({ id: user_id }, (tx) =>
        tx.updateTable('documents').set(column).where('id', '=', row.id).execute(),
      ),
    ).rejects.toThrow(/permission denied/);
});
