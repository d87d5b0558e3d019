import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
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

const { decision: deciding } = officeApplicationTexts;
const approveAndNext = () =>
  office.getByRole('button', { name: officeCaseTexts.approveAndNext, exact: true });
const approve = () => office.getByRole('button', { name: deciding.verb('approved'), exact: true });
const question = (n: number) =>
  office.getByRole('alertdialog', { name: deciding.heading('approved', personOf(n)) });

/** Three complete cases wait for a decision, that of person 1 the longest, and a fourth that is not complete. */
async function beginDeciding() {
  await database.query(`update documents set review_status = 'accepted', reviewed_at = now()`);
  await database.query(
    `insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
       check_status, sha256, wrapped_key, uploaded_at, review_status, reviewed_at)
     select application.id, user_id, category, category || '.pdf', 'application/pdf', 1000, 'uploaded', 'passed',
       sha256(category::bytea), sha256(category::bytea), now(), 'accepted', now()
     from visa_applications as application join accounts on accounts.id = user_id, unnest($1::text[]) as category
     where display_name <= 'Person 3' and not exists
       (select from documents where application_id = application.id and document_category = category)`,
    [[...requiredDocuments]],
  );
  await database.query(
    `update visa_applications as application set status = 'under_review', version = application.version + 1
     from accounts as account where account.id = user_id and display_name <= 'Person 4'`,
  );
  // Apart: the change of the status says since when it waits.
  await database.query(
    `update visa_applications set review_requested_at = now() - interval '20 days' + make_interval(days => substr(display_name, 8)::int)
     from accounts as account where account.id = user_id`,
  );
  await office.goto('/admin');
  await line(4).waitFor();
}

test('three complete cases are approved with 4 presses, each without a question, and the next one asks', async () => {
  await beginDeciding();
  const { click, presses } = countPresses(office);
  await click(line(1));
  for (const n of [1, 2, 3]) {
    await h1(n);
    await click(approveAndNext());
  }
  await h1(4);
  expect(presses()).toBe(4);
  // Something is missing: there is no press without the question, and the question begins with the note.
  await approve().click();
  await question(4).getByText(officeCaseTexts.decision.notComplete).waitFor();
  expect(await approveAndNext().count()).toBe(1);
  await expect
    .poll(() =>
      question(4)
        .getByLabel(deciding.note(personOf(4)))
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  await office.keyboard.press('Escape');
});

test('the question of a complete case begins on Approve, goes on with Ctrl+Shift+Enter, and Undo works from the next', async () => {
  await beginDeciding();
  await line(1).click();
  await approve().click();
  const verb = question(1).getByRole('button', { name: deciding.verb('approved'), exact: true });
  await expect.poll(() => verb.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.keyboard.press('Control+Shift+Enter');
  await h1(2);
  await toast(office, deciding.updated).waitFor();
  await office
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: deciding.undo, exact: true })
    .click();
  await toast(office, deciding.undone).waitFor();
  await h1(2);
  await office.goto('/admin');
  await line(1).click();
  await approve().click();
  await expect.poll(() => verb.evaluate((it) => it === document.activeElement)).toBe(true);
  await office.keyboard.press('Enter');
  await office.getByText(deciding.isNow('Approved')).waitFor();
  await h1(1);
});

test('a press on Approve and next says that a colleague was faster, and stays', async () => {
  await beginDeciding();
  await line(2).click();
  await office.route('**/api/office/applications/*/status', async (route) => {
    await database.query(`update visa_applications set version = version + 1`);
    await route.continue();
  });
  await approveAndNext().click();
  await toast(office, deciding.staleTitle).waitFor();
  await h1(2);
  await office.unroute('**/api/office/applications/*/status');
});
