import { expect, test } from 'vitest';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { answerOf, documentsClient, refusal } from '#tests/support/documents-client.ts';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import { aServer } from '#tests/support/server.ts';
import { isDrawable } from '../rules/file-findings.ts';

const server = aServer();

test('each hostile file that is kept reaches staff with its name, closed until a warning was read; the others are refused', async () => {
  const anaIn = await server.signedIn(await server.aPerson({ role: 'moderator' }));
  const ask = (path: string, body?: object) =>
    fetch(`${server.url}/api/office/${path}`, {
      headers: { ...anaIn, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const follow = async (opened: Response) => {
    const { url } = await answerOf<{ url: string }>(opened);
    return fetch(new URL(url, server.url), { headers: { ...anaIn } });
  };
  for (const { what, name, bytes, finding, refusal: reason, contentDiffers } of hostileFiles) {
    const application = await server.anApplication();
    const documents = documentsClient(server.url, await server.signedIn({ id: application.user_id }));
    const content = await bytes();
    const announced = await documents.announce({
      application_id: application.id,
      file_name: name,
      file_size: content.length,
    });
    const { id } = await answerOf<{ id: string }>(announced);
    const sent = await documents.send(id, new Uint8Array(content));
    if (reason || contentDiffers) {
      expect(await refusal(sent), what).toMatchObject({ status: 415, code: 'file_type_not_allowed' });
      continue;
    }
    expect(sent.status, what).toBe(200);
    const list = await answerOf<{ documents: OfficeDocument[] }>(
      await ask(`applications/${application.id}/documents`),
    );
    expect(list.documents, what).toMatchObject([
      { id, is_checking: false, findings: expect.arrayContaining([finding]) },
    ]);
    const opened = await ask(`documents/${id}/open`, { reason: 'review' });
    if (isDrawable(list.documents[0]?.findings ?? [])) expect((await follow(opened)).status, what).toBe(409);
    else expect(opened.status, what).toBe(409);
    const warned = await ask(`documents/${id}/open`, { reason: 'review', warned: true });
    expect((await follow(warned)).status, what).toBe(200);
  }
});
