import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';
import { signInOnScreen } from '../support/sign-in.ts';

const journey = aJourney();

/** What a browser sends for a person; the cookies go by themselves. */
async function bearerOf(page: Page): Promise<Record<string, string>> {
  const asking = page.waitForRequest((request: Request) => request.url().endsWith('/api/profile'));
  await page.goto('/profile');
  const { authorization } = await (await asking).allHeaders();
  if (!authorization) throw new Error('the screen asked without a token');
  return { authorization };
}

interface Ids {
  application: string;
  step: string;
  document: string;
}

/** Every way to reach something by its id. */
const doors = ({ application, step, document }: Ids) => {
  const announcement = { file_name: 'mine.pdf', file_size: 10 };
  return [
    { method: 'GET', path: `/api/documents?application_id=${application}` },
    { method: 'POST', path: '/api/documents', data: { ...announcement, application_id: application } },
    { method: 'POST', path: '/api/documents', own: true, data: { ...announcement, step_id: step } },
    { method: 'GET', path: `/api/documents/${document}/content` },
    { method: 'PUT', path: `/api/documents/${document}/content`, bytes: aPdf(1) },
    { method: 'POST', path: `/api/documents/${document}/link`, data: {} },
    { method: 'DELETE', path: `/api/documents/${document}` },
    { method: 'GET', path: `/files/${document}?expires=4102444800&signature=${'a'.repeat(43)}` },
  ];
};

/** The answer at a door, byte for byte, without what is new in every answer: the request's id and the time. */
async function knock(page: Page, headers: Record<string, string>, door: ReturnType<typeof doors>[number]) {
  const response = await page.request.fetch(door.path, {
    method: door.method,
    headers: { ...headers, ...(door.bytes && { 'content-type': 'application/octet-stream' }) },
    ...(door.bytes ? { data: door.bytes } : door.data ? { data: door.data } : {}),
  });
  const requestId = response.headers()['x-request-id'] ?? 'no id';
  const { date: _date, 'x-request-id': _id, ...rest } = response.headers();
  return {
    status: response.status(),
    headers: rest,
    body: (await response.text()).replaceAll(requestId, 'the request id'),
  };
}

test('a stranger finds nothing behind any id of Maria, exactly as behind an id that never was', async () => {
  const maria = await journey.aVisitor();
  await signInOnScreen(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await maria.goto('/documents');
  const section = maria.getByRole('region', { name: 'General Documents' });
  const chooser = maria.waitForEvent('filechooser');
  await section.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: aPdf(4) });
  await section.getByText('File uploaded successfully').waitFor();

  const headers = await bearerOf(maria);
  const read = async (path: string) => (await maria.request.get(path, { headers })).json();
  const {
    applications: [application],
  } = await read('/api/applications');
  const { documents } = await read(`/api/documents?application_id=${application.id}`);
  const hers: Ids = { application: application.id, step: application.steps[1].id, document: documents[0].id };

  const stranger = await journey.aVisitor();
  await signInOnScreen(stranger, { email: 'stranger@example.com', name: 'A Stranger' });
  await stranger.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  const strangers = await bearerOf(stranger);
  const own = await (await stranger.request.get('/api/applications', { headers: strangers })).json();
  const withOwn = (door: ReturnType<typeof doors>[number]) =>
    door.own ? { ...door, data: { ...door.data, application_id: own.applications[0].id } } : door;

  const nobodys: Ids = { application: randomUUID(), step: randomUUID(), document: randomUUID() };
  const [hersDoors, nobodysDoors] = [doors(hers).map(withOwn), doors(nobodys).map(withOwn)];
  for (const [index, door] of hersDoors.entries()) {
    const name = `${door.method} ${door.path}`;
    const behindHers = await knock(stranger, strangers, door);
    const behindNothing = await knock(stranger, strangers, nobodysDoors[index] ?? door);
    expect(behindHers, name).toEqual(behindNothing);
    expect(behindHers.status, name).toBe(404);
    expect(behindHers.body, name).toContain('"code":"not_found"');
    const signedOut = await knock(stranger, {}, door);
    expect(signedOut.status, name).toBe(door.path.startsWith('/files/') ? 404 : 401);
  }

  // Everything is as it was, for the one it belongs to.
  expect((await read('/api/applications')).applications).toEqual([application]);
  expect(await read(`/api/documents?application_id=${application.id}`)).toEqual({ documents });
  const bytes = await maria.request.get(`/api/documents/${hers.document}/content`, { headers });
  expect((await bytes.body()).equals(aPdf(4))).toBe(true);
});
