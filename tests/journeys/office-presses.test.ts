import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { countPresses } from '#tests/support/count-presses.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { answerOf, documentsClient } from '#tests/support/documents-client.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { toast } from '#tests/support/page-checks.ts';
import { aPdf } from '#tests/support/sample-files.ts';

/** How many presses a usual piece of work of staff takes, counted from the overview (docs/results/presses.md). */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { decision, tab } = officeReviewTexts;

let office: Page;
const five = [1, 2, 3, 4, 5] as const;
const personOf = (n: number) => `Person ${n}`;
const h1 = (n: number) => office.getByRole('heading', { level: 1, name: personOf(n) }).waitFor();
const line = (n: number) =>
  office
    .getByRole('region', { name: officeQueueTexts.title })
    .getByRole('link', { name: new RegExp(personOf(n)) });
const drawn = () => office.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
const open = () => office.getByRole('button', { name: officeReviewTexts.opening.open, exact: true });

async function filePassport(n: number): Promise<void> {
  const browser = aBrowser(() => journey.url);
  const session = await browser.signIn(`person${n}@example.com`, personOf(n));
  const started = await browser.call('/api/applications', session, { method: 'POST', body: '{}' });
  const { application } = await answerOf<{ application: { id: string } }>(started);
  const headers = { authorization: `Bearer ${session.access_token}`, cookie: browser.cookieFor('/api') };
  const client = documentsClient(journey.url, headers);
  await client.upload(application, 'passport.pdf', aPdf(1), { document_category: 'passport' });
}

beforeAll(async () => {
  await Promise.all(five.map(filePassport));
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await database.query(`update facts set review_by = current_date + 100`);
});

/** Five passports of five cases wait, that of person 1 the longest; nobody said yet why they open any. */
async function begin() {
  await database.query(
    `update documents as paper set review_status = 'waiting', reviewed_at = null, check_status = 'passed',
       waiting_since = now() - interval '20 days' + make_interval(hours => substr(account.display_name, 8)::int)
     from accounts as account where account.id = paper.user_id`,
  );
  await office.goto('/admin');
  await line(5).waitFor();
}

test.each(['by mouse', 'by keys'])(
  'five papers of five cases are accepted with 7 presses, %s',
  async (how) => {
    await begin();
    const { click, press, presses } = countPresses(office);
    await click(line(1));
    await h1(1);
    await click(open());
    for (const n of five) {
      await h1(n);
      await drawn();
      // Behind the last one nothing waits.
      const name = n < 5 ? decision.acceptAndNext : decision.accept;
      const accept = office.getByRole('button', { name, exact: true });
      await accept.waitFor();
      await (how === 'by mouse' ? click(accept) : press('e'));
    }
    await office.getByText(tab.allDone).first().waitFor();
    expect(presses()).toBe(7);
    await office.goto('/admin');
    await office.getByText(officeQueueTexts.nothing.all).waitFor();
  },
);

test('Undo takes an answer back from the case that came next, and leaves the reader there', async () => {
  await begin();
  await line(1).click();
  await open().click();
  await drawn();
  await office.keyboard.press('e');
  await h1(2);
  await drawn();
  await toast(office, decision.accepted('Passport')).waitFor();
  await office.getByRole('button', { name: decision.undo, exact: true }).click();
  await toast(office, decision.undone('Passport')).waitFor();
  await h1(2);
  await office.goto('/admin');
  await line(1).waitFor();
});

test('who accepts stays with the paper, and is offered what comes next, with the focus', async () => {
  await begin();
  await line(1).click();
  await open().click();
  await drawn();
  await office.getByRole('button', { name: decision.acceptAndNext }).waitFor();
  await office.keyboard.press('a');
  const next = office.getByRole('link', { name: tab.next(personOf(2), '') });
  await next.waitFor();
  await h1(1);
  await expect.poll(() => next.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.keyboard.press('Enter');
  await h1(2);
});
