import { expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const browser = () => aBrowser(() => server.url);

const welcomesTo = (email: string) =>
  server.root
    .selectFrom('outbox_mails as mail')
    .innerJoin('accounts', 'accounts.id', 'mail.user_id')
    .where('accounts.email', '=', email)
    .select(['mail.template', 'mail.dedupe_key', 'accounts.id'])
    .execute();

test('the welcome is written with the account, and signing in again writes none', async () => {
  await browser().signIn('newcomer@example.com', 'New Comer');
  await browser().signIn('newcomer@example.com');
  const [mail, ...more] = await welcomesTo('newcomer@example.com');
  expect(mail).toMatchObject({ template: 'welcome', dedupe_key: `welcome:${mail?.id}` });
  expect(more).toEqual([]);
});

test('there is one for two browsers that finish at once', async () => {
  const both = [browser(), browser()];
  const callbacks: URL[] = [];
  for (const one of both)
    callbacks.push(await one.choose(await one.begin(), 'twice@example.com', '', '/auth/v1/callback'));
  await Promise.all(both.map((one, index) => one.visit(callbacks[index]?.href ?? '')));
  const sessions = await server.root
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .where('accounts.email', '=', 'twice@example.com')
    .select('sessions.id')
    .execute();
  expect(sessions).toHaveLength(2);
  expect(await welcomesTo('twice@example.com')).toHaveLength(1);
});
