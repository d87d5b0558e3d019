import { expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

/** Words that name a person and must not be found anywhere but in that person's rows. */
const canaries = [
  'marguerite.canary@example.com',
  'Marguerite',
  'Canary',
  '+1 617 555 0199',
  'canary-passport.pdf',
];

test('the log of a whole visit, refusals included, names nobody', async () => {
  const browser = aBrowser(() => server.url);
  const session = await browser.signIn('marguerite.canary@example.com', 'Marguerite Canary');
  const send = (method: string, path: string, body: object) =>
    browser.call(path, session, { method, body: JSON.stringify(body) });

  const profile = {
    full_name: 'Marguerite Canary',
    phone: '+1 617 555 0199',
    nationality: null,
    current_location: null,
  };
  expect((await send('PUT', '/api/profile', profile)).status).toBe(200);
  expect((await send('PUT', '/api/profile', { ...profile, 'Marguerite Canary': true })).status).toBe(400);
  const { application } = await (await send('POST', '/api/applications', {})).json();
  const upload = { application_id: application.id, file_name: 'canary-passport.pdf', file_size: 5 };
  expect((await send('POST', '/api/documents', upload)).status).toBe(200);
  expect((await send('POST', '/api/documents', { ...upload, file_name: 'canary-passport.exe' })).status).toBe(
    415,
  );
  expect((await send('POST', '/api/admin-setup', { admin_key: 'Marguerite' })).status).toBe(422);
  expect((await browser.call('/api/office/applications?q=Marguerite', session)).status).toBe(403);
  expect((await browser.call('/api/Marguerite', session)).status).toBe(404);

  expect(server.lines.length).toBeGreaterThan(8);
  const log = server.lines.join('\n');
  for (const canary of [...canaries, session.access_token, session.refresh_token])
    expect(log).not.toContain(canary);
});

test('the address of the connection is stored and logged nowhere in the clear', async () => {
  await fetch(`${server.url}/api/settings/public`);
  expect(server.lines.join('\n')).not.toMatch(/127\.0\.0\.1/);
  const sessions = await server.root.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1/);
});
