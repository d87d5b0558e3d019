import type { AuthSession } from '#features/accounts/contract/sign-in.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import type { Guide, GuideId } from '#features/guide/contract.ts';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { aBrowser } from './browser.ts';
import { answerOf, documentsClient } from './documents-client.ts';
import { aProfile } from './request-bodies.ts';
import { aPdf } from './sample-files.ts';

/** Somebody with a profile and an application, and the calls of the guide as their browser makes them. */
export async function guideClient(url: string, person: { name: string; email: string }) {
  const browser = aBrowser(() => url);
  let session = await browser.signIn(person.email, person.name);
  let renewal: Promise<void> | undefined;

  /** The session, renewed a minute before it ends as auth-js does it: a journey may take longer than ten minutes. */
  async function freshSession(): Promise<AuthSession> {
    if (Date.now() > (session.expires_at - 60) * 1000) {
      renewal ??= browser
        .refresh(session.refresh_token)
        .then(answerOf<AuthSession>)
        .then((renewed) => {
          session = renewed;
        })
        .finally(() => {
          renewal = undefined;
        });
      await renewal;
    }
    return session;
  }
  const send = async (path: string, method: string, body: object) =>
    browser.call(path, await freshSession(), { method, body: JSON.stringify(body) });
  await send('/api/profile', 'PUT', aProfile({ full_name: person.name }));
  const { application } = await answerOf<{ application: Application }>(
    await send('/api/applications', 'POST', {}),
  );
  const guidePath = `/api/applications/${application.id}/guide`;

  const read = async () => browser.call(guidePath, await freshSession());
  const set = (id: GuideId, completed = true) => send(`${guidePath}/${id}`, 'PUT', { completed });
  const tick = async (...ids: readonly GuideId[]) => {
    for (const id of ids) await answerOf(await set(id));
  };

  /** The first three steps as people finish them: four actions, the NIF document, six papers. */
  async function finishFirstSteps(): Promise<void> {
    const headers = {
      authorization: `Bearer ${(await freshSession()).access_token}`,
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
