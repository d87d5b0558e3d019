import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clerkCardTexts, clerkMeanings } from '#features/cards/texts/clerk-cards.ts';
import { clerkSentences } from '#features/cards/texts/clerk-sentences.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { paperChoices, apostilleTexts as texts } from '#features/places/texts/apostille.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth asks where her papers go for their apostille; later she holds out a card at the town office. */
const journey = aJourney();
let page: Page;
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const answer = (words: string) => page.getByRole('heading', { level: 2, name: words });
const paper = (name: string) => page.getByRole('radio', { name, exact: true });
const state = () => page.getByRole('combobox', { name: texts.place.label });
const card = (id: keyof typeof clerkSentences) =>
  page.getByRole('dialog').getByText(clerkSentences[id].other);
const { details } = clerkCardTexts;

beforeAll(async () => {
  page = await journey.aVisitor();
  await signIn(page, ruth);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
});

test('the criminal record leads to the one federal office, with a label that the register fills in', async () => {
  await page.goto('/visa-process');
  await page.getByRole('link', { name: guideTexts.plan.apostille }).first().click();
  await page.getByText(texts.waiting.paper).waitFor();
  await paper(paperChoices.fbi).click();
  await answer(texts.answers.fbi).waitFor();
  await page.getByText('The apostille costs $20 and takes about 5 weeks by mail.').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: texts.label.print }).click();
  const { pages, words, cut } = await printed(page);
  expect({ pages, cut }).toEqual({ pages: 1, cut: [] });
  expect(words).toContain('44132 Mercure Circle');
  expect(words).not.toContain(texts.answers.fbi);
});

test("a birth certificate goes to its own state's office, Back undoes a choice, and the address can be sent", async () => {
  await paper(paperChoices.birth).click();
  await page.getByText(texts.waiting.place).waitFor();
  await state().fill('ohi');
  await page.keyboard.press('Enter');
  await answer('Born in Ohio: the Ohio Secretary of State.').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  const address = new URL(page.url());
  expect(address.search).toBe('?paper=birth&state=oh');
  await page.goBack();
  await page.getByText(texts.waiting.place).waitFor();

  const daughter = await journey.aVisitor();
  await signIn(daughter, { email: 'dora@example.com', name: 'Dora' }, address.pathname + address.search);
  await daughter.getByRole('heading', { name: 'Born in Ohio: the Ohio Secretary of State.' }).waitFor();
  await daughter.getByRole('button', { name: texts.print, exact: true }).click();
  const { words, cut, pages } = await printed(daughter);
  expect({ pages, cut }).toEqual({ pages: 1, cut: [] });
  expect(words).toContain('Born in Ohio: the Ohio Secretary of State.');
  expect(words).not.toContain(paperChoices.notarized);
  await daughter.context().close();
});

test('where no source names the office, the answer says so and whom to ask', async () => {
  await page.goto('/visa-process/apostille?paper=marriage&state=mp');
  await page.getByText(texts.unsure.text).waitFor();
  await page.goto('/visa-process/apostille?paper=birth&state=nj');
  await answer('Born in New Jersey: the New Jersey Department of the Treasury.').waitFor();
});

test('a card shows the person’s own lines as they are written in Portugal, and turns by keyboard', async () => {
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill(ruth.name);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText('Profile updated').first().waitFor();
  await page.goto('/visa-process');
  await page.getByRole('link', { name: guideTexts.plan.cards }).first().click();
  const nif = page.getByLabel(details.nif, { exact: true });
  await nif.fill('123456788');
  await page.getByText(details.nifProblem).waitFor();
  await nif.fill('123456789');
  await page.getByText(details.nifProblem).waitFor({ state: 'detached' });
  expect(await faultsEverywhere(page)).toEqual([]);

  const link = page.getByRole('link', { name: clerkMeanings.junta });
  await link.focus();
  await page.keyboard.press('Enter');
  await card('junta').waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('123\u00a0456\u00a0789').waitFor();
  await dialog.getByText(ruth.name).waitFor();
  expect(await faultsEverywhere(page, [320, 390, 1280])).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await card('notary').waitFor();
  await page.keyboard.press('ArrowLeft');
  await card('junta').waitFor();

  await dialog.getByRole('button', { name: clerkCardTexts.fillIn }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => nif.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByLabel(details.address).fill('Rua das Flores 12, 2.º\n1200-195 Lisboa');
  await page.reload();
  await link.click();
  await dialog.getByText('1200-195 Lisboa').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('all cards come on paper, with a line for what is not known', async () => {
  await page.getByRole('button', { name: clerkCardTexts.printAll }).click();
  const { words, cut } = await printed(page);
  expect(cut).toEqual([]);
  for (const { other } of Object.values(clerkSentences)) expect(words).toContain(other);
  expect(words).toContain('Medicamento');
  await page.keyboard.press('Shift');
});

test('at a counter without a connection the cards open, with what is known of the person', async () => {
  const tablet = await journey.aVisitor({ serviceWorkers: 'allow' });
  await signIn(tablet, ruth, '/visa-process/cards');
  await tablet.getByLabel(details.nif, { exact: true }).fill('123456789');
  await tablet.getByText(ruth.name).first().waitFor();
  await tablet.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await tablet.context().setOffline(true);
  await tablet.reload();
  await tablet.getByRole('link', { name: clerkMeanings.landlord }).click();
  const shown = tablet.getByRole('dialog');
  await shown.getByText(clerkSentences.landlord.other).waitFor();
  await shown.getByText('123\u00a0456\u00a0789').waitFor();
  await shown.getByText(ruth.name).waitFor();
  await tablet.context().close();
});

test('an address that names no card leads to all of them, and signing out takes what was typed', async () => {
  await page.goto('/visa-process/cards?card=dentist');
  await page.getByRole('link', { name: clerkCardTexts.unknown.action }).click();
  await expect.poll(() => page.getByLabel(details.nif, { exact: true }).inputValue()).toBe('123456789');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page
    .getByText(/signed out/i)
    .first()
    .waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('123456789');
});
