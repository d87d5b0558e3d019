import { expect } from 'vitest';
import type { Application } from '#features/applications/contract/applications.ts';
import { aBrowser } from './browser.ts';
import { aProfile } from './request-bodies.ts';

/** Somebody with a profile and an application; without a browser window, to save time. */
export async function startApplication(
  url: string,
  person: { name: string; email: string },
): Promise<Application> {
  const browser = aBrowser(() => url);
  const session = await browser.signIn(person.email, person.name);
  const send = (path: string, method: string, body: object) =>
    browser.call(path, session, { method, body: JSON.stringify(body) });
  expect((await send('/api/profile', 'PUT', aProfile({ full_name: person.name }))).status).toBe(200);
  const answer = await send('/api/applications', 'POST', {});
  return (await answer.json()).application;
}
