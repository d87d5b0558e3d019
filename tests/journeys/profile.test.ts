import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coveredFocus } from '../support/covered.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { allWidths, faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { sidewaysScroll, toast } from '../support/page-checks.ts';
import { readZip } from '../support/read-zip.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
const faults = databaseFaults(journey.dataDir);

const person = (name: string) => ({ email: `${name.toLowerCase()}@example.com`, name: `${name} Whitaker` });

/** Somebody on their profile, which nobody has saved yet. */
async function someone(name: string, page?: Page): Promise<Page> {
  page ??= await journey.aVisitor();
  await signIn(page, person(name), '/profile');
  await page.getByRole('button', { name: 'Save Profile' }).waitFor();
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click();
const phoneOf = (page: Page) => page.getByLabel('Phone Number');

test('what is missing leads to its field; countries are found by the names people use', async () => {
  const maria = await someone('Maria');
  await maria.getByText('0% Complete').waitFor();
  await maria
    .getByText('Complete your profile to access all features and get personalized visa guidance.')
    .waitFor();
  const nameNotSaved = maria.getByText('Your name stands in the form already.');
  await nameNotSaved.waitFor();
  await maria.getByRole('link', { name: 'Phone Number' }).click();
  await expect.poll(() => phoneOf(maria).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => phoneOf(maria).getAttribute('autocomplete')).toBe('tel');

  const nationality = maria.getByLabel('Nationality');
  for (const [typed, country] of [
    ['cote', "Côte d'Ivoire"],
    ['ivory', "Côte d'Ivoire"],
    ['swaziland', 'Eswatini (Swaziland)'],
    ['burma', 'Myanmar (Burma)'],
  ] as const) {
    await nationality.fill(typed);
    await maria.getByRole('option', { name: country, exact: true }).waitFor();
  }
  await maria.getByRole('option', { name: 'Myanmar (Burma)' }).click();
  const tellUs = maria.getByRole('link', { name: 'Tell us' });
  await expect.poll(() => tellUs.getAttribute('href')).toBe('/support?subject=My+country+is+not+in+the+list');
  expect(await maria.getByText('Member Since').count()).toBe(0);
  expect(await faultsEverywhere(maria, allWidths)).toEqual([]);

  await save(maria);
  await toast(maria, 'Profile updated').waitFor();
  await maria.getByText('50% Complete').waitFor();
  expect(await nameNotSaved.count()).toBe(0);
  const account = maria.getByRole('region', { name: 'Account Information' });
  await account.getByText('maria@example.com').waitFor();
  await account.getByText('None').waitFor();
  await account.getByText('Member Since').waitFor();
});

test('while saving, the button says so, keeps the focus and cannot be pressed twice', async () => {
  const robert = await someone('Robert');
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await robert.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    asked += 1;
    await held;
    await route.continue();
  });
  await save(robert);
  const saving = robert.getByRole('button', { name: 'Saving...' });
  await saving.waitFor();
  await expect.poll(() => saving.getAttribute('aria-disabled')).toBe('true');
  expect(await saving.evaluate((button) => button === document.activeElement)).toBe(true);
  await saving.click({ force: true });
  await robert.getByLabel('Full Name').press('Enter');
  letGo();
  await toast(robert, 'Profile updated').waitFor();
  expect(asked).toBe(1);
});

test('a session that ends before the save costs nothing that was typed', async () => {
  const tabletOfDenise = await journey.aVisitor();
  // Otherwise the stream of news may be told first that the session is over.
  await tabletOfDenise.route('**/api/updates', (request) => request.abort());
  const denise = await someone('Denise', tabletOfDenise);
  await phoneOf(denise).fill('+1 617 555 0123');
  await faults.query(
    `update sessions set ended_at = now(), end_reason = 'signed_out_everywhere'
     where user_id = (select id from accounts where email = $1)`,
    [person('Denise').email],
  );
  await save(denise);
  const question = denise.getByRole('alertdialog', { name: 'Please sign in again to keep going' });
  const opened = denise.waitForEvent('popup');
  await question.getByRole('button', { name: 'Sign in again' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Continue with Google' }).click();
  await tab.getByLabel('Email').fill(person('Denise').email);
  await tab.getByLabel('Name').fill(person('Denise').name);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => phoneOf(denise).inputValue()).toBe('+1 617 555 0123');
  await save(denise);
  await toast(denise, 'Profile updated').first().waitFor();
  await denise.getByText('50% Complete').waitFor();
});

test("what a hotel's network answers in our place is told in our words, and nothing typed is lost", async () => {
  const paul = await someone('Paul');
  await phoneOf(paul).fill('+1 617 555 0188');
  await paul.route('**/api/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><h1>Welcome to our Wi-Fi</h1>' })
      : route.continue(),
  );
  await save(paul);
  await paul.getByRole('alert').getByText('We cannot be reached right now.').first().waitFor();
  expect(await paul.getByText('JSON').count()).toBe(0);
  await paul.unroute('**/api/profile');
  await save(paul);
  await toast(paul, 'Profile updated').first().waitFor();
  await expect.poll(() => phoneOf(paul).inputValue()).toBe('+1 617 555 0188');
});

test('another page does not take what was typed with it unasked', async () => {
  const harold = await someone('Harold');
  const home = () => harold.getByRole('link', { name: 'Home' }).first().click();
  const question = harold.getByRole('alertdialog', { name: 'Save your changes?' });
  await phoneOf(harold).fill('+351 912 345 678');
  await home();
  expect(await faultsEverywhere(harold)).toEqual([]);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => phoneOf(harold).inputValue()).toBe('+351 912 345 678');

  await harold.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const signOut = harold.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await signOut.getByRole('button', { name: 'Stay here' }).click();
  await harold.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await signOut.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => phoneOf(harold).inputValue()).toBe('+351 912 345 678');

  await harold.getByLabel('Full Name').fill('H');
  await home();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await harold.getByRole('alert').getByText('Full name must be at least 2 characters').first().waitFor();
  await harold.getByLabel('Full Name').fill('Harold Whitaker');
  await home();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await toast(harold, 'Profile updated successfully').waitFor();
  await harold.getByText('Your profile information has been saved.').waitFor();
  await harold.getByRole('heading', { name: 'Welcome back, Harold Whitaker!' }).waitFor();

  await harold.getByRole('link', { name: 'Profile' }).first().click();
  await phoneOf(harold).fill('wrong');
  await home();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await harold.getByRole('link', { name: 'Profile' }).first().click();
  await expect.poll(() => phoneOf(harold).inputValue()).toBe('+351 912 345 678');

  await phoneOf(harold).fill('wrong again');
  await harold.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signOut.getByRole('button', { name: 'Sign Out' }).click();
  await harold.getByText("You've been logged out of your account.").waitFor();
});

test('devices: sign out one, all others, or all', async () => {
  const here = await someone('Ruth');
  const devices = await Promise.all(
    [1, 2].map(async () => {
      const other = await journey.aVisitor();
      await signIn(other, person('Ruth'), '/profile');
      return other;
    }),
  );
  await here.reload();
  const card = here.getByRole('region', { name: 'Where you are signed in' });
  const lines = card.getByRole('listitem');
  await lines.nth(2).waitFor();
  await expect.poll(() => lines.getByText('This device', { exact: true }).count()).toBe(1);
  await card
    .getByRole('button', { name: /^Sign out this device/ })
    .first()
    .click();
  await expect.poll(() => lines.count()).toBe(2);
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await toast(here, 'Signed out everywhere else').waitFor();
  await expect.poll(() => lines.count()).toBe(1);
  expect(await card.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0);
  for (const other of devices) {
    await other.reload();
    await other.getByRole('alertdialog').or(other.getByText('Continue with Google')).first().waitFor();
  }
});

test('a copy of everything is saved with one press', async () => {
  const elena = await someone('Elena');
  await elena.getByLabel('Full Name').fill('Elena Whitaker-Sousa');
  await save(elena);
  await toast(elena, 'Profile updated').waitFor();
  const arriving = elena.waitForEvent('download');
  await elena.getByRole('button', { name: 'Download my data (.zip)' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^rumo-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['Read me first.html', 'data.json']);
  expect(files.get('Read me first.html')?.toString()).toContain('Elena Whitaker-Sousa');
  await toast(elena, 'Download started').waitFor();
});

test('on a phone the field that is typed into stands clear of the bars, also above an open keyboard', async () => {
  const linda = await someone('Linda');
  for (const viewport of [phone, { width: 390, height: 380 }, { width: 320, height: 420 }]) {
    await linda.setViewportSize(viewport);
    for (const label of ['Full Name', 'Phone Number']) {
      await linda.evaluate(() => scrollTo(0, 0));
      await linda.getByLabel(label).focus();
      expect(await coveredFocus(linda), `${label}, ${viewport.height} px`).toBeUndefined();
    }
  }
  await linda.setViewportSize({ width: 320, height: 700 });
  await linda.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  expect(await sidewaysScroll(linda)).toBe(0);
});
