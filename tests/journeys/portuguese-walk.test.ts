import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.pt.ts';
import { profileTexts } from '#features/accounts/texts/profiles.pt.ts';
import { documentTexts } from '#features/documents/texts/documents.pt.ts';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.pt.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.pt.ts';
import { dateTexts } from '#features/schedule/texts/dates.pt.ts';
import { supportTexts } from '#features/support/texts/support.pt.ts';
import { builtInSignInTexts } from '#platform/shared/texts/built-in-sign-in.pt.ts';
import { preferencesTexts } from '#platform/shared/texts/preferences.pt.ts';
import { uiTexts } from '#platform/shared/texts/ui.pt.ts';
import { chooseFiles, pdfFile } from '../support/documents-page.ts';
import { englishFinder } from '../support/english-words.ts';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';

/** Inês reads Portuguese. From signing in to signing out, no screen of ours says anything to her in English. */
const journey = aJourney();
let page: Page;
let englishOn: (page: Page) => Promise<string[]>;
beforeAll(async () => {
  englishOn = await englishFinder();
  page = await journey.aVisitor({ locale: 'pt-PT' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** What was fetched stands there, and everything that stands there is Portuguese. */
async function expectPortuguese(tab = page): Promise<void> {
  // Where a window opens with the page, its heading is behind it, and nobody's by role.
  await tab.locator('h1').first().waitFor();
  await expect.poll(() => tab.getByText(/^A carregar/).count()).toBe(0);
  await expect.poll(() => tab.locator('[aria-busy=true]').count()).toBe(0);
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('pt-PT');
  expect(await englishOn(tab), tab.url()).toEqual([]);
}
const open = async (path: string) => {
  await page.goto(path);
  await expectPortuguese();
};

test.each([
  '/pt',
  '/pt/support',
  '/pt/privacy',
  '/pt/pet',
  '/pt/money',
  '/pt/offline',
  '/pt/nowhere',
  '/pt/auth',
])('%s says nothing in English to a visitor', open);

test('signing in leads through a Portuguese page and back to a Portuguese one', async () => {
  await page.goto('/pt/dashboard');
  const continues = button(accountTexts.auth.continueWithGoogle);
  await continues.waitFor();
  await expectPortuguese();
  await continues.click();
  await page.getByLabel(builtInSignInTexts.email).fill('ines@example.com');
  await page.getByLabel(builtInSignInTexts.name).fill('Inês Duarte');
  await expectPortuguese();
  await button(builtInSignInTexts.submit).click();
  await page.waitForURL('**/pt/dashboard');
  await expectPortuguese();
});

test('the profile is saved, also after a mistake', async () => {
  await open('/pt/profile');
  await page.getByLabel(profileTexts.form.labels.full_name).fill('I');
  await button(profileTexts.form.save).click();
  await page.getByRole('alert').first().waitFor();
  await expectPortuguese();
  await page.getByLabel(profileTexts.form.labels.full_name).fill('Inês Duarte');
  await button(profileTexts.form.save).click();
  await page.getByText(profileTexts.saved.title, { exact: true }).waitFor();
  await expectPortuguese();
  await open('/pt/dashboard');
});

test('a day is asked for as it is written in Portugal', async () => {
  await button(dateTexts.label(dateTexts.add, dateTexts.names.appointment)).click();
  const boxes = page.getByRole('group', { name: dateTexts.names.appointment });
  await boxes.waitFor();
  await expectPortuguese();
  await expect.poll(() => boxes.locator('label').allTextContents()).toEqual(['Dia', 'Mês', 'Ano']);
});

test('a document is uploaded', async () => {
  await open('/pt/documents');
  const general = page.getByRole('region', { name: documentTexts.general.title });
  await chooseFiles(general.getByRole('button', { name: documentTexts.upload.choose }), [
    pdfFile('certidão.pdf', aPdf(3)),
  ]);
  await general.getByRole('button', { name: `${documentTexts.list.view}: certidão.pdf` }).waitFor();
  await expectPortuguese();
});

test('every step of the guide and its own pages', async () => {
  for (const step of guideStepIds) {
    await page.goto(`/pt/visa-process#${step}`);
    await page.getByText(guideTexts.loadingStep).waitFor({ state: 'detached' });
    await button(guideTexts.plan.printStep).first().waitFor();
    await expectPortuguese();
  }
  const ofTheGuide = ['apostille?paper=fbi', 'apostille?paper=birth&state=va', 'cards', 'cards?card=junta'];
  for (const path of [...ofTheGuide, 'check-answers', 'panel', 'practice', 'submitted', 'welcome'])
    await open(`/pt/visa-process/${path}`);
  await open('/pt/visa-process?view=timeline&if=2040-01-31');
});

test('a plan is bought on Portuguese pages, and they lead back to Portuguese ones', async () => {
  await open('/pt/subscription');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    button(planManagementTexts.choose('Standard')).click(),
  ]);
  await tab.waitForURL('**/billing/checkout/**');
  await expectPortuguese(tab);
  await tab.getByRole('button', { name: /^Pagar / }).click();
  await tab.waitForURL('**/pt/subscription/return?checkout=*');
  await tab.getByText(planManagementTexts.result.thanks).waitFor();
  await expectPortuguese(tab);
  await tab.close();
  await open('/pt/subscription');
});

test('a message to us, a question to the assistant, and how pages read', async () => {
  await open('/pt/support');
  await page.getByLabel(supportTexts.form.subject).fill('Apostila');
  await page.getByLabel(supportTexts.form.message).fill('De onde vem a apostila?');
  await button(supportTexts.form.send).click();
  await page.getByText(supportTexts.sent.title).first().waitFor();
  await expectPortuguese();
  await button(uiTexts.preferences).first().click();
  await page.getByRole('dialog', { name: preferencesTexts.title }).waitFor();
  await expectPortuguese();
  await page.keyboard.press('Escape');
  for (const path of ['/pt/money', '/pt/pet', '/pt/privacy', '/pt/dashboard', '/pt']) await open(path);
});

test('signing out ends on a Portuguese page', async () => {
  await open('/pt/profile');
  await button(accountTexts.signOut.button).first().click();
  await page.getByText(accountTexts.signOut.done.title).waitFor();
  await expectPortuguese();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pt\b/);
});
