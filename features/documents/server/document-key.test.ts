import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/open-files.ts';
import type { Platform } from '#platform/server/platform.ts';
import { StartError } from '#platform/server/start-error.ts';
import { documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';
import { checkDocumentKey } from './document-key.ts';

/** A restored server whose key did not come along, or is another one. */
const server = aServer();
let restored: Platform;

beforeEach(async () => {
  await server.root.deleteFrom('documents').execute();
  const env = { ...server.platform.env, documentKey: randomBytes(32) };
  restored = { ...server.platform, env, files: await openFiles(env) };
});

async function upload(name: string): Promise<void> {
  const application = await server.anApplication();
  const headers = await server.signedIn({ id: application.user_id });
  await documentsClient(server.url, headers).upload(application, name, aPdf());
}

test('any key will do while nothing is stored', async () => {
  await checkDocumentKey(restored);
});

test('the key that the documents were stored with will do', async () => {
  await upload('a.pdf');
  await checkDocumentKey(server.platform);
});

test('another key does not, and the operator reads where the right one belongs', async () => {
  await upload('a.pdf');
  const refused = await checkDocumentKey(restored).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('DOCUMENT_KEY does not open the documents that are stored here');
  const generated = { ...restored, env: { ...restored.env, documentKey: undefined } };
  await expect(checkDocumentKey(generated)).rejects.toThrow(`${restored.env.dataDir}/document.key does not`);
});

test('it does when the operator says that the right one is lost', async () => {
  await upload('a.pdf');
  await checkDocumentKey({ ...restored, env: { ...restored.env, documentKeyIsLost: true } });
});

test('it does once something was stored with it: what came before is known to be lost', async () => {
  await upload('a.pdf');
  const { id } = await server.root.selectFrom('documents').select('id').executeTakeFirstOrThrow();
  await upload('b.pdf');
  await server.root
    .updateTable('documents')
    .set({ wrapped_key: randomBytes(61) })
    .where('id', '=', id)
    .execute();
  await checkDocumentKey(server.platform);
});
