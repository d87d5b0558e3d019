import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { petTexts } from '#features/pets/texts.ts';
import { endSession } from '../support/end-session.ts';
import { aJourney } from '../support/journey.ts';
import { keeperLoaded } from '../support/keeper-loaded.ts';
import { newTab } from '../support/new-tab.ts';
import { signInOnScreen } from '../support/sign-in.ts';

const journey = aJourney();

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome back,/ });

describe('signing out', () => {
  test('leaves nothing of the person in this browser, and the next one finds their own', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'first@example.com', name: 'Fay First' }, '/profile');
    await page.getByText('first@example.com').first().waitFor();
    await page.evaluate(() => {
      localStorage.setItem('visa-process-completed-steps', '["nif"]');
      localStorage.setItem('preferences', '{"theme":"dark"}');
      sessionStorage.setItem('draft', 'of Fay');
    });
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByText('Signed out successfully').waitFor();
    await page.getByText("You've been logged out of your account.").waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stored(page)).toEqual({ preferences: '{"theme":"dark"}' });
    expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('draft');

    await page.goBack();
    await page.waitForLoadState();
    expect(await page.getByText('first@example.com').count()).toBe(0);

    await signInOnScreen(page, { email: 'second@example.com', name: 'Sol Second' }, '/profile');
    await page.getByText('second@example.com').first().waitFor();
    expect(await page.getByText('first@example.com').count()).toBe(0);
  });

  test('empties the other tabs too', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'tabs@example.com', name: 'Tess Tabs' });
    const other = await newTab(page, '/profile');
    await other.getByText('tabs@example.com').first().waitFor();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await other.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => other.getByText('tabs@example.com').count()).toBe(0);
  });

  test('asks when something in another tab is not saved yet', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'two@example.com', name: 'Tia Twotabs' }, '/profile');
    await page.getByLabel('Phone Number').fill('+1 617 555 0123');
    const other = await newTab(page, '/dashboard');
    await welcome(other).waitFor();
    const signOut = other.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true });
    await signOut.click();
    const question = other.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByText('Something in another tab is not saved yet.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('+1 617 555 0123');

    await page.getByLabel('Full Name').fill('Tia Twotabs');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    const heldAnywhere = () =>
      other.evaluate(
        async () =>
          (await navigator.locks.query()).held?.filter(({ name }) => name === 'rumo-unsaved').length,
      );
    await expect.poll(heldAnywhere).toBe(0);
    await signOut.click();
    await other.waitForURL((url) => url.pathname === '/');
  });

  test('takes what was being written in another tab, so that nobody else finds it there', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'rose@example.com', name: 'Rose Whitaker' });
    const other = await newTab(page, '/money');
    const box = other.getByRole('textbox', { name: 'Your question' });
    await other.getByRole('button', { name: 'Sign Out', exact: true }).waitFor();
    await box.fill('I have $2,300 a month');
    await expect.poll(() => kept(other)).toContain('2,300');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByText('Something in another tab is not saved yet.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await other.waitForURL((url) => url.pathname === '/');
    expect(await kept(other)).not.toContain('2,300');

    await signInOnScreen(page, { email: 'ann@example.com', name: 'Ann Whitaker' });
    await other.goto('/money');
    await other.getByRole('button', { name: 'Sign Out', exact: true }).waitFor();
    expect(await box.inputValue()).toBe('');
  });

  test('that nobody pressed: who signs in next in another tab does not find what was being written', async () => {
    const page = await journey.aVisitor();
    await signInOnScreen(page, { email: 'rose2@example.com', name: 'Rose Whitaker' });
    await page.goto('/money');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).waitFor();
    await keeperLoaded(page);
    const box = page.getByRole('textbox', { name: 'Your question' });
    await box.fill('I have $2,300 a month');
    await expect.poll(() => kept(page)).toContain('2,300');
    const pets = await newTab(page, '/pet');
    await keeperLoaded(pets);
    await pets.getByRole('textbox').fill('Can my old dog fly?');
    await pets.getByRole('button', { name: petTexts.ask }).click();
    const answer = pets.getByText(petTexts.asked('Can my old dog fly?'));
    await answer.waitFor();
    await endSession(page);

    const other = await page.context().newPage();
    await signInOnScreen(other, { email: 'ann2@example.com', name: 'Ann Whitaker' });
    await expect.poll(() => box.inputValue()).toBe('');
    await answer.waitFor({ state: 'detached' });
    expect(await kept(page)).not.toContain('2,300');
  });
});

/** What this tab keeps for itself. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
