import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { endSession, pressBelowQuestion } from '../support/end-session.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { startMailServer } from '../support/mail-server.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** Somebody asks, somebody of ours answers, and nothing that was typed is ever lost. */
const env: NodeJS.ProcessEnv = {};
let post: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  post = await startMailServer();
  Object.assign(env, { SMTP_URL: post.smtpUrl, MAIL_FROM: 'rumo@example.com' });
});
afterAll(() => post.stop());

const journey = aJourney(env);
/** What tells of a reply; everybody got their welcome, too. */
const toldOfReplies = () =>
  post.received.filter(({ source }) => source.includes('Subject: You have a reply'));
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Somebody signed in, on the support page. */
async function onSupport(person: { email: string; name: string }, options = {}, path = '/support') {
  const page = await journey.aVisitor(options);
  await signIn(page, person, '/profile');
  await page.goto(path);
  await message(page).waitFor();
  return page;
}

describe('a question and its answer', () => {
  let asking: Page;
  let office: Page;
  beforeAll(async () => {
    office = await journey.aVisitor();
    await becomeFirstAdmin(office, journey.setupKey);
    asking = await onSupport(ruth, { viewport: phone });
  });

  test('is sent by keyboard, and says until when we answer', async () => {
    await subject(asking).focus();
    await asking.keyboard.type('Birth certificate');
    await asking.keyboard.press('Tab');
    await asking.keyboard.type('Mine is from Vermont.');
    await asking.keyboard.press('Enter');
    await asking.keyboard.type('<b>Where</b> does the apostille come from?');
    await asking.keyboard.press('Tab');
    await asking.keyboard.press('Enter');
    await asking.getByText(supportTexts.sent.title).waitFor();
    const tomorrow = await asking.evaluate(() =>
      new Date(Date.now() + 24 * 3_600_000).toLocaleDateString('en-US', { weekday: 'long' }),
    );
    const promise = asking.getByText(`We reply by ${tomorrow}`).last();
    await expect.poll(() => promise.textContent()).toMatch(/^We reply by \w+ \d{1,2}:\d\d\s[AP]M\.$/);
    await expect.poll(() => subject(asking).inputValue()).toBe('');
    expect(await asking.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('draft:support');
  });

  test('is answered at an address of its own, and the person sees it without reloading', async () => {
    await office.goto('/admin/support');
    await office.getByRole('link', { name: 'Birth certificate' }).click();
    await office.waitForURL(/\/admin\/support\/[0-9a-f-]{36}$/);
    await office.getByText('<b>Where</b> does the apostille come from?').waitFor();
    expect(await office.title()).not.toContain('Birth');
    await office.getByText(officeSupportTexts.thread.replyHint.smtp).waitFor();
    await office.getByLabel('Your reply').fill('From the Secretary of State in Montpelier.');
    await office.getByRole('button', { name: 'Send reply' }).click();
    await toast(office, officeSupportTexts.thread.sent).waitFor();

    // It stands open since it was sent: what arrives there is seen.
    await asking.getByText('From the Secretary of State in Montpelier.').waitFor();
    await asking.getByText(supportTexts.threads.newReply, { exact: true }).waitFor();
    expect(await asking.getByText('Ana Ribeiro').count()).toBe(0);
  });

  test('is told by an e-mail that leads there and holds nothing of it', async () => {
    await office.getByText(officeSupportTexts.thread.mail.smtp, { exact: true }).waitFor();
    expect(toldOfReplies()).toHaveLength(1);
    const [mail] = toldOfReplies();
    expect(mail?.to).toEqual([ruth.email]);
    const source = (mail?.source ?? '').replaceAll(/=\r\n/g, '');
    expect(source).toContain('Subject: You have a reply from us');
    expect(source).toContain(`${journey.url}/support`);
    expect(source).not.toMatch(/Ruth|Montpelier|Birth|apostille/);
  });

  test('goes on: the person writes again, which staff see without reloading', async () => {
    await asking.getByLabel('Your reply').fill('And what does it cost?');
    await asking.getByRole('button', { name: 'Send reply' }).click();
    await office.getByText('And what does it cost?').waitFor();
  });

  test('waits with a mark for whoever was away, and the mark goes with reading', async () => {
    await asking.goto('/profile');
    await office.getByLabel('Your reply').fill('Ten dollars.');
    await office.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(() => toldOfReplies().length).toBe(2);
    await asking.goto('/contact');
    await asking.getByText(supportTexts.threads.unread(1), { exact: true }).waitFor();
    const read = asking.waitForResponse((answer) => answer.url().endsWith('/read'));
    await asking.getByRole('button', { name: supportTexts.threads.read }).click();
    await asking.getByText('Ten dollars.').waitFor();
    expect((await read).status()).toBe(204);
    await asking.reload();
    await asking.getByRole('heading', { name: 'Birth certificate' }).waitFor();
    await expect.poll(() => asking.getByText(supportTexts.threads.newReply).count()).toBe(0);
  });

  test('looks right to axe, open and closed, on both sides', async () => {
    expect(await faultsEverywhere(asking)).toEqual([]);
    await asking.getByRole('heading', { name: 'Birth certificate' }).click();
    await asking.getByText('Ten dollars.').waitFor();
    expect(await faultsEverywhere(asking)).toEqual([]);
    expect(await faultsEverywhere(office)).toEqual([]);
  });

  test('stays inside its lines, whatever somebody writes', async () => {
    const endless = 'W'.repeat(199);
    await subject(asking).fill(endless);
    await message(asking).fill(`<img src=x onerror=alert(1)> https://example.com/${'a'.repeat(300)}`);
    await send(asking);
    await asking.getByText(supportTexts.sent.title).waitFor();
    expect(await faultsEverywhere(asking)).toEqual([]);
    await office.goto('/admin/support');
    await office.getByRole('link', { name: endless }).waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.getByRole('link', { name: endless }).click();
    // The list shows the beginning of the message, too: the heading is the thread's own.
    await office.getByRole('heading', { name: endless, level: 1 }).waitFor();
    await office.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
  });
});

describe('what is wrong', () => {
  test('is named at the top and at its field, and nothing is cut off or lost', async () => {
    const page = await onSupport({ email: 'wrong@example.com', name: 'Wendy Wrong' });
    await send(page);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    const { errors } = supportTexts.form;
    await summary.getByRole('link', { name: errors.message.missing }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('support-message');

    const long = 'Where? '.repeat(1_500).trim();
    await message(page).fill(long);
    await page.getByText('499 characters too many', { exact: true }).first().waitFor();
    await subject(page).fill('Where');
    await send(page);
    await summary.getByText(errors.message.tooLong).waitFor();
    await expect.poll(() => message(page).inputValue()).toBe(long);
    expect(await faultsEverywhere(page)).toEqual([]);

    await message(page).fill(long.slice(0, 9_500));
    await page.getByText('500 characters left', { exact: true }).first().waitFor();
  });

  test('with the connection is said beside the button; trying again sends it once', async () => {
    const page = await onSupport({ email: 'offline@example.com', name: 'Olive Line' });
    await subject(page).fill('Once');
    await message(page).fill('Only once, please.');
    // The server takes it, and the answer never arrives.
    await page.route('**/api/support/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await page.getByText(supportTexts.form.failed).waitFor();
    await page.unroute('**/api/support/messages');
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe('Only once, please.');
    await send(page);
    await page.getByText(supportTexts.sent.title).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Once' }).count()).toBe(1);
  });
});

describe('what is typed', () => {
  test('outlives a reload, and a session that ends: signing in again in another tab goes on', async () => {
    const person = { email: 'typed@example.com', name: 'Ty Ped' };
    const page = await onSupport(person, {}, '/support?subject=A%20country%20is%20missing');
    await expect.poll(() => subject(page).inputValue()).toBe('A country is missing');
    await message(page).fill('Mine is Kosovo.');
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe('Mine is Kosovo.');

    await endSession(page);
    await pressBelowQuestion(page, 'Send message');
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again to keep going' });
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    const tab = await opened;
    await tab.getByRole('button', { name: 'Continue with Google' }).click();
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByLabel('Name').fill(person.name);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    // What was on its way when the session ended goes on by itself.
    await page.getByText(supportTexts.sent.title).waitFor();
  });

  test('comes back after signing in on the same page, and is nobody else’s', async () => {
    const page = await onSupport({ email: 'fay@example.com', name: 'Fay First' });
    await message(page).fill('My private worry');
    await endSession(page);
    await page.reload();
    // Its closed stream may have told the page of the end before the reload: then nobody is signed in any more.
    const signedOut = page.getByRole('link', { name: supportTexts.signedOut.action });
    await page.getByRole('alertdialog').or(signedOut).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: supportTexts.signedOut.action }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill('fay@example.com');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await message(page).waitFor();
    await expect.poll(() => message(page).inputValue()).toBe('My private worry');

    await page.goto('/profile');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByText('Something you began to write is not sent yet.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, { email: 'sol@example.com', name: 'Sol Second' }, '/profile');
    await page.goto('/support');
    await message(page).waitFor();
    await expect.poll(() => message(page).inputValue()).toBe('');
  });
});

describe('signed out', () => {
  test.each(['/support', '/contact'])(
    '%s says where to write, how soon we answer and how to begin',
    async (path) => {
      const page = await journey.aVisitor();
      await page.goto(path);
      await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
      await page.getByRole('heading', { name: 'Get Support' }).waitFor();
      await page.getByText('we reply within 24 hours').waitFor();
      const email = page.getByRole('link', { name: 'support@example.com' });
      await expect.poll(() => email.getAttribute('href')).toBe('mailto:support@example.com');
      const start = page.getByRole('link', { name: 'Get Started Today' });
      await expect.poll(() => start.getAttribute('href')).toBe('/auth');
      await page.getByRole('link', { name: supportTexts.signedOut.action }).click();
      await page.waitForURL((url) => url.searchParams.get('return_to') === path);
      await page.context().close();
    },
  );

  test('signed in, the way on leads to the dashboard', async () => {
    const page = await onSupport({ email: 'start@example.com', name: 'Stan Start' });
    await page.getByRole('link', { name: 'Get Started Today' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });
});
