import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { DocumentCategory } from '#features/documents/contract.ts';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { folderTexts as portuguese } from '#features/folder/texts.pt.ts';
import { folderTexts as texts } from '#features/folder/texts.ts';
import { actionOn, type FileToSend, longWork, pdfFile, uploadGeneral } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { aPhonePhoto } from '../support/phone-photo.ts';
import { readFolder } from '../support/read-folder.ts';
import { aDocx, aPdf, lockedPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth, before her appointment, makes one PDF of her papers by keyboard, looks into it, and takes it along. */
const journey = aJourney();
let ruth: Page;

const file = (name: string, mimeType: string, buffer: Buffer): FileToSend => ({ name, mimeType, buffer });
const window = () => ruth.getByRole('dialog', { name: texts.window.title });
const button = (name: string) => ruth.getByRole('button', { name, exact: true });

const inFocus = () => ruth.evaluate(() => document.activeElement?.textContent);

async function fileUnder(name: string, category: DocumentCategory) {
  await actionOn(ruth, name, documentTexts.category.change).click();
  const dialog = ruth.getByRole('dialog', { name: documentTexts.category.title });
  await dialog.getByLabel(documentTexts.category.label).selectOption(categoryNames[category]);
  await dialog.getByRole('button', { name: documentTexts.category.save }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** 63 million pixels, more than an iPad draws. */
async function aHugePicture(): Promise<Buffer> {
  const encoded = await ruth.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 9000;
    canvas.height = 7000;
    return canvas.toDataURL('image/jpeg', 0.2).split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

/** Makes the PDF and reads what the browser saved. */
async function madeFolder(words: { window: { make: string } } = texts) {
  const download = ruth.waitForEvent('download', longWork);
  await button(words.window.make).press('Enter');
  const saved = await download;
  const bytes = readFileSync(await saved.path());
  return { name: saved.suggestedFilename(), bytes, ...(await readFolder(bytes)) };
}

beforeAll(async () => {
  ruth = await journey.aVisitor();
  await signIn(ruth, { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' });
  await ruth.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await ruth.goto('/documents');
});

test('papers go into one PDF in the order of the guide, whatever kind of file they are', async () => {
  await uploadGeneral(ruth, [
    pdfFile('lease.pdf', aPdf(2)),
    file('passport photo.jpg', 'image/jpeg', await aPhonePhoto(ruth)),
    file('letter of the bank.docx', '', aDocx('Dear Ruth')),
    pdfFile('marriage.pdf', aPdf(1)),
    file('huge scan.jpg', 'image/jpeg', await aHugePicture()),
  ]);
  await fileUnder('lease.pdf', 'accommodation-proof');
  await fileUnder('passport photo.jpg', 'passport');
  await fileUnder('letter of the bank.docx', 'proof-income');

  await button(texts.card.make).press('Enter');
  await window().getByText(texts.window.someMissing(3)).waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
  await window().getByRole('checkbox', { name: 'marriage.pdf' }).press(' ');
  const folder = await madeFolder();
  await ruth.getByText(texts.done.title).waitFor();
  expect(folder.name).toMatch(/^rumo-folder-\d{4}-\d\d-\d\d\.pdf$/);
  expect(folder.outline.map(({ title }) => title)).toEqual([
    texts.sheets.title,
    texts.sheets.list.title,
    '1. Passport',
    '2. Criminal record',
    '3. Birth certificate',
    '4. Proof of income',
    '5. Health insurance',
    '6. Accommodation proof',
    '7. Just in case',
    texts.sheets.counter.title,
  ]);
  expect(folder.texts[0]).toContain('Ruth Abernathy');
  // Cover, two sheets of the list, passport and its picture, two empty dividers, income and its page, an empty one, lease, just in case, counter.
  expect(folder.texts).toHaveLength(16);
  expect(folder.texts[8]).toContain(texts.problems.word);
  expect(folder.texts.slice(11, 13)).toEqual(['Page 1', 'Page 2']);
  expect(new Set(folder.sizes.map(String))).toEqual(new Set(['612,792']));
  await window().getByText('letter of the bank.docx').waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
});

test('what was ticked is kept for the next one, on other paper and without the large print', async () => {
  await button(texts.window.again).press('Enter');
  const marriage = window().getByRole('checkbox', { name: 'marriage.pdf' });
  expect(await marriage.isChecked()).toBe(true);
  await window().getByRole('radio', { name: 'A4' }).press(' ');
  await window().getByRole('checkbox', { name: 'huge scan.jpg' }).press(' ');
  await window().getByRole('checkbox', { name: texts.window.counter }).press(' ');
  const folder = await madeFolder();
  expect(folder.texts).toHaveLength(16);
  // Drawn for paper: no more pixels than 300 on an inch of A4.
  expect(folder.bytes.toString('latin1')).toContain('/Width 3508');
  expect(folder.sizes[0]).toEqual([595, 842]);
  await button(texts.window.close).press('Enter');
  await window().waitFor({ state: 'detached' });
  await expect.poll(inFocus).toBe(texts.card.make);
});

test('a file that was deleted elsewhere meanwhile has a page that says so', async () => {
  const gone = { error: { code: 'not_found', message: 'Not found.', request_id: 'r1' } };
  await ruth.route('**/api/documents/*/content', (route) => route.fulfill({ status: 404, json: gone }), {
    times: 1,
  });
  await button(texts.card.make).press('Enter');
  await window().getByText(texts.problems.gone).waitFor();
  const folder = await madeFolder();
  // The first file is the passport's: behind the cover, the list and its divider.
  expect(folder.texts[4]).toContain(texts.problems.gone);
  await window().getByText(texts.problems.gone).waitFor();
  await button(texts.window.close).press('Enter');
});

test('a file that does not come ends it with its name, and it can be stopped; nothing is saved', async () => {
  const downloads: unknown[] = [];
  ruth.on('download', (download) => downloads.push(download));
  await ruth.route('**/api/documents/*/content', (route) => route.abort());
  await button(texts.card.make).press('Enter');
  await button(texts.window.make).press('Enter');
  await window().getByText(texts.failed.fetch('passport photo.jpg')).waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
  await ruth.unroute('**/api/documents/*/content');

  const held = Promise.withResolvers<void>();
  await ruth.route('**/api/documents/*/content', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await button(texts.window.make).press('Enter');
  await ruth.getByText(texts.making.file(1, 5)).waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
  await button(texts.making.cancel).press('Enter');
  await window().getByText(texts.making.cancelled).waitFor();
  await expect.poll(inFocus).toBe(texts.window.make);
  held.resolve();
  await ruth.unroute('**/api/documents/*/content');
  await ruth.keyboard.press('Escape');
  await window().waitFor({ state: 'detached' });
  expect(downloads).toEqual([]);
});

test('on a phone and in Portuguese, with a PDF that asks for a password', async () => {
  await ruth.locator('input[type=file][multiple]').first().setInputFiles(pdfFile('policy.pdf', lockedPdf()));
  await actionOn(ruth, 'policy.pdf', documentTexts.upload.accept).click();
  await actionOn(ruth, 'policy.pdf', 'View').waitFor();
  await fileUnder('policy.pdf', 'health-insurance');
  await ruth.setViewportSize(phone);
  await ruth.goto('/pt/documents');
  await button(portuguese.card.make).click();
  await ruth.getByText(portuguese.window.someMissing(2)).waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
  const folder = await madeFolder(portuguese);
  expect(folder.sizes[0]).toEqual([595, 842]);
  expect(folder.texts[0]).toContain(portuguese.sheets.cover.title);
  expect(folder.texts.join()).toContain(portuguese.problems.locked);
  await ruth.getByText(portuguese.done.title).waitFor();
  expect(await faultsEverywhere(ruth)).toEqual([]);
});

test('Back closes the window; once its own button has closed it, Back leaves the page', async () => {
  await ruth.goto('/dashboard');
  await ruth.goto('/documents');
  await button(texts.card.make).press('Enter');
  await window().waitFor();
  await ruth.goBack();
  await window().waitFor({ state: 'detached' });
  await expect.poll(inFocus).toBe(texts.card.make);
  await button(texts.card.make).press('Enter');
  await button(texts.making.cancel).press('Enter');
  await window().waitFor({ state: 'detached' });
  await ruth.goBack();
  await ruth.waitForURL('**/dashboard');
});
