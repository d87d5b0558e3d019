import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { erasureDue } from '#features/privacy/rules.ts';
import { accountErasureTexts } from '#features/privacy/texts/account-erasure.ts';
import { formatDate } from '#platform/browser/format.ts';
import { focusIsOn } from '#tests/support/by-keyboard.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { allWidths, faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { openProviderTab } from '../support/plan-screens.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
const texts = accountErasureTexts.plan;
const faults = databaseFaults(journey.dataDir);

const card = (page: Page) => page.getByRole('region', { name: 'Delete my account' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });

async function someone(name: string, path = '/profile'): Promise<Page> {
  const page = await journey.aVisitor();
  await signIn(page, { email: `${name.toLowerCase()}@example.com`, name: `${name} Whitaker` }, path);
  return page;
}

test('asked for by keyboard, said on another device at once, and kept from there', async () => {
  const maria = await someone('Maria');
  const handset = await someone('Maria', '/dashboard');
  await handset.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
  const title = `Your account will be deleted on ${formatDate(erasureDue(new Date()))}`;

  await card(maria).getByRole('button', { name: 'Delete my account' }).focus();
  await maria.keyboard.press('Enter');
  await question(maria).waitFor();
  expect(await question(maria).getByRole('link').count()).toBe(0);
  // The safe answer has the focus: a second Enter deletes nothing.
  await focusIsOn(maria, 'Keep my account');
  await maria.keyboard.press('Enter');
  await question(maria).waitFor({ state: 'detached' });
  await focusIsOn(maria, 'Delete my account');
  expect(await handset.getByText(title).count()).toBe(0);

  await maria.keyboard.press('Enter');
  await question(maria).waitFor();
  await focusIsOn(maria, 'Keep my account');
  await maria.keyboard.press('Tab');
  await maria.keyboard.press('Enter');
  await toast(maria, 'Your account will be deleted').waitFor();
  await card(maria).getByText(title).waitFor();
  await focusIsOn(maria, 'Keep my account');
  expect(await faultsEverywhere(maria, allWidths)).toEqual([]);

  await handset.getByText(title).waitFor();
  expect(await faultsEverywhere(handset, allWidths)).toEqual([]);
  await handset.getByRole('button', { name: 'Keep my account' }).click();
  await toast(handset, 'Your account stays').waitFor();
  await handset.getByText(title).waitFor({ state: 'detached' });
  await focusIsOn(handset, /Welcome back/);
  await card(maria).getByRole('button', { name: 'Delete my account' }).waitFor();
});

test('whoever pays for a plan ends it in the same window, and is told what that means', async () => {
  const ruth = await someone('Ruth');
  await ruth.getByRole('button', { name: 'Save Profile' }).click();
  await ruth.getByText('Profile updated', { exact: true }).waitFor();
  await ruth.goto('/subscription');
  const checkout = await openProviderTab(ruth, 'Choose Standard', journey.url);
  await checkout.getByRole('button', { name: 'Pay $99' }).click();
  await checkout.getByText('You are on the Standard plan now.').waitFor();
  await checkout.close();

  // A month has 31 days at most, and the account goes after 30: which of the two comes first is not today's matter.
  await faults.query(`update subscriptions set subscription_end = now() + interval '12 days'`);
  await ruth.goto('/profile');
  await card(ruth).getByRole('button', { name: 'Delete my account' }).click();
  const plan = question(ruth).getByRole('region', { name: texts.title });
  await plan.getByText(texts.charged('Standard')).waitFor();
  expect(await plan.getByRole('link', { name: texts.toPlan }).getAttribute('href')).toBe('/subscription');
  expect(await faultsEverywhere(ruth, allWidths)).toEqual([]);
  await ruth.route('**/api/billing/cancel', (route) => route.abort());
  await plan.getByRole('button', { name: texts.cancel }).click();
  await plan.getByText(texts.notCancelled).waitFor();
  await ruth.unroute('**/api/billing/cancel');
  await plan.getByRole('button', { name: texts.cancel }).press('Enter');
  await plan.getByText(/Your Standard plan is canceled\. You keep it until/).waitFor();
  await focusIsOn(ruth, /Your Standard plan is canceled/);
  await question(ruth).getByRole('button', { name: 'Delete my account' }).click();
  await question(ruth).waitFor({ state: 'detached' });
  await card(ruth)
    .getByText(/Your Standard plan is canceled/)
    .waitFor();
  await ruth.goto('/subscription');
  await ruth.getByRole('button', { name: 'Keep my plan' }).waitFor();
});

test('what could not be asked for is said in the window, and a second press may have it', async () => {
  const robert = await someone('Robert');
  await card(robert).getByRole('button', { name: 'Delete my account' }).click();
  await question(robert).waitFor();
  await faults.withoutWriting('account_erasures', async () => {
    await question(robert).getByRole('button', { name: 'Delete my account' }).click();
    await question(robert).getByText('Nothing has changed').waitFor();
  });
  await question(robert).getByRole('button', { name: 'Delete my account' }).click();
  await question(robert).waitFor({ state: 'detached' });
  await card(robert).getByRole('button', { name: 'Keep my account' }).click();
  await toast(robert, 'Your account stays').waitFor();
  await focusIsOn(robert, 'Delete my account');
});
