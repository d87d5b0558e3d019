import { expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const browser = () => aBrowser(() => server.url);

test('a person signs in with the built-in provider and is let in', async () => {
  const maria = browser();
  const session = await maria.signIn('maria@example.com', 'Maria Lopez');

  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  expect(session.user).toMatchObject({
    email: 'maria@example.com',
    user_metadata: { full_name: 'Maria Lopez' },
  });
  const account = await maria.call('/api/account', session);
  expect(account.status).toBe(200);
  expect(await account.json()).toMatchObject({
    email: 'maria@example.com',
    display_name: 'Maria Lopez',
    role: 'user',
    abilities: { enter_office: false, manage_settings: false, decide_applications: false },
  });
});
