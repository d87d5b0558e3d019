import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { previewTexts } from '#features/documents/texts/document-preview.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { actionOn, chooseGeneral, lineOf, pdfFile, uploadGeneral } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { aPhonePhoto } from '../support/phone-photo.ts';
import { aDocx, aPdf, lockedPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
let maria: Page;
beforeAll(async () => {
  maria = await journey.aVisitor();
  await signIn(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await maria.goto('/documents');
  await uploadGeneral(maria, [
    pdfFile('birth certificate.pdf', aPdf(12)),
    { name: 'passport photo.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto(maria) },
    { name: 'letter.docx', mimeType: '', buffer: aDocx('Dear Maria') },
  ]);
});

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Width and height of a drawn page, and whether anything is on it. */
const drawn = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = width > 0 ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined;
    return { width, height, shown: canvas.clientWidth, inked: pixels?.some((value) => value < 128) ?? false };
  });

test('a PDF is drawn page by page, and its words can be heard', async () => {
  await actionOn(maria, 'birth certificate.pdf', 'View').click();
  const dialog = panel(maria, 'birth certificate.pdf');
  await dialog.getByRole('img', { name: 'Page 12 of 12' }).waitFor();
  await expect.poll(() => drawn(maria, 'Page 1 of 12')).toMatchObject({ inked: true });
  await dialog.getByText('Page 1', { exact: true }).waitFor();
  // What is far away takes no memory until it comes near.
  expect((await drawn(maria, 'Page 12 of 12')).inked).toBe(false);
  await dialog.getByRole('img', { name: 'Page 12 of 12' }).scrollIntoViewIfNeeded();
  await expect.poll(() => drawn(maria, 'Page 12 of 12')).toMatchObject({ inked: true });
});

test('keys zoom, rotate, go to the neighbours and close', async () => {
  const { keyboard } = maria;
  const before = await drawn(maria, 'Page 12 of 12');
  await keyboard.press('+');
  await maria.getByRole('button', { name: previewTexts.zoomReset(125) }).waitFor();
  expect((await drawn(maria, 'Page 12 of 12')).shown).toBeGreaterThan(before.shown * 1.2);
  await keyboard.press('-');
  await keyboard.press('-');
  await maria.getByRole('button', { name: previewTexts.zoomReset(75) }).waitFor();
  await keyboard.press('0');
  await maria.getByRole('button', { name: previewTexts.zoomReset(100) }).waitFor();

  await keyboard.press('ArrowLeft');
  const photo = panel(maria, 'passport photo.jpg');
  await photo.getByText('2 of 3', { exact: true }).waitFor();
  // The phone was held upright, and the photo says so in its EXIF.
  const name = 'Picture: passport photo.jpg';
  await expect.poll(async () => (await drawn(maria, name)).width).toBeGreaterThan(0);
  const upright = await drawn(maria, name);
  expect(upright.height).toBeGreaterThan(upright.width);
  await keyboard.press('r');
  await photo.getByText(previewTexts.rotated(90)).waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      const { width, height } = await drawn(maria, name);
      return width > height;
    })
    .toBe(true);

  await keyboard.press('ArrowLeft');
  const letter = panel(maria, 'letter.docx');
  await letter.getByText("Can't be previewed.").waitFor();
  const arriving = maria.waitForEvent('download');
  await letter.getByRole('button', { name: 'Download' }).click();
  expect((await arriving).suggestedFilename()).toBe('letter.docx');
  await keyboard.press('ArrowLeft');
  await panel(maria, 'birth certificate.pdf').getByText('3 of 3', { exact: true }).waitFor();
  await keyboard.press('Escape');
  await panel(maria, 'birth certificate.pdf').waitFor({ state: 'detached' });
  const back = actionOn(maria, 'birth certificate.pdf', 'View');
  await expect.poll(() => back.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('what cannot be fetched says so, and can be tried again', async () => {
  await maria.route('**/api/documents/*/content', (route) => route.abort());
  await actionOn(maria, 'passport photo.jpg', 'View').click();
  const dialog = panel(maria, 'passport photo.jpg');
  await dialog.getByText(documentTexts.toasts.viewFailed.detail).waitFor();
  await toast(maria, 'View failed').waitFor();
  await maria.unroute('**/api/documents/*/content');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('img', { name: 'Picture: passport photo.jpg' }).waitFor();

  await maria.getByRole('button', { name: 'Dismiss' }).click();
  await toast(maria, 'View failed').waitFor({ state: 'detached' });

  await maria.route('**/api/documents/*/link', (route) => route.abort());
  await maria.evaluate(() => Object.assign(window, { open: () => null }));
  await dialog.getByRole('button', { name: 'Open in new tab' }).click();
  await toast(maria, documentTexts.toasts.viewFailed.detail).waitFor();
  await maria.unroute('**/api/documents/*/link');
  await maria.keyboard.press('Escape');
});

test('a file that is deleted in another tab while it is looked at does not turn into another one', async () => {
  await uploadGeneral(maria, [pdfFile('old lease.pdf', aPdf(1))]);
  await actionOn(maria, 'old lease.pdf', 'View').click();
  const dialog = panel(maria, 'old lease.pdf');
  await dialog.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
  const tab = await maria.context().newPage();
  await tab.goto('/documents');
  await actionOn(tab, 'old lease.pdf', 'Delete').click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toast(tab, 'Document deleted').waitFor();
  await tab.close();
  await maria.locator('main').getByText('old lease.pdf').waitFor({ state: 'detached' });
  await dialog.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
  await maria.keyboard.press('Escape');
  const next = actionOn(maria, 'letter.docx', 'Delete');
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('where new tabs are blocked, the file opens in this one', async () => {
  await actionOn(maria, 'passport photo.jpg', 'View').click();
  await panel(maria, 'passport photo.jpg').getByRole('button', { name: 'Open in new tab' }).click();
  await maria.waitForURL(/\/files\//);
  const over = maria.url().replace(/expires=\d+/, 'expires=1');
  await maria.goBack();

  // The tab comes back the next day.
  await maria.goto(over);
  await maria.getByText(documentTexts.viewing.over.title).waitFor();
  await actionOn(maria, 'passport photo.jpg', 'View').waitFor();
  expect(await faultsEverywhere(maria)).toEqual([]);
});

test('Back closes it and stays on the page, and leaves no trace', async () => {
  await maria.goto('/dashboard');
  await maria.getByRole('link', { name: 'Documents', exact: true }).first().click();
  const view = actionOn(maria, 'passport photo.jpg', 'View');
  const dialog = panel(maria, 'passport photo.jpg');
  const closed = async () => {
    await maria.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(maria.url()).pathname).toBe('/documents');
  };
  await view.click();
  await dialog.waitFor();
  const length = await maria.evaluate(() => history.length);
  await maria.goBack();
  await closed();
  await maria.goForward();
  await closed();

  // Opened where Forward led, looked through, and closed by two presses at once: still one entry and one step back.
  await view.click();
  await dialog.waitFor();
  await maria.keyboard.press('ArrowRight');
  await panel(maria, 'birth certificate.pdf').waitFor();
  await maria.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await closed();
  await view.press('Enter');
  await dialog.waitFor();
  await maria.keyboard.press('Escape');
  await closed();
  expect(await maria.evaluate(() => history.length)).toBe(length);

  await view.click();
  await dialog.waitFor();
  await maria.reload();
  await view.waitFor();
  expect(await maria.getByRole('dialog').count()).toBe(0);
  await view.click();
  await dialog.waitFor();
  await maria.goBack();
  await closed();
  await maria.goBack();
  await maria.waitForURL('**/dashboard');
});

test('the panel fits a phone and everybody’s eyes, and a locked PDF says what it wants', async () => {
  const handset = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
  await signIn(handset, { email: 'harold@example.com', name: 'Harold Nguyen' });
  await handset.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await handset.goto('/documents');
  await uploadGeneral(handset, [pdfFile('lease.pdf', aPdf(2))]);
  await actionOn(handset, 'lease.pdf', 'View').tap();
  await handset.getByRole('img', { name: 'Page 2 of 2' }).waitFor();
  const size = await panel(handset, 'lease.pdf').boundingBox();
  expect(size).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect(await faultsEverywhere(handset)).toEqual([]);
  await handset.setViewportSize({ width: 320, height: 640 });
  for (const name of [previewTexts.rotate, previewTexts.zoomIn])
    await handset.getByRole('button', { name }).tap({ trial: true });
  await handset.goBack();
  await panel(handset, 'lease.pdf').waitFor({ state: 'detached' });

  await handset
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(pdfFile('locked.pdf', lockedPdf()));
  await actionOn(handset, 'locked.pdf', 'Upload anyway').tap();
  await actionOn(handset, 'locked.pdf', 'View').tap();
  await handset.getByText(previewTexts.password).waitFor();
  await handset.context().close();
});

test('a file whose pages are not what it holds says so, and letters without a font of their own are drawn', async () => {
  await maria.goto('/documents');
  const odd = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: readFileSync(`tests/support/odd-pdfs/${name}`),
  });
  const names = [
    'pdf-cjk-predefined-cmap.pdf',
    'pdf-xfa-dynamic-please-wait.pdf',
    'pdf-zero-pages.pdf',
  ] as const;
  await chooseGeneral(maria, names.map(odd));
  const { form, empty } = documentTexts.questions;
  await lineOf(maria, names[1]).getByText(form.message).waitFor();
  await lineOf(maria, names[2]).getByText(empty.message).waitFor();
  await actionOn(maria, names[1], documentTexts.upload.accept).click();
  await actionOn(maria, names[2], documentTexts.upload.accept).click();
  for (const [name, text] of [
    [names[0], '出生证明 Sample 123'],
    [names[1], previewTexts.notices.form.title],
    [names[2], previewTexts.notices.empty.title],
  ] as const) {
    await actionOn(maria, name, 'View').click();
    await panel(maria, name).getByText(text).waitFor();
    await maria.keyboard.press('Escape');
    await panel(maria, name).waitFor({ state: 'hidden' });
  }
});
