import { expect, test } from 'vitest';
import { answerOf, documentsClient } from '#tests/support/documents-client.ts';
import { aServer } from '#tests/support/server.ts';
import type { DocumentRow } from '../contract.ts';

const server = aServer();

test('the list is newest first, shows unfinished uploads and hides what is being deleted', async () => {
  const application = await server.anApplication();
  const owner = { id: application.user_id };
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  await server.aDocument({ application, file_name: 'old.pdf', created_at: at(1) });
  await server.aDocument({ application, file_name: 'new.pdf', created_at: at(3) });
  await server.aDocument({ application, file_name: 'open.pdf', created_at: at(2), upload_status: 'pending' });
  await server.aDocument({
    application,
    file_name: 'gone.pdf',
    created_at: at(4),
    upload_status: 'deleting',
  });
  await server.aDocument({ file_name: 'of-somebody-else.pdf' });

  const documents = documentsClient(server.url, await server.signedIn(owner));
  const list = async (more = '') =>
    (
      await answerOf<{ documents: DocumentRow[] }>(
        await documents.list(`application_id=${application.id}${more}`),
      )
    ).documents;
  expect((await list()).map((row) => [row.file_name, row.upload_status])).toEqual([
    ['new.pdf', 'uploaded'],
    ['open.pdf', 'pending'],
    ['old.pdf', 'uploaded'],
  ]);
});

test('the list can be narrowed to a step and to a category', async () => {
  const application = await server.anApplication();
  const step = await server.root
    .selectFrom('application_steps')
    .select('id')
    .where('application_id', '=', application.id)
    .where('step_number', '=', 2)
    .executeTakeFirstOrThrow();
  await server.aDocument({ application, file_name: 'passport.pdf', document_category: 'passport' });
  await server.aDocument({ application, file_name: 'step.pdf', step_id: step.id });

  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const names = async (more: string) =>
    (
      await answerOf<{ documents: DocumentRow[] }>(
        await documents.list(`application_id=${application.id}${more}`),
      )
    ).documents.map((row) => row.file_name);
  expect(await names('&document_category=passport')).toEqual(['passport.pdf']);
  expect(await names(`&step_id=${step.id}`)).toEqual(['step.pdf']);
  expect((await documents.list(`application_id=${application.id}&owner=1`)).status).toBe(400);
});
