import type { Application } from '#features/applications/contract/applications.ts';
import { aBrowser } from './browser.ts';
import { answerOf } from './documents-client.ts';

/** Makes Ana the first admin and has her approve an application. */
export async function approveApplication(
  { url, setupKey }: { url: string; setupKey: string },
  { id }: Application,
): Promise<void> {
  const ana = aBrowser(() => url);
  const session = await ana.signIn('ana.ribeiro@example.com', 'Ana Ribeiro');
  const send = (path: string, method: string, body: object) =>
    ana.call(path, session, { method, body: JSON.stringify(body) });
  await answerOf(await send('/api/admin-setup', 'POST', { admin_key: setupKey }));
  const found = await answerOf<{ application: { version: number } }>(
    await ana.call(`/api/office/applications/${id}`, session),
  );
  const { version } = found.application;
  await answerOf(await send(`/api/office/applications/${id}/status`, 'PUT', { status: 'approved', version }));
}
