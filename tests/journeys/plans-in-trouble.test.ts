import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { openProviderTab, planPeople } from '../support/plan-screens.ts';

/**
 * A payment that fails and is made up for, one that is given up, and a pause while the government decides, with the
 * built-in billing and its test clock: what Maria sees, which e-mails she gets, and what the office sees. Each test goes
 * on from the last.
 */
const journey = aJourney();
let maria: Page;
let admin: Page;
let inOffice = '';

beforeAll(async () => {
  ({ maria, admin, inOffice } = await planPeople(journey));
});

/** Goes to the portal by a button of the plan's page, and lets happen there what these buttons say. */
async function atTheProvider(button: string, ...happenings: [press: string, then: string][]): Promise<void> {
  const portal = await openProviderTab(maria, button, journey.url);
  for (const [press, then] of happenings) {
    await portal.getByRole('button', { name: press }).click();
    await portal.getByText(then).first().waitFor();
  }
  await portal.close();
}
const nextFails: [string, string] = ['The next payment fails', 'The next payment will fail.'];
const anUnpaidMonth: [string, string] = ['A month passes', 'The last payment of $99.00 failed.'];
const aFreeMonth: [string, string] = ['A month passes', 'Standard plan: Not charged'];
const cardWorks: [string, string] = ['The card works again', 'The card works again.'];

async function buyStandard(): Promise<void> {
  const checkout = await openProviderTab(maria, 'Choose Standard', journey.url);
  await checkout.getByRole('button', { name: 'Pay $99' }).click();
  await checkout.getByText('You are on the Standard plan now.').waitFor();
  await checkout.close();
  await maria.getByText('You are on the Standard plan.').waitFor();
}

/** The badge in the header of the dashboard; it stands for an active plan alone. */
async function badgeOnDashboard(there: boolean): Promise<void> {
  await maria.goto('/dashboard');
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  const badge = maria.getByRole('banner').getByText('Standard plan', { exact: true });
  await expect.poll(() => badge.count()).toBe(there ? 1 : 0);
  await maria.goto('/subscription');
}

async function officeSees(status: string, ...lines: (string | RegExp)[]): Promise<void> {
  await admin.goto(inOffice);
  await admin.getByRole('region', { name: 'Plan', exact: true }).getByText(status).first().waitFor();
  for (const line of lines)
    await admin.getByRole('region', { name: 'Payments' }).getByText(line).first().waitFor();
}

/** In the local outbox, where an admin reads what went to whom. */
async function mailed(subject: string, times = 1): Promise<void> {
  await admin.goto('/admin/outbox?q=maria%40example.com');
  await admin.getByRole('heading', { level: 1 }).waitFor();
  const mails = admin.getByRole('table').getByText(subject, { exact: true });
  // Nobody tells this page of a mail that is just being written.
  await expect
    .poll(async () => {
      await admin.reload();
      await mails.first().waitFor();
      return mails.count();
    })
    .toBe(times);
}

test('a payment fails: the plan goes on for a while, everybody is told, and a card that works ends it', async () => {
  await buyStandard();
  await atTheProvider('Manage Subscription', nextFails, anUnpaidMonth);
  const notice = maria.getByText('Your last payment did not go through');
  await notice.waitFor();
  await maria.getByText(/^You keep your plan until .* Give us a new card before then/).waitFor();
  await maria.getByText('You are on the Standard plan.').waitFor();
  await expect.poll(() => maria.getByText(/^Next charge/).count()).toBe(0);
  await expect.poll(() => maria.getByRole('button', { name: /^Pause while/ }).count()).toBe(0);
  expect(await faultsEverywhere(maria)).toEqual([]);
  await badgeOnDashboard(true);
  await officeSees('active', 'Payment failed, plan runs until');
  await mailed('Your payment did not go through');

  await atTheProvider('Change the card', cardWorks);
  await notice.waitFor({ state: 'detached' });
  await maria.getByText(/^Next charge: \$99 on /).waitFor();
  await officeSees('active', 'Next charge');
  // One for the first month, one for what was made up for.
  await mailed('Your payment receipt', 2);
});

test('a payment is given up: the plan is over, and can be bought again', async () => {
  await atTheProvider('Manage Subscription', nextFails, anUnpaidMonth, [
    'Payment is given up',
    'The payment was given up, and the plan has ended.',
  ]);
  await maria.getByText(/^Your plan ended on .* You are on Basic now/).waitFor();
  await badgeOnDashboard(false);
  await maria.getByText('Applications: 1 used of 1.').waitFor();
  await maria
    .getByText('A new one needs a bigger plan. On any plan, one person can have 3 applications now.')
    .waitFor();
  await officeSees('cancelled', 'Ended on');
  await mailed('Your paid plan has ended');
});

test('paused while the government decides: nothing is charged, everything stays, until it has decided', async () => {
  const portalCard = maria.getByText('Standard plan, one month');
  await maria.goto('/subscription');
  await buyStandard();
  const id = await askForReview();
  await maria.goto('/subscription');
  await maria.getByText('You can pause for up to 90 days in all', { exact: false }).waitFor();
  const paid = await settledCount(portalCard);
  await maria.getByRole('button', { name: 'Pause while the government decides' }).click();
  await maria.getByText(/^Paused since .* Nothing is charged\. Charging begins again on /).waitFor();
  await maria.getByRole('button', { name: 'Resume', exact: true }).waitFor();
  expect(await faultsEverywhere(maria)).toEqual([]);
  await badgeOnDashboard(true);
  await officeSees('active', 'Paused since');

  await atTheProvider('Manage Subscription', aFreeMonth);
  await maria.reload();
  await maria.getByText(/^Paused since /).waitFor();
  await expect.poll(() => portalCard.count()).toBe(paid);

  await admin.goto(`/admin/applications/${id}`);
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByText('Application status has been updated successfully.').waitFor();
  // Until the decision can be undone no more, Maria is not told, and her plan stays paused.
  await maria.getByText(/^Paused since /).waitFor();
  await tellAtOnce(id);
  await maria.getByText(/^Next charge: \$99 on /).waitFor();
  await maria.getByText('While one is, you can pause your plan.').waitFor();
  await mailed('Your plan is no longer paused');
  await officeSees('active', 'Next charge');
});

async function settledCount(things: ReturnType<Page['getByText']>): Promise<number> {
  await things.first().waitFor();
  return things.count();
}

/** What takes people weeks. Answers the id of Maria's application. */
function askForReview(): Promise<string> {
  return inDatabaseOf(journey.dataDir, async (root) => {
    const { id } = await root
      .updateTable('visa_applications')
      .set({ status: 'under_review' })
      .where('user_id', 'in', (eb) =>
        eb.selectFrom('accounts').select('id').where('email', '=', 'maria@example.com'),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Lets the half minute pass in which a decision can be undone. */
function tellAtOnce(id: string): Promise<void> {
  return inDatabaseOf(journey.dataDir, async (root) => {
    await root
      .updateTable('visa_applications')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
      where task_identifier = 'tell-decision'`.execute(root);
  });
}
