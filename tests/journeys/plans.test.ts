import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { walkPlans } from './walk-plans.ts';

/** The way through the plans with the built-in billing, and what an advertiser hears of it. */
const journey = aJourney({ ADS_CONVERSION_ID: 'AW-123456789/AbC-D_efG' });
const advertiser = 'https://www.googleadservices.com';
/** What the advertiser was asked. */
const told: string[] = [];

walkPlans({
  journey,
  provider: { mode: 'built-in', url: () => journey.url },
  prepare: async (maria) => {
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
