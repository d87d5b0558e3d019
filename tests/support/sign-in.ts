import type { Page } from 'playwright-core';
import { sessionKey } from '#platform/browser/stored-session.ts';
import { aBrowser } from './browser.ts';

interface Person {
  email: string;
  name: string;
}

/**
 * Signs somebody in with the whole protocol but none of its screens, and opens a path of theirs: three pages less than on
 * screen, a second and a half of a busy machine. For journeys about something else than signing in.
 */
export async function signIn(page: Page, { email, name }: Person, path = '/dashboard'): Promise<void> {
  // Storage needs a page of ours. This one is a script that is shown as text: it runs nothing, and has no sandbox as other files do.
  await page.goto('/service-worker.js');
  const { origin } = new URL(page.url());
  const browser = aBrowser(() => origin, {
    'user-agent': await page.evaluate(() => navigator.userAgent),
    'accept-language': await page.evaluate(() => navigator.languages.join(',')),
  });
  // Who was here as a visitor, or as somebody else, is still known.
  for (const { name, value, path: under } of await page.context().cookies(origin))
    browser.keep(`${name}=${value}; Path=${under}`);
  const session = JSON.stringify(await browser.signIn(email, name));
  await page.context().addCookies(browser.keptCookies());
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const);
  await page.goto(path);
}

/** Signs somebody in through the real screens, starting at a path of theirs, and waits until they are back there. */
export async function signInOnScreen(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}
