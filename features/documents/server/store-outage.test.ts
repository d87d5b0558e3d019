import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
import { bytesOf, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

test('while the store is away people are asked to come again, and nothing is lost', async () => {
  const application = await server.anApplication();
  const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
  const { id } = await documents.upload(application, 'a.pdf', aPdf());
  const waiting = await documents.announce({
    application_id: application.id,
    file_name: 'b.pdf',
    file_size: aPdf().length,
  });
  const { id: next } = (await waiting.json()) as { id: string };

  // Not a folder any more: every call of the store fails, as with a disk that dropped out.
  const folder = join(server.platform.env.dataDir, 'files');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, '');
  for (const answer of [await documents.content(id), await documents.send(next, new Uint8Array(aPdf()))]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await answer.json()).error).toMatchObject({
      code: 'unavailable',
      message: refusalPageTexts.filesAway,
    });
  }
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);

  await rm(folder);
  await rename(`${folder}.away`, folder);
  expect(await bytesOf(await documents.content(id))).toEqual(aPdf());
  expect((await documents.send(next, new Uint8Array(aPdf()))).status).toBe(200);
});

test('a database that takes no writes is an outage, not a defect', async () => {
  const person = await server.aPerson();
  const headers = { ...(await server.signedIn(person)), 'content-type': 'application/json' };
  const start = () =>
    fetch(`${server.url}/api/applications`, {
      method: 'POST',
      headers,
      body: '{}',
    });
  const { database } = server.platform;
  server.platform.database = { ...database, asActor: database.asReader };
  const answer = await start();
  server.platform.database = database;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await answer.json()).error.message).toBe(refusalPageTexts.databaseAway);
  expect((await start()).ok).toBe(true);
});
