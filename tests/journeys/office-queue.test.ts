import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officePlanTexts } from '#features/plans/texts/office-plans.ts';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** A member of staff takes what waits in its order, from one to the next, to the end. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

let office: Page;
const people = ['Ruth Abernathy', 'Marisol Quintero', 'Harold Nguyen'] as const;
const h1 = (name: string | RegExp) => office.getByRole('heading', { level: 1, name }).waitFor();
const lines = () => office.getByRole('region', { name: officeQueueTexts.title }).getByRole('listitem');

beforeAll(async () => {
  const [, marisol, harold] = await Promise.all(
    people.map((name) =>
      startApplication(journey.url, { name, email: `${name.replace(' ', '.').toLowerCase()}@example.com` }),
    ),
  );
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await database.query(`update facts set review_by = current_date + 100`);
  await database.query(`insert into support_messages (user_id, subject, message, created_at)
    select id, 'Which apostille?', 'For my birth certificate.', now() - interval '30 hours' from accounts where display_name = 'Ruth Abernathy'`);
  await database.query(
    `insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
      check_status, sha256, wrapped_key, uploaded_at, waiting_since)
      select id, user_id, 'passport', 'passport.pdf', 'application/pdf', 1000, 'uploaded', 'passed',
        sha256(id::text::bytea), sha256(id::text::bytea), now(), now() - interval '20 days'
      from visa_applications where id = $1`,
    [marisol?.id],
  );
  await database.query(`update visa_applications set status = 'under_review' where id = $1`, [harold?.id]);
});

test('what is most over its promise comes first, in red, and says by how much', async () => {
  await office.goto('/admin');
  await expect
    .poll(() => lines().allTextContents())
    .toEqual([
      expect.stringMatching(/^Marisol Quintero.*Passport.* d.* over$/),
      expect.stringMatching(/^Ruth Abernathy.*Which apostille.*1 d 6 h 6 h( \d m)? over$/),
      expect.stringMatching(/^Harold Nguyen.*Case to decide.*Due in/),
    ]);
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.getByRole('link', { name: officeQueueTexts.scopes.mine, exact: true }).click();
  await office.getByText(officeQueueTexts.nothing.mine).waitFor();
  await office.getByRole('link', { name: officeQueueTexts.scopes.all, exact: true }).click();
  await expect.poll(() => lines().count()).toBe(3);
});

test('from a paper, a conversation and a case the way leads to what comes behind it, and the end says so', async () => {
  await lines().first().getByRole('link').click();
  await office.waitForURL(/tab=documents&document=/);
  await h1('Marisol Quintero');
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).click();
  await h1('Which apostille?');

  // Answered, it waits no more; the way goes on from where it was.
  await office.getByLabel('Your reply').fill('Ask the state that issued it.');
  await office.getByRole('button', { name: /^Send reply/ }).click();
  await office.getByText('Ask the state that issued it.').first().waitFor();
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  await office.getByRole('heading', { level: 1 }).focus();
  await office.keyboard.press('q');
  await h1('Harold Nguyen');
  await office.getByText(`${officeQueueTexts.next.end}.`).waitFor();
  await office.getByRole('region', { name: 'Papers' }).getByText('0 of 6 accepted').waitFor();
  await expect
    .poll(() => office.getByRole('region', { name: 'Papers' }).getByText('Not there').count())
    .toBe(6);
  await office.keyboard.press('q');
  await office.getByText(officeQueueTexts.next.endDetail).first().waitFor();
  await office.getByRole('link', { name: officeQueueTexts.next.overview }).click();
  await expect.poll(() => lines().count()).toBe(2);
});

test('after a decision every figure is true at once, and what was missing had been listed', async () => {
  await lines().filter({ hasText: 'Harold Nguyen' }).getByRole('link').click();
  await h1('Harold Nguyen');
  await office.getByText('Guide: 0 of 6 steps').waitFor();
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = office.getByRole('alertdialog');
  await dialog.getByRole('listitem').filter({ hasText: '6 of 6 types of document are not there' }).waitFor();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await office.getByText('The status is now Approved.').waitFor();
  await office.getByText('Guide: 5 of 6 steps').waitFor();
  await office.getByText('83%').waitFor();
  await office.getByText('Application stage 4 of 4', { exact: true }).waitFor();
});

test('from a fact past its review and from a refund request the way leads on too, by key, also once they are done', async () => {
  await database.query(
    `update facts set review_by = current_date - 60 where id = (select min(id) from facts)`,
  );
  await database.query(
    `with payment as (
       insert into payments (user_id, kind, provider, charge_id, amount, currency, paid_at)
       select id, 'application_fee', 'built-in', 'twice', 4900, 'USD', now() from accounts where display_name = 'Ruth Abernathy'
       returning id, user_id)
     insert into refund_requests (user_id, payment_id, reason, client_key, created_at)
     select user_id, id, 'Charged twice.', gen_random_uuid(), now() - interval '40 days' from payment`,
  );
  await office.goto('/admin');
  await lines()
    .filter({ hasText: officeQueueTexts.fact(1) })
    .getByRole('link')
    .click();
  await office.waitForURL(/facts\?due=1/);
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  await office.getByRole('table').getByRole('link').first().click();
  await office.waitForURL(/facts\/[a-z]/);
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  // Checked meanwhile: the way goes on from where it was.
  await database.query(`update facts set review_by = current_date + 100`);
  await office.reload();
  await office.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  await office.getByRole('heading', { level: 1 }).focus();
  await office.keyboard.press('q');

  await office.waitForURL(/#refund-requests$/);
  const refunds = office.getByRole('region', { name: officePlanTexts.refunds.title });
  await refunds.getByText('Charged twice.').waitFor();
  await refunds.getByRole('link', { name: officeQueueTexts.next.label, exact: true }).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.keyboard.press('q');
  await h1('Marisol Quintero');
});
