import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { backToAnswers } from '#features/documents/texts/changing.ts';
import { checkAnswersTexts as texts } from '#features/documents/texts/check-answers.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { residenceTexts } from '#features/places/texts/residence.ts';
import { focused, focusIsOn, tabTo } from '../support/by-keyboard.ts';
import { allWidths, faultsEverywhere } from '../support/faults-everywhere.ts';
import { guideClient } from '../support/guide-client.ts';
import { guideScreen } from '../support/guide-screen.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth has all six papers. Before she asks for the review she reads what she has told us, and changes three answers. */
const journey = aJourney();
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const { labels } = profileTexts.form;
const { review } = requiredTexts;
let page: Page;
let status: () => Promise<string>;

beforeAll(async () => {
  const client = await guideClient(journey.url, ruth);
  await client.finishFirstSteps();
  status = async () => (await client.guide()).status;
  page = await journey.aVisitor();
  await signIn(page, ruth);
});

/** What the summary says of one thing. */
const answer = (term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .locator('dd')
    .first();
const change = (term: string) => page.getByRole('link', { name: texts.changeNamed(term), exact: true });
const summary = () => page.getByRole('heading', { level: 1, name: texts.title });
const send = () => page.getByRole('button', { name: texts.send, exact: true });

test('asking leads to all answers, and what is empty says so', async () => {
  await guideScreen(page).open('documents');
  await page.getByRole('link', { name: review.ask }).click();
  await summary().waitFor();
  await answer(labels.full_name).getByText(ruth.name).waitFor();
  await answer('Passport').getByText('passport.pdf').waitFor();
  for (const term of [labels.phone, texts.live, texts.handIn, texts.visa, texts.along])
    await answer(term).getByText(texts.notProvided).waitFor();
  expect(await faultsEverywhere(page, allWidths)).toEqual([]);
  expect(await status()).toBe('in_progress');
});

test('by keyboard to the phone number, and the save leads back', async () => {
  await tabTo(page, texts.changeNamed(labels.phone));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: profileTexts.title }).waitFor();
  await focusIsOn(page, new RegExp(labels.phone));
  await page.keyboard.type('+1 617 555 0123');
  await page.keyboard.press('Enter');
  await summary().waitFor();
  await answer(labels.phone).getByText('+1 617 555 0123').waitFor();
  await expect.poll(() => focused(page)).toBe(texts.title);
});

test('who goes back without saving is asked, and saves', async () => {
  await change(labels.phone).click();
  await page.getByRole('textbox', { name: labels.phone }).fill('+1 617 555 0199');
  await page.getByRole('link', { name: backToAnswers }).click();
  await page.getByRole('button', { name: profileTexts.leaving.save }).click();
  await summary().waitFor();
  await answer(labels.phone).getByText('+1 617 555 0199').waitFor();
});

test('a paper is changed in its own row of the guide', async () => {
  await change('Health insurance').click();
  await focusIsOn(page, /^Health insurance/);
  await page.getByText('health-insurance.pdf').first().waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^Health insurance/ }).getAttribute('aria-expanded'))
    .toBe('true');
  await page.getByRole('link', { name: backToAnswers }).click();
  await summary().waitFor();
});

test('where she lives, the visa and who moves along open at their fields', async () => {
  await change(texts.live).click();
  await focusIsOn(page, residenceTexts.label);
  await page.keyboard.type('Ohio');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: backToAnswers }).click();
  await summary().waitFor();
  await answer(texts.live).getByText(texts.notProvided).waitFor();
  await change(texts.live).click();
  // What was chosen and not saved is still there.
  await expect
    .poll(() => page.getByRole('combobox', { name: residenceTexts.label }).inputValue())
    .toBe('Ohio');
  await page.getByRole('button', { name: residenceTexts.save, exact: true }).click();
  await summary().waitFor();
  await answer(texts.live).getByText('Ohio').waitFor();
  await change(texts.visa).click();
  await focusIsOn(page, residenceTexts.visa);
  await page.getByRole('combobox', { name: residenceTexts.visa }).selectOption('d7');
  await page.getByRole('button', { name: residenceTexts.save, exact: true }).click();
  await summary().waitFor();
  await answer(texts.visa).getByText(residenceTexts.visas.d7).waitFor();
  await answer(texts.along).getByText(residenceTexts.move.alone).waitFor();
  await change(texts.along).click();
  await focusIsOn(page, residenceTexts.couple);
  await page.getByRole('button', { name: residenceTexts.cancel }).click();
  await summary().waitFor();
});

test('a request that fails says so, and a second press sends it once', async () => {
  await page.route('**/review', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await send().click();
  await page.getByRole('alert').getByText(review.failed).waitFor();
  expect(await status()).toBe('in_progress');
  await send().click();
  await toast(page, review.asked).waitFor();
  await page.getByText(review.underWay).waitFor();
  expect(await status()).toBe('under_review');
  await page.goto('/visa-process/check-answers');
  await page.getByText(review.underWay).waitFor();
  expect(await send().count()).toBe(0);
});
