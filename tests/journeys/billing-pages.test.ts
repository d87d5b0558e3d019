import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { axeViolations, sidewaysScroll, smallTargets } from '../support/page-checks.ts';
import { openProviderTab, planPeople } from '../support/plan-screens.ts';

/**
 * The pages of the built-in billing, as axe and a thumb see them: light and dark, from a phone to a desk. They have no
 * script, so that the system's preference is all they follow. Each says that it is the test provider.
 */
const journey = aJourney();
let maria: Page;
/** The provider's page that is looked at. */
let page: Page;

beforeAll(async () => {
  ({ maria } = await planPeople(journey));
});

async function faultsOf(heading: string): Promise<string[]> {
  const faults: string[] = [];
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page
    .getByText(
      'Test mode: no money moves. This is the built-in test provider of this site. No payment company is behind it.',
    )
    .waitFor();
  const grounds = new Set<string>();
  for (const width of [320, 390, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await axeViolations(page, colorScheme === 'light' ? 'whole' : 'colors');
      if ((await sidewaysScroll(page)) > 0) found.push('the page scrolls sideways');
      found.push(...(await smallTargets(page, 48)));
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      grounds.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    }
  if (grounds.size !== 2) faults.push(`light and dark look the same: ${[...grounds]}`);
  return faults;
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the checkout, a card that is declined, and what is paid already', async () => {
  page = await openProviderTab(maria, 'Choose Standard', journey.url);
  const address = page.url();
  expect(await faultsOf('Start the Standard plan')).toEqual([]);
  await page.getByLabel('A card that is declined').check();
  await press('Pay $99.00');
  await page.getByText('The card was declined. Nothing was charged.').waitFor();
  expect(await faultsOf('Start the Standard plan')).toEqual([]);
  await page.getByLabel('A card that works').check();
  await press('Pay $99.00');
  await page.getByText('You are on the Standard plan now.').waitFor();
  await page.goto(address);
  expect(await faultsOf('This is already paid')).toEqual([]);
  await page.close();
});

test('the portal, a change of plan, a failed payment, a receipt, and an address that leads nowhere', async () => {
  await maria.goto('/subscription');
  page = await openProviderTab(maria, 'Manage Subscription', journey.url);
  expect(await faultsOf('Your plan and payments')).toEqual([]);
  await page.getByRole('button', { name: /^Change to Premium/ }).click();
  expect(await faultsOf('Change to the Premium plan')).toEqual([]);
  await page.getByRole('link', { name: 'Do not change' }).click();
  await press('The next payment fails');
  await page.getByText('The next payment will fail.').waitFor();
  await press('A month passes');
  await page.getByText('The last payment of $99.00 failed.').waitFor();
  expect(await faultsOf('Your plan and payments')).toEqual([]);
  await page
    .getByRole('link', { name: /^Bill of / })
    .first()
    .click();
  expect(await faultsOf('Bill')).toEqual([]);
  await page.goto('/billing/checkout/nobody');
  expect(await faultsOf('There is nothing here')).toEqual([]);
});
