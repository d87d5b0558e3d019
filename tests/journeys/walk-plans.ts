import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import type { aJourney } from '../support/journey.ts';
import { openProviderTab, planPeople } from '../support/plan-screens.ts';

interface Said {
  /** The card that says 'Your plan'. */
  plan: 'Basic' | 'Standard' | 'Premium';
  applications: string;
  /** What the profile's card says of the plan. */
  profile: RegExp;
  /** Lines of the office's plan card. */
  office: string[];
}

interface Walk {
  journey: ReturnType<typeof aJourney>;
  provider: {
    /** Whose pages the browser goes to; only the built-in billing may say that no money moves. */
    mode: 'built-in' | 'stripe';
    /** Where those pages are, without a slash at the end. */
    url: () => string;
  };
  /** Looks at the page that says that Standard was bought. */
  onBought?: (checkout: Page) => Promise<void>;
  /** Runs before somebody signs in. */
  prepare?: (maria: Page) => Promise<void>;
}

/**
 * The tests of one file: from Basic to Standard, to Premium, cancelled, and back to Basic, the same steps whoever takes
 * the money. At each point the badge, the limits, the profile and the office say the same. Journeys run one after the
 * other: each test goes on from the last.
 */
export function walkPlans({ journey, provider, onBought, prepare }: Walk): void {
  let maria: Page;
  let admin: Page;
  /** The page of Maria in the office. */
  let inOffice = '';

  beforeAll(async () => {
    ({ maria, admin, inOffice } = await planPeople(journey, prepare));
  });

  /** What Maria and the office read; everything follows by itself or at the next look. */
  async function everywhere({ plan, applications, profile, office }: Said): Promise<void> {
    await maria.goto('/subscription');
    const card = maria
      .getByRole('listitem')
      .filter({ has: maria.getByRole('heading', { level: 2, name: plan, exact: true }) });
    await card.getByText('Your plan', { exact: true }).waitFor();
    await maria.getByText(applications).waitFor();
    const badge = maria.getByRole('banner').getByText(/ plan$/);
    if (plan === 'Basic') await expect.poll(() => badge.count()).toBe(0);
    else await maria.getByRole('banner').getByText(`${plan} plan`, { exact: true }).waitFor();

    await maria.goto('/profile');
    const account = maria.getByRole('region', { name: 'Account Information' });
    await expect.poll(() => account.textContent()).toMatch(profile);

    await admin.goto(inOffice);
    const facts = admin.getByRole('region', { name: 'Plan', exact: true });
    for (const line of office) await facts.getByText(line).first().waitFor();
  }

  const openTab = (button: string) => openProviderTab(maria, button, provider.url());

  test('Basic to Standard: the checkout is in another tab, and this one follows', {
    timeout: 90_000,
  }, async () => {
    await maria.getByText('Applications: 0 used of 1.').waitFor();
    const testMode = maria.getByText('Test mode: no money moves.', { exact: true });
    if (provider.mode === 'built-in') await testMode.first().waitFor();
    else await expect.poll(() => testMode.count()).toBe(0);
    expect(await faultsEverywhere(maria)).toEqual([]);

    const checkout = await openTab('Choose Standard');
    await maria.getByText('Waiting for checkout in the other tab').waitFor();
    await checkout.getByText('maria@example.com').waitFor();
    await checkout.getByRole('button', { name: 'Pay $99' }).click();
    await checkout.waitForURL((url) => url.pathname === '/subscription/return');
    await checkout.getByText('You are on the Standard plan now.').waitFor();
    await checkout.getByText(/^\$99 on /).waitFor();
    await maria.getByText('Waiting for checkout in the other tab').waitFor({ state: 'detached' });

    await onBought?.(checkout);
    await checkout.close();
    await everywhere({
      plan: 'Standard',
      applications: 'Applications: 0 used of 3.',
      profile: /Standard\s*Active/,
      office: ['standard', 'active'],
    });
    await admin.getByRole('region', { name: 'Payments' }).getByText('$99').waitFor();
  });

  test('Standard to Premium: the change is confirmed, and there is one plan', {
    timeout: 90_000,
  }, async () => {
    await maria.goto('/subscription');
    const confirm = await openTab('Choose Premium');
    await confirm.getByRole('button', { name: 'Confirm the change' }).click();
    await confirm.waitForURL((url) => url.pathname === '/subscription');
    await confirm.getByText('You are back from changing your plan').waitFor();
    await confirm.getByText('You are on the Premium plan.').waitFor();
    await confirm.close();
    // The other tab was told.
    await maria.getByText('You are on the Premium plan.').waitFor();
    await everywhere({
      plan: 'Premium',
      applications: 'Applications: 0 used of',
      profile: /Premium\s*Active/,
      office: ['premium', 'active'],
    });
  });

  test('a refund is asked for, and an admin gives it', { timeout: 60_000 }, async () => {
    await maria.goto('/subscription');
    await maria
      .getByRole('button', { name: /^Ask for a refund/ })
      .last()
      .click();
    const dialog = maria.getByRole('alertdialog', { name: 'Ask for a refund' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Please say why.').waitFor();
    await dialog.getByLabel('Why do you want it back?').fill('I bought it by mistake.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.waitFor({ state: 'detached' });
    await maria.getByText('Refund asked for. We answer within 24 hours.').waitFor();

    await admin.goto('/admin');
    const requests = admin.getByRole('region', { name: 'Refund requests' });
    await requests.getByText('I bought it by mistake.').waitFor();
    await requests.getByRole('button', { name: /^Answer / }).click();
    const answer = admin.getByRole('dialog', { name: /^Refund for / });
    await answer.getByLabel('Your answer').fill('Of course. The money is on its way.');
    expect(await faultsEverywhere(admin)).toEqual([]);
    // Whoever closes the window while the answer goes is told all the same what became of the money.
    const held = Promise.withResolvers<void>();
    await admin.route('**/api/office/refund-requests/*/decide', async (route) => {
      await held.promise;
      await route.continue();
    });
    await answer.getByRole('button', { name: 'Approve and send the money' }).click();
    await answer.getByRole('button', { name: 'Sending...' }).waitFor();
    await admin.keyboard.press('Escape');
    await answer.waitFor({ state: 'detached' });
    held.resolve();
    await admin.getByText('Refund approved').first().waitFor();
    await admin.unroute('**/api/office/refund-requests/*/decide');
    await requests.getByText('Nobody waits for an answer').waitFor();
    await requests.getByText('Answered in the last 30 days: 1').click();
    await requests.getByText(/^(Refund on its way|Refunded)$/).waitFor();
    await requests.getByText('Of course. The money is on its way.').waitFor();
    await requests.getByText(/^By Ana Ribeiro\. /).waitFor();
    expect(await faultsEverywhere(admin)).toEqual([]);

    await maria.goto('/subscription');
    const payments = maria.getByRole('region', { name: 'Payments' });
    await expect.poll(() => payments.textContent(), { timeout: 30_000 }).toContain('came back to you');
    await expect.poll(() => payments.textContent()).toMatch(/Our answer:\s*Of course\./);
  });

  test('kept, then cancelled: everything stays until the end of the month', { timeout: 60_000 }, async () => {
    const press = (name: string) => maria.getByRole('button', { name, exact: true }).click();
    const cancel = async () => {
      await press('Cancel my plan');
      const dialog = maria.getByRole('alertdialog', { name: 'Cancel your plan?' });
      await dialog.getByText(/^You keep the Premium plan until /).waitFor();
      await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
      await dialog.waitFor({ state: 'detached' });
      await maria.getByText(/^It ends on .* You keep everything until then/).waitFor();
    };
    // A plan whose month was given back ends with that month, unless somebody wants to keep it.
    await press('Keep my plan');
    await maria.getByText(/^Next charge: \$149 on /).waitFor();
    await cancel();
    await everywhere({
      plan: 'Premium',
      applications: 'Applications: 0 used of',
      profile: /Premium\s*Active/,
      office: ['premium', 'active'],
    });
    await admin.getByRole('region', { name: 'Payments' }).getByText('Canceled, runs until').waitFor();
  });

  test('back to Basic when the month is over', { timeout: 60_000 }, async () => {
    await maria.goto('/subscription');
    const portal = await openTab('Manage Subscription');
    await portal.getByRole('button', { name: 'A month passes' }).click();
    await portal.getByText('A month passed.').waitFor();
    await portal.close();
    await maria.getByText(/^Your plan ended on /).waitFor();
    await everywhere({
      plan: 'Basic',
      applications: 'Applications: 0 used of 1.',
      profile: /Premium\s*Member Since/,
      office: ['premium', 'cancelled'],
    });
  });
}
