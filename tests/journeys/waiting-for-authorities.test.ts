import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { confirmationTexts } from '#features/guide/texts/guide-confirmation.ts';
import { formatDate } from '#platform/browser/format.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { guideClient } from '../support/guide-client.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth has sent her application; each test goes on from the one before. */
const journey = aJourney();
const ruth = { email: 'ruth@example.com', name: 'Ruth Castellanos' };
const { waiting } = confirmationTexts['online-application'];

let page: Page;
let id: string;
beforeAll(async () => {
  const calls = await guideClient(journey.url, ruth);
  id = calls.application.id;
  await calls.finishFirstSteps();
  await calls.tick(...guideItems['online-application'], 'online-application');
  page = await journey.aVisitor();
  await signIn(page, ruth);
});

describe('the wait for the authorities', () => {
  test('on the weekend after a Friday it was not sent today, and both screens count from the sending', async () => {
    const friday = new Date();
    friday.setDate(friday.getDate() - 7 - ((friday.getDay() + 2) % 7));
    // The step itself was ticked off later, today.
    await inDatabaseOf(journey.dataDir, (root) =>
      root
        .updateTable('application_guide_items')
        .set({ completed_at: friday })
        .where('application_id', '=', id)
        .where('item_id', '=', 'submit-and-confirm')
        .execute(),
    );
    await page.clock.setFixedTime(new Date(friday.getTime() + 86_400_000));
    await page.reload();
    await page.getByText(`Application submitted on ${formatDate(friday)}`).waitFor();
    expect(await page.getByText(/Business day 0/).count()).toBe(0);
    await page.goto('/visa-process/submitted');
    await page.getByRole('heading', { name: waiting.weekend(formatDate(friday)) }).waitFor();
  });

  test('ends with a decision: nobody who was not approved reads that there is nothing to do', async () => {
    await inDatabaseOf(journey.dataDir, (root) =>
      root.updateTable('visa_applications').set({ status: 'rejected' }).where('id', '=', id).execute(),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Your application was not approved' }).waitFor();
    expect(await page.getByText(waiting.calm).count()).toBe(0);
    expect(await page.getByRole('heading', { name: confirmationTexts.next }).count()).toBe(0);
    expect(await faultsEverywhere(page)).toEqual([]);
  });
});
