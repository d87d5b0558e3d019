import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { openProviderTab } from '../support/plan-screens.ts';
import { walkPlans } from './walk-plans.ts';

/** The way through the plans with the built-in billing, and what an advertiser hears of it. */
const journey = aJourney({ ADS_CONVERSION_ID: 'AW-123456789/AbC-D_efG' });
const advertiser = 'https://www.googleadservices.com';
/** What the advertiser was asked. */
const told: string[] = [];
let maria: Page;
/** The page that said that Standard was bought. */
let boughtStandard = '';

walkPlans({
  journey,
  provider: { mode: 'built-in', url: () => journey.url },
  prepare: async (page) => {
    maria = page;
    await maria.context().route(`${advertiser}/**`, (route) => {
      told.push(route.request().url());
      return route.fulfill({ contentType: 'image/gif', body: '' });
    });
  },
  onBought: toldOnlyAfterYes,
});

/** The advertiser hears of the purchase when somebody has agreed, once, and not before. */
async function toldOnlyAfterYes(checkout: Page): Promise<void> {
  const bought = checkout.url();
  boughtStandard = bought;
  const thanks = checkout.getByText('Thank you. Your payment went through');
  expect(told).toEqual([]);
  await checkout.goto('/privacy');
  await checkout.getByText('Advertising measurement: off').waitFor();
  await checkout.getByRole('switch', { name: 'Tell Google when I buy a plan' }).check();
  await checkout.getByText('Advertising measurement: on').waitFor();
  for (const _again of [1, 2]) {
    await checkout.goto(bought);
    await thanks.waitFor();
    await expect.poll(() => told.length).toBe(1);
  }
  expect(told[0]).toContain('value=1&currency_code=USD');
  expect(await faultsEverywhere(checkout)).toEqual([]);
}

test('with a yes the advertiser hears of what was bought, and not of what was only begun', async () => {
  await maria.goto('/subscription');
  const checkout = await openProviderTab(maria, 'Choose Premium', journey.url);
  await checkout.getByRole('link', { name: 'Cancel' }).click();
  await checkout.getByText('You left the checkout before it was finished.', { exact: false }).waitFor();
  // Neither the change of a plan nor the beginning of a checkout is a purchase.
  expect(told).toHaveLength(1);

  const again = await openProviderTab(checkout, 'Choose Premium', journey.url);
  await again.getByRole('button', { name: 'Pay $149' }).click();
  await again.getByText('You are on the Premium plan now.').waitFor();
  await expect.poll(() => told.length).toBe(2);
  const { pathname, searchParams } = new URL(told[1] ?? '');
  expect(pathname).toBe('/pagead/conversion/123456789/');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    label: 'AbC-D_efG',
    // What every conversion is worth to the advertiser, whatever it cost.
    ...{ value: '1', currency_code: 'USD' },
  });
  // The picture names the page and not the purchase.
  expect(told[1]).not.toContain(new URL(again.url()).searchParams.get('checkout'));

  // What was true when it was said is not said beside what has come since.
  await checkout.getByText('You are on the Premium plan.').waitFor();
  expect(await checkout.getByText('Nothing was charged').count()).toBe(0);
  await checkout.reload();
  await checkout.getByText('You are on the Premium plan.').waitFor();
  expect(await checkout.getByText('Nothing was charged').count()).toBe(0);
  await again.goto(boughtStandard);
  await again.getByText('You bought the Standard plan here.', { exact: false }).waitFor();
  expect(await again.getByText('Next charge').count()).toBe(0);
  await checkout.close();
  await again.close();
});
