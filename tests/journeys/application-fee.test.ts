import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { openProviderTab, planPeople } from '../support/plan-screens.ts';

/** The fee of an application: set by an admin, paid by Maria, and read where the application is, on both sides. */
const journey = aJourney();
let maria: Page;
let admin: Page;

beforeAll(async () => {
  ({ maria, admin } = await planPeople(journey));
  // The dashboard begins her application.
  await maria.goto('/dashboard');
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
});

async function setFee(fee: string): Promise<void> {
  await admin.goto('/admin/settings');
  await admin.getByLabel('Application Fee ($)', { exact: true }).fill(fee);
  await admin.getByRole('button', { name: 'Save Changes' }).click();
  await admin.getByRole('main').getByText('1 saved', { exact: true }).waitFor();
}

const onDashboard = () => maria.getByRole('region', { name: 'People', exact: true });

async function openCase(): Promise<void> {
  await admin.goto('/admin/applications');
  await admin.getByRole('row').getByRole('link', { name: 'Maria Whitaker' }).first().click();
  await admin.getByRole('heading', { name: 'Applicant', exact: true }).waitFor();
}

test('nothing is said of a fee while none is asked', async () => {
  await onDashboard()
    .getByText(/^Visa journey: /)
    .waitFor();
  await expect.poll(() => maria.getByText('Application fee').count()).toBe(0);
  await openCase();
  await expect.poll(() => admin.getByText('Application fee').count()).toBe(0);
});

test('what is asked stands on the application, is paid once, and then stands there as paid', async () => {
  await setFee('25');
  await maria.reload();
  const due = onDashboard().getByText('Application fee: $25, not paid yet.');
  await due.waitFor();
  expect(await faultsEverywhere(maria)).toEqual([]);
  await openCase();
  await admin.getByText('$25, not paid yet').waitFor();

  await onDashboard().getByRole('link', { name: 'Pay the fee' }).click();
  await maria.getByText('Each application costs $25 once, whichever plan you have.').waitFor();
  const pay = await maria.getByRole('button', { name: /^Pay the fee: / }).getAttribute('aria-label');
  const checkout = await openProviderTab(maria, pay ?? '', journey.url);
  await checkout.getByRole('button', { name: 'Pay $25' }).click();
  await checkout.getByText('The application fee is paid.').waitFor();
  await checkout.close();

  await maria.goto('/dashboard');
  await onDashboard()
    .getByText(/^Application fee: \$25 paid on /)
    .waitFor();
  await openCase();
  await admin.getByText(/^\$25 paid /).waitFor();
  expect(await faultsEverywhere(admin)).toEqual([]);
});

test('what was paid stays there when the fee is given up', async () => {
  await setFee('0');
  await maria.goto('/subscription');
  const fees = maria.getByRole('region', { name: 'Application fees' });
  await fees.getByText(/^\$25 paid on /).waitFor();
  await expect.poll(() => fees.getByText(/^Each application costs/).count()).toBe(0);
  await openCase();
  await admin.getByText(/^\$25 paid /).waitFor();
});
