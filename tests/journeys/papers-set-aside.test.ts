import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { checkAnswersTexts } from '#features/documents/texts/check-answers.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { setAsideReasonWords, setAsideTexts as texts } from '#features/documents/texts/set-aside.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { guideClient } from '../support/guide-client.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth's consulate asks no main applicant for a birth certificate: she goes on without it, and staff read why. */
const journey = aJourney();
const ruth = { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' };
const paper = documentWords['birth-certificate'].name;

let page: Page;
let office: Page;
let application: string;
beforeAll(async () => {
  const client = await guideClient(journey.url, ruth);
  application = client.application.id;
  await client.finishFirstSteps();
  [page, office] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await becomeFirstAdmin(office, journey.setupKey);
  await signIn(page, ruth);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.goto('/visa-process');
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: guideSteps[2].title }).click();
  await line().click();
  await page.getByRole('button', { name: 'Delete: birth-certificate.pdf' }).click();
  const dialog = page.getByRole('alertdialog', { name: documentTexts.deletion.title });
  await dialog.getByRole('button', { name: documentTexts.deletion.confirm }).click();
  await page.getByText('5 of 6 types ready', { exact: true }).waitFor();
});

const list = () => page.getByRole('list', { name: requiredTexts.list });
const line = () => list().getByRole('button', { name: new RegExp(`^${paper}`) });
const complete = () => page.getByRole('button', { name: 'Mark this step as complete' });
const dialog = () => page.getByRole('dialog', { name: texts.title(paper) });

test('one reason asks for a few words, and Escape leaves everything as it was', async () => {
  await expect.poll(() => complete().getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: texts.offerNamed(paper) }).press('Enter');
  await dialog().getByLabel(texts.why).selectOption(setAsideReasonWords.other);
  await dialog().getByRole('button', { name: texts.confirm, exact: true }).click();
  await dialog().getByText(texts.noteNeeded).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
});

test('set aside, it locks neither the step nor the review, and the figures say so', async () => {
  await page.getByRole('button', { name: texts.offerNamed(paper) }).click();
  await dialog().getByLabel(texts.why).selectOption(setAsideReasonWords['not-on-list']);
  await dialog().getByRole('button', { name: texts.confirm, exact: true }).click();
  await toast(page, texts.doneDetail(paper)).waitFor();
  await page.getByText('5 of 6 types ready, 1 set aside', { exact: true }).waitFor();
  await page.getByText(texts.finished.title, { exact: true }).waitFor();
  expect(await page.getByText(requiredTexts.finished.title, { exact: true }).count()).toBe(0);
  await line().getByText(`${texts.state}: ${setAsideReasonWords['not-on-list']}`).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.getByRole('link', { name: requiredTexts.review.ask }).click();
  await page.getByRole('button', { name: checkAnswersTexts.send }).click();
  await page.getByText(requiredTexts.review.underWay).waitFor();
  await complete().click();
  await toast(page, `${guideSteps[2].title} has been completed.`).waitFor();
  await page.goto('/dashboard');
  await page.getByText(`${dashboardTexts.journey.documents(5)}, 1 set aside`, { exact: true }).waitFor();
});

test('staff see which, why, and that it is not one of those accepted', async () => {
  await office.goto(`/admin/applications/${application}`);
  await office.getByText('Documents: 5 of 6 types, 1 set aside', { exact: true }).waitFor();
  const aside = office.getByRole('list', { name: texts.state });
  await aside.getByText(setAsideReasonWords['not-on-list']).waitFor();
  await office.goto(`/admin/applications/${application}?tab=documents`);
  await office.getByText('0 of 6 types accepted, 1 set aside.').waitFor();
  await aside.getByText(setAsideReasonWords['not-on-list']).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
});

test('taken back, the step is open again', async () => {
  await page.goto('/visa-process');
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: guideSteps[2].title }).click();
  await line().click();
  await page.getByRole('button', { name: texts.undoNamed(paper) }).click();
  await page.getByText('5 of 6 types ready', { exact: true }).waitFor();
  await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
  await page.getByRole('button', { name: texts.offerNamed(paper) }).waitFor();
});
