import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { documentTypes, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { guideSteps, guideTexts } from '#features/guide/texts/guide.ts';
import { requiredDocumentTexts, requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { uploadGeneral } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Walter collects the six documents of the guide's third step. Each test goes on from the one before. */
const journey = aJourney();
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf(1) });

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await signIn(page, { email: 'walter@example.com', name: 'Walter Reyes' });
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.goto('/documents');
  await uploadGeneral(page, [pdf('old-lease.pdf')]);

  await page.goto('/visa-process');
  // By key: what a tick brings below it may move the next one away under the pointer.
  for (const { title } of Object.values(nifActions))
    await page.getByRole('checkbox', { name: title }).press('Space');
  await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
  await page.locator('input[type=file]').first().setInputFiles(pdf('nif.pdf'));
  await page.getByRole('button', { name: 'Download: nif.pdf' }).waitFor();
  await complete().click();
  await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
});

const complete = () => page.getByRole('button', { name: 'Mark this step as complete' });
const list = () => page.getByRole('list', { name: requiredTexts.list });
const line = (type: keyof typeof documentWords) =>
  list().getByRole('button', { name: new RegExp(`^${documentWords[type].name}`) });
const names = async () => {
  const heads = await list().getByRole('heading', { level: 3 }).allInnerTexts();
  return heads.map((head) => head.split('\n')[0]?.replace(/,.*/, ''));
};

test('all six types stand there with what is asked of each and how long it takes', async () => {
  await page.getByText('0 of 6 types ready', { exact: true }).waitFor();
  await expect.poll(names).toEqual(requiredDocuments.map((type) => documentWords[type].name));
  for (const type of requiredDocuments) {
    const { note } = requiredDocumentTexts[type];
    await line(type).getByText(note).waitFor();
    await line(type)
      .getByText(`Takes ${durationWords(documentTypes[type].takes)}`)
      .waitFor();
  }
  await expect.poll(() => complete().getAttribute('aria-disabled')).toBe('true');
  await page.getByText(guideTexts.complete.unfinished(6)).waitFor();
});

test('a click opens a type: how to get it, facts with their source, and the way to upload; another closes it', async () => {
  await line('criminal-record').click();
  await expect.poll(() => line('criminal-record').getAttribute('aria-expanded')).toBe('true');
  await page.getByText(/form DS-4194/).waitFor();
  await page.getByText(/Never your state/).waitFor();
  await page.getByText(/less than 90 days old.*Source: liveinpt.com/).waitFor();
  await page.getByRole('button', { name: 'Upload your criminal record' }).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await line('criminal-record').click();
  await page.getByRole('button', { name: 'Upload your criminal record' }).waitFor({ state: 'detached' });
});

test('a type is ready with its first file, and takes more than one', async () => {
  await line('passport').click();
  const input = list().locator('input[type=file]').first();
  await input.setInputFiles(pdf('passport.pdf'));
  await page.getByText('1 of 6 types ready', { exact: true }).waitFor();
  await input.setInputFiles(pdf('passport-stamps.pdf'));
  await page.getByRole('button', { name: 'Download: passport-stamps.pdf' }).waitFor();
  await line('passport').getByText('Ready: 2 files').waitFor();
  await page.getByText('1 of 6 types ready', { exact: true }).waitFor();
});

test('what is missing stands first once the panel is closed', async () => {
  await line('passport').click();
  expect((await names()).at(-1)).toBe('Passport');
});

test('a file that is here already is used again instead of uploaded twice', async () => {
  await line('accommodation-proof').click();
  await page.getByRole('button', { name: /^Use a file you already uploaded/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a file as your accommodation proof' });
  expect(await dialog.getByText('nif.pdf').count()).toBe(0);
  await dialog.getByText('Now under General Documents').waitFor();
  await dialog.getByRole('button', { name: 'Use this file: old-lease.pdf' }).click();
  await toast(page, 'old-lease.pdf is now your accommodation proof.').waitFor();
  await page.getByText('2 of 6 types ready', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Download: old-lease.pdf' }).waitFor();
});

test('with all six the notice appears, and the step can be completed', async () => {
  for (const type of ['criminal-record', 'birth-certificate', 'proof-income', 'health-insurance'] as const) {
    await line(type).click();
    await page
      .getByRole('button', { name: `Upload your ${requiredDocumentTexts[type].inSentence}` })
      .waitFor();
    await list()
      .locator('input[type=file]')
      .first()
      .setInputFiles(pdf(`${type}.pdf`));
    await page.getByRole('button', { name: `Download: ${type}.pdf` }).waitFor();
  }
  await page.getByText('6 of 6 types ready', { exact: true }).waitFor();
  await page.getByText(requiredTexts.finished.title, { exact: true }).waitFor();
  await complete().click();
  await toast(page, `${guideSteps[2].title} has been completed.`).waitFor();
  await page.getByText('3 of 6 steps completed', { exact: true }).waitFor();
});

test('deleting the only file of a type opens the step again', async () => {
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: guideSteps[2].title }).click();
  await line('health-insurance').click();
  await page.getByRole('button', { name: 'Delete: health-insurance.pdf' }).click();
  const dialog = page.getByRole('alertdialog', { name: documentTexts.deletion.title });
  await dialog.getByRole('button', { name: documentTexts.deletion.confirm }).click();
  await page.getByText('2 of 6 steps completed', { exact: true }).waitFor();
  await page.getByText('5 of 6 types ready', { exact: true }).waitFor();
});
