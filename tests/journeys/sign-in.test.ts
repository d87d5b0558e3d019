import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { endSession, pressBelowQuestion } from '../support/end-session.ts';
import { aJourney, phone } from '../support/journey.ts';
import { keeperLoaded } from '../support/keeper-loaded.ts';
import { newTab } from '../support/new-tab.ts';
import { axeViolations, sidewaysScroll } from '../support/page-checks.ts';
import { signInOnScreen } from '../support/sign-in.ts';

const journey = aJourney();

const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/130.0.6723.86 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/487.0.0.60.76;]';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back,/ });
const onSignIn = (page: Page) => page.getByRole('heading', { name: 'Welcome Back', exact: true });

describe('signing in', () => {
  test('leads back to where the person wanted to go, by keyboard alone', async () => {
    const page = await journey.aVisitor();
    await page.goto('/profile?from=letter#devices');
    await onSignIn(page).waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').focus();
    await page.keyboard.type('keys@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kay Eyes');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile?from=letter#devices');
    await page.getByText('keys@example.com').first().waitFor();
    expect(page.url()).not.toMatch(/code|token/);
  });

  test('works under either name of this machine', async () => {
    const page = await journey.aVisitor({ baseURL: journey.url.replace('127.0.0.1', 'localhost') });
    await signInOnScreen(page, { email: 'twin@example.com', name: 'Tina Twin' }, '/profile');
    await page.getByText('twin@example.com').first().waitFor();
    await expect.poll(() => new URL(page.url()).hostname).toBe('localhost');
  });

  test('is not asked for again: /auth goes on to the dashboard', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'again@example.com', name: 'Ada Gain' });
    const tab = await newTab(page, '/auth');
    await welcome(tab).waitFor();
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/dashboard');
  });

  test('has two modes with a plain link between them, and a way home', async () => {
    const page = await journey.aVisitor({ viewport: phone });
    await page.goto('/auth');
    await page.getByText('Sign in to continue your visa journey').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await page.getByText('Start your path to Portuguese residency').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?mode=sign-up');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test("says why it failed, in a toast and in place, and never in a stranger's words", async () => {
    const page = await journey.aVisitor();
    await page.goto('/documents');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await expect.poll(() => page.getByText('Google Sign In Error').count()).toBeGreaterThanOrEqual(1);
    await page.getByText('Sign-in was stopped before it finished. Nothing has changed.').first().waitFor();

    await page.goto('/auth?error_code=call_0800_now&error_description=Call+0800');
    await page
      .getByText(
        'Something went wrong on our side while you signed in. Please try again. If it happens again, write to us.',
      )
      .first()
      .waitFor();
    expect(await page.getByText('0800').count()).toBe(0);
  });

  test('inside another app explains how to get out of it first', async () => {
    const page = await journey.aVisitor({ userAgent: facebook, viewport: phone });
    await page.goto('/auth');
    await page.getByText('You are inside Facebook.').waitFor();
    expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
    await expect
      .poll(() => page.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href'))
      .toBe(`intent://${new URL(journey.url).host}/auth#Intent;scheme=http;package=com.android.chrome;end`);
    await page.getByRole('button', { name: 'Try to sign in here anyway' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  });
});

describe.each(['light', 'dark'] as const)('the pages of sign-in in %s', (colorScheme) => {
  test.each([phone, { width: 1280, height: 900 }])('have no barrier at $width pixels', async (viewport) => {
    const page = await journey.aVisitor({ viewport, colorScheme });
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').waitFor();
    await check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter an e-mail address').waitFor();
    await check();
    await page.goto('/idp/interaction/none');
    await page.getByRole('heading', { name: 'This sign-in cannot continue' }).waitFor();
    await check();

    const inside = await journey.aVisitor({ viewport, colorScheme, userAgent: facebook });
    await inside.goto('/auth?error_code=flow_expired');
    await inside.getByText('You are inside Facebook.').waitFor();
    expect(await axeViolations(inside)).toEqual([]);
  });
});

describe('a session', () => {
  test('that has run out is refreshed by five tabs at once without signing anybody out', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'five@example.com', name: 'Flo Five' });
    const tabs = [page];
    while (tabs.length < 5) tabs.push(await newTab(page, '/dashboard'));
    await Promise.all(tabs.map((tab) => welcome(tab).waitFor()));
    await Promise.all(tabs.map(keeperLoaded));
    const before = await stored(page);
    const answers: Promise<{ refresh_token: string } | undefined>[] = [];
    page.context().on('response', (answer) => {
      // A tab that refreshed at once takes the answer's body with it when it is reloaded.
      if (answer.url().includes('grant_type=refresh_token'))
        answers.push(answer.json().catch(() => undefined));
    });
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
      localStorage.setItem('rumo-session', JSON.stringify({ ...session, expires_at: 1 }));
    });
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map((tab) => welcome(tab).waitFor()));
    const after = await stored(page);
    const tokenOf = (storage: typeof before) => JSON.parse(storage['rumo-session'] ?? '{}').refresh_token;
    expect(tokenOf(after)).not.toBe(tokenOf(before));
    const successors = (await Promise.all(answers)).flatMap((answer) => answer?.refresh_token ?? []);
    expect(new Set([tokenOf(after), ...successors]).size).toBe(1);
  });

  test('that ended elsewhere keeps what was typed, and goes on after signing in again', async () => {
    const page = await journey.aVisitor();
    const person = { email: 'typed@example.com', name: 'Ty Ped' };
    await signInOnScreen(page, person, '/profile');
    await page.getByLabel('Full Name').fill('Tyler Peders');
    await endSession(page);
    await pressBelowQuestion(page, 'Save Profile');
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again to keep going' });
    await dialog.waitFor();

    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    const tab = await opened;
    await tab.getByRole('button', { name: 'Continue with Google' }).click();
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByLabel('Name').fill(person.name);
    const closed = tab.waitForEvent('close');
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await closed;

    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Profile updated').first().waitFor();
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Tyler Peders');
  });
});
