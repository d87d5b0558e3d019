import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { confirmationTexts } from '#features/guide/texts/guide-confirmation.ts';
import { dateFormTexts } from '#features/schedule/texts/date-form.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
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
const { decision } = nextActionTexts;
const inDays = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));

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
  test('is counted from the day of hand-in, and both screens ask for it first', async () => {
    await page.getByText(decision.open.title).waitFor();
    await page.goto('/visa-process/submitted');
    await page.getByRole('heading', { name: waiting.title }).waitFor();
    await page.getByText(decision.open.title).waitFor();
    expect(await page.getByText(/between/).count()).toBe(0);

    await page.getByRole('link', { name: decision.open.action }).click();
    await page
      .getByRole('button', { name: dateTexts.label(dateTexts.add, dateTexts.names.handed_in) })
      .click();
    const today = new Date();
    for (const [box, value] of [
      [dateFormTexts.boxes.month, today.getMonth() + 1],
      [dateFormTexts.boxes.day, today.getDate()],
      [dateFormTexts.boxes.year, today.getFullYear()],
    ] as const)
      await page.getByLabel(box, { exact: true }).fill(String(value));
    await page.getByRole('button', { name: dateFormTexts.save, exact: true }).click();
    const said = decision.answer(inDays(30), inDays(90));
    await page.getByText(said).waitFor();
    await page.goto('/visa-process/submitted');
    await page.getByText(decision.title(inDays(0))).waitFor();
    await page.getByText(said).waitFor();

    await page.clock.setFixedTime(new Date(Date.now() + 91 * 86_400_000));
    await page.reload();
    await page.getByText(decision.overdue(inDays(90))).waitFor();
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
