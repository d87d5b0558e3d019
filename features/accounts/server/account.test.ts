import { expect, test } from 'vitest';
import { claimMail } from '#features/mails/server/send.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';
import { getProfile } from '../contract/profiles.ts';

const server = aServer();

/** The person's welcome, written as it would be sent now. */
async function welcomeOf(email: string) {
  const mail = await server.root
    .selectFrom('outbox_mails as mail')
    .innerJoin('accounts', 'accounts.id', 'mail.user_id')
    .where('accounts.email', '=', email)
    .select('mail.id')
    .executeTakeFirstOrThrow();
  await server.root
    .updateTable('outbox_mails')
    .set({ claimed_until: null })
    .where('id', '=', mail.id)
    .execute();
  const claim = await claimMail(server.platform, mail.id);
  if (claim.state !== 'claimed') throw new Error(claim.state);
  return claim.mail;
}

test('who signs up on a Portuguese page is written to in Portuguese, with links to Portuguese pages', async () => {
  const browser = aBrowser(() => server.url);
  await browser.choose(
    await browser.begin('/pt/auth/callback'),
    'ines@example.com',
    'Inês',
    '/pt/auth/callback',
  );
  const { html, text } = await welcomeOf('ines@example.com');
  expect(html).toContain('<html lang="pt-PT">');
  expect(text).toContain(`${server.platform.env.publicUrl}/pt/dashboard`);
});

test('who chooses a language later gets the next e-mail in it', async () => {
  await aBrowser(() => server.url).signIn('joan@example.com', 'Joan');
  expect((await welcomeOf('joan@example.com')).html).toContain('<html lang="en-US">');
  const joan = await server.root
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', 'joan@example.com')
    .executeTakeFirstOrThrow();
  const headers = { ...(await server.signedIn(joan)), 'content-type': 'application/json' };
  const choose = (language: string) =>
    fetch(`${server.url}/api/account/language`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ language }),
    });
  expect((await choose('pt')).status).toBe(204);
  expect((await choose('pt')).status).toBe(204);
  expect((await choose('de')).status).toBe(400);
  const profile = await fetch(server.url + getProfile.path, { headers });
  expect(await profile.json()).toMatchObject({ language: 'pt' });
  expect((await welcomeOf('joan@example.com')).html).toContain('<html lang="pt-PT">');
});
