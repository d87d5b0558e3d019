import type { Application } from '#domain/contracts/applications.ts';
import type { Guide, GuideId } from '#domain/contracts/guide.ts';
import { requiredDocuments } from '#domain/rules/document-types.ts';
import { guideItems } from '#domain/rules/guide-items.ts';
import { aBrowser } from './browser.ts';
import { answerOf, documentsClient } from './documents-client.ts';
import { aPdf } from './sample-files.ts';

/** Somebody with a profile and an application, and the calls of the guide as their browser makes them. */
export async function guideClient(url: string, person: { name: string; email: string }) {
  const browser = aBrowser(() => url);
  const session = await browser.signIn(person.email, person.name);
  const send = (path: string, method: string, body: object) =>
    browser.call(path, session, { method, body: JSON.stringify(body) });
  await send('/api/profile', 'PUT', {
    full_name: person.name,
    phone: null,
    nationality: null,
    current_location: null,
  });
  const { application } = await answerOf<{ application: Application }>(
    await send('/api/applications', 'POST', {}),
  );
  const guidePath = `/api/applications/${application.id}/guide`;

  const read = () => browser.call(guidePath, session);
  const set = (id: GuideId, completed = true) => send(`${guidePath}/${id}`, 'PUT', { completed });
  const tick = async (...ids: readonly GuideId[]) => {
    for (const id of ids) await answerOf(await set(id));
  };

  /** The first three steps as people finish them: four actions, the NIF document, six papers. */
  async function finishFirstSteps(): Promise<void> {
    const headers = {
      authorization: `Bearer ${session.access_token}`,
      cookie: browser.cookieFor('/'),
    };
    const documents = documentsClient(url, headers);
    await tick(...guideItems['nif-number']);
    await documents.upload(application, 'nif.pdf', aPdf(1), { guide_item: 'nif-document' });
    await tick('nif-document');
    for (const document_category of requiredDocuments)
      await documents.upload(application, `${document_category}.pdf`, aPdf(1), { document_category });
    await tick('documents');
  }

  return {
    application,
    read,
    set,
    tick,
    finishFirstSteps,
    guide: async () => answerOf<Guide>(await read()),
  };
}
