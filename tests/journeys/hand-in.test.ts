import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { guideSteps, guideTexts } from '#features/guide/texts/guide.ts';
import { handInTexts as texts } from '#features/places/texts/hand-in.ts';
import { residenceTexts as residence } from '#features/places/texts/residence.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { guideClient } from '../support/guide-client.ts';
import { guideScreen, withoutPrintDialog } from '../support/guide-screen.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

const handInLists = texts.lists;

/** Ruth says where she lives, in the guide, and changes it in her profile. */
const journey = aJourney();
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
let page: Page;
let guide: ReturnType<typeof guideScreen>;
const part = () => page.getByRole('region', { name: texts.title });
const state = () => page.getByRole('combobox', { name: residence.label });
const save = () => page.getByRole('button', { name: residence.save, exact: true });

beforeAll(async () => {
  await (await guideClient(journey.url, ruth)).finishFirstSteps();
  page = await journey.aVisitor();
  await withoutPrintDialog(page);
  await signIn(page, ruth);
  guide = guideScreen(page);
});

test('the third card asks once, and what was typed stays when it is in no list', async () => {
  await guide.open('documents');
  await state().fill('Massachusets');
  // Leaving closes the list.
  await page.keyboard.press('Tab');
  await save().click();
  await page.getByRole('link', { name: residence.missing }).waitFor();
  expect(await state().inputValue()).toBe('Massachusets');
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('in Massachusetts it asks for the county, and then names the consulate with its source', async () => {
  await state().fill('Massachu');
  await page.keyboard.press('Enter');
  await save().click();
  await save().click();
  await page.getByRole('link', { name: residence.countyMissing }).waitFor();
  await page.getByRole('combobox', { name: residence.county }).selectOption('Plymouth');
  await page.getByRole('combobox', { name: residence.visa }).selectOption('d7');
  await page.getByRole('checkbox', { name: residence.couple }).check();
  await save().click();
  await toast(page, residence.saved).waitFor();
  await part().getByText(texts.posts['new-bedford']).waitFor();
  await part().getByText(texts.desk.consulate).waitFor();
  await part().getByText(texts.lists.title).click();
  await part().getByText('A record older than three months was not taken.').waitFor();
  await part().getByRole('heading', { name: handInLists.d7 }).waitFor();
  await part().getByRole('heading', { name: handInLists.couple }).waitFor();
  expect(await part().getByRole('heading', { name: handInLists.d8 }).count()).toBe(0);
  expect(await part().getByRole('heading', { name: handInLists.child }).count()).toBe(0);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('the fourth card names the place, too', async () => {
  await page.goto('/visa-process');
  await guide.open('online-application');
  await page.getByText(`${texts.terms.post}: ${texts.posts['new-bedford']}`).waitFor();
});

test('the printed list has the appointment as an item, with the place', async () => {
  await page.getByRole('button', { name: guideTexts.plan.print, exact: true }).click();
  await page.locator('article').waitFor({ state: 'attached' });
  const { words, cut } = await printed(page);
  expect(words).toContain(texts.title);
  expect(words).toContain(texts.posts['new-bedford']);
  expect(words).toContain(texts.unknown.keep);
  expect(cut).toEqual([]);
});

test('the fifth card says the same', async () => {
  await page.goto('/visa-process#interview');
  const title = guideSteps[guideStepIds.indexOf('interview')]?.title ?? '';
  const ahead = guideTexts.item.about(guideTexts.readAhead, title);
  await page.getByRole('button', { name: ahead, exact: true }).click();
  await page.getByRole('dialog').getByText(texts.posts['new-bedford']).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#interview');
});

test('in the profile it is changed to a state for which we know nothing, and abroad', async () => {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: residence.title });
  await card.getByText('Massachusetts, Plymouth').waitFor();
  await card.getByText('D7 visa. Moving along: husband or wife.').waitFor();
  await card.getByRole('button', { name: residence.change }).click();
  await state().fill('Texas');
  await page.keyboard.press('Enter');
  await save().click();
  await card.getByText('Texas', { exact: true }).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.goto('/visa-process');
  await guide.open('documents');
  await part().getByText(texts.unknown.post('Texas')).waitFor();
  await part().getByRole('button', { name: residence.change }).click();
  await part().getByRole('button', { name: residence.abroad }).click();
  await part().getByText(texts.abroad).waitFor();
  await part().getByText(texts.lists.title).click();
  await part().getByText('The originals to show, and copies to hand in.').waitFor();
});
