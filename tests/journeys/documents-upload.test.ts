import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { documentTexts } from '#features/documents/texts/documents.ts';
import {
  actionOn,
  chooseFiles,
  chooseGeneral,
  generalDocuments,
  lineOf,
  listenAloud,
  pdfFile,
  uploadGeneral,
} from '../support/documents-page.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { readZip } from '../support/read-zip.ts';
import { aPdf, aPdfOf, lockedPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
const content = '**/api/documents/*/content';
const papers = [pdfFile('birth.pdf', aPdf(3)), pdfFile('lease.pdf', aPdfOf(1_500_000))];
let maria: Page;
beforeAll(async () => {
  maria = await journey.aVisitor();
  await signIn(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await maria.goto('/documents');
  await generalDocuments(maria).getByRole('button', { name: 'Choose files' }).waitFor();
});

test('what happens to two files is said aloud, one after the other', async () => {
  const heard = await listenAloud(maria);
  const progress: number[] = [];
  await maria.exposeFunction('noteProgress', (value: number) => progress.push(value));
  await maria.evaluate(() => {
    const note = () => {
      const bar = document.querySelector<HTMLProgressElement>('progress[aria-label="lease.pdf"]');
      if (bar) (window as unknown as { noteProgress(value: number): void }).noteProgress(bar.value);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await uploadGeneral(maria, papers);
  expect(await heard()).toEqual(['2 files selected', 'birth.pdf uploaded', 'lease.pdf uploaded']);
  // Checks up to 50, bytes after that, and never back.
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.some((value) => value > 0 && value <= 50)).toBe(true);
});

test('everything comes back as one archive, byte for byte', async () => {
  const arriving = maria.waitForEvent('download');
  await maria.getByRole('button', { name: 'Download everything (.zip)' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^rumo-documents-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['General/birth.pdf', 'General/lease.pdf', 'index.html']);
  for (const { name, buffer } of papers) expect(files.get(`General/${name}`)?.equals(buffer)).toBe(true);
  await toast(maria, 'Download started').waitFor();
});

test('a file that is here already, locked or cut off is asked about, and taken all the same', async () => {
  await chooseGeneral(maria, [
    papers[0] ?? pdfFile('birth.pdf', aPdf()),
    pdfFile('locked.pdf', lockedPdf()),
    pdfFile('cut.pdf', aPdf(3).subarray(0, 900)),
  ]);
  const { duplicate, password, unreadable } = documentTexts.questions;
  await generalDocuments(maria).getByText(duplicate.message).waitFor();
  await lineOf(maria, 'locked.pdf').getByText(password.message).waitFor();
  await lineOf(maria, 'cut.pdf').getByText(unreadable.message).waitFor();
  await actionOn(maria, 'birth.pdf', 'Remove from this list').click();
  await actionOn(maria, 'locked.pdf', 'Remove from this list').click();
  await actionOn(maria, 'cut.pdf', 'Upload anyway').click();
  await actionOn(maria, 'cut.pdf', 'View').waitFor();
  await expect.poll(() => lineOf(maria, 'birth.pdf').count()).toBe(1);
});

test('deleting asks in the specified words, starts on Cancel, and leads the focus on', async () => {
  const focus = () =>
    maria.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  const heard = await listenAloud(maria);
  await actionOn(maria, 'cut.pdf', 'Delete').click();
  const question = maria.getByRole('alertdialog', { name: 'Delete Document' });
  await question
    .getByText('Are you sure you want to delete "cut.pdf"? This action cannot be undone.')
    .waitFor();
  await expect.poll(focus).toBe('Cancel');
  await maria.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await actionOn(maria, 'cut.pdf', 'Delete').waitFor();

  await maria.route('**/api/documents/*', (route) => route.abort());
  await actionOn(maria, 'cut.pdf', 'Delete').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByText('Failed to delete the document. Please try again.').waitFor();
  await toast(maria, 'Delete failed').waitFor();
  await maria.unroute('**/api/documents/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor({ state: 'detached' });
  await toast(maria, 'Document deleted').waitFor();
  await expect.poll(focus).toBe('Delete: lease.pdf');
  expect(await heard()).toContain('cut.pdf deleted');
});

test('a download that fails says so in the specified words, on its line too', async () => {
  await maria.route(content, (route) => route.abort());
  await actionOn(maria, 'birth.pdf', 'Download').click();
  await toast(maria, 'Download failed').waitFor();
  await lineOf(maria, 'birth.pdf').getByText('Failed to download the document. Please try again.').waitFor();
  await maria.unroute(content);
  await maria.route('**/archive-link', (route) => route.abort());
  await maria.getByRole('button', { name: 'Download everything (.zip)' }).click();
  const copies = maria.getByRole('region', { name: 'Keep a copy' });
  await copies.getByText('Failed to download the document. Please try again.').waitFor();
  await maria.unroute('**/archive-link');
});

test('an upload that fails can be tried again, and goes on by itself when the internet comes back', async () => {
  await maria.route(content, (route) => route.fulfill({ status: 507, json: storageFull }));
  await chooseGeneral(maria, [pdfFile('ticket.pdf', aPdf(1))]);
  await toast(maria, 'Upload failed').waitFor();
  await lineOf(maria, 'ticket.pdf').getByText('No room').waitFor();
  await maria.unroute(content);
  await actionOn(maria, 'ticket.pdf', 'Try again').click();
  await actionOn(maria, 'ticket.pdf', 'View').waitFor();

  await maria.context().setOffline(true);
  await chooseGeneral(maria, [pdfFile('policy.pdf', aPdf(1))]);
  await lineOf(maria, 'policy.pdf').getByText(documentTexts.upload.offline).waitFor();
  await maria.context().setOffline(false);
  await actionOn(maria, 'policy.pdf', 'View').waitFor();
});
const storageFull = { error: { code: 'storage_full', message: 'No room', request_id: 'x' } };

test('the browser asks before leaving only while a file is on its way', async () => {
  let asked = 0;
  maria.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await maria.reload();
  await actionOn(maria, 'policy.pdf', 'View').waitFor();
  expect(asked).toBe(0);
  await maria.route(content, () => {});
  await chooseGeneral(maria, [pdfFile('slow.pdf', aPdf(2))]);
  await lineOf(maria, 'slow.pdf').getByText('Uploading').waitFor();
  await maria.reload();
  expect(asked).toBe(1);
  await maria.unroute(content);
  await lineOf(maria, 'slow.pdf').getByText('Was not finished. Choose it again to continue.').waitFor();
  const again = actionOn(maria, 'slow.pdf', 'Choose again');
  await chooseFiles(again, [pdfFile('slow.pdf', aPdf(2))]);
  await actionOn(maria, 'slow.pdf', 'View').waitFor();
});

/** Holds the bytes of every file back; call the result to let them go. */
async function holdBytes(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await maria.route(content, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await maria.unroute(content);
  };
}

test('an upload goes on while its owner writes to support about it', async () => {
  const letGo = await holdBytes();
  await chooseGeneral(maria, [pdfFile('marriage.pdf', aPdf(2))]);
  await lineOf(maria, 'marriage.pdf').getByText('Uploading').waitFor();
  await maria.getByRole('link', { name: 'Message us' }).click();
  await maria.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await letGo();
  await toast(maria, 'File uploaded successfully').waitFor();
  await maria.goBack();
  await actionOn(maria, 'marriage.pdf', 'View').waitFor();
});

test('signing out asks first while a file is on its way', async () => {
  const letGo = await holdBytes();
  await chooseGeneral(maria, [pdfFile('divorce.pdf', aPdf(2))]);
  await lineOf(maria, 'divorce.pdf').getByText('Uploading').waitFor();
  await maria.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const question = maria.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await question.getByText('A file is still being uploaded.').waitFor();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await letGo();
  await actionOn(maria, 'divorce.pdf', 'View').waitFor();
});

test('a file that is cancelled while it is announced leaves nothing behind', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await maria.route('**/api/documents', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const announced = maria.waitForRequest((request) => request.method() === 'POST');
  await chooseGeneral(maria, [pdfFile('mistake.pdf', aPdf(2))]);
  await announced;
  await actionOn(maria, 'mistake.pdf', 'Cancel').click();
  const takenBack = maria.waitForResponse((response) => response.request().method() === 'DELETE');
  letGo();
  await takenBack;
  await maria.unroute('**/api/documents');
  await maria.reload();
  await actionOn(maria, 'marriage.pdf', 'View').waitFor();
  expect(await lineOf(maria, 'mistake.pdf').count()).toBe(0);
});

test('a file gets its type, and keeps it', async () => {
  await actionOn(maria, 'policy.pdf', 'Change type').click();
  const dialog = maria.getByRole('dialog', { name: 'What is this file?' });
  await dialog.getByLabel('Type of document').selectOption('Health insurance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await lineOf(maria, 'policy.pdf').getByText('Health insurance').waitFor();
  await maria.reload();
  await lineOf(maria, 'policy.pdf').getByText('Health insurance').waitFor();
});

test('an application or a list that cannot be loaded says so in the specified words', async () => {
  for (const [address, title] of [
    ['**/api/applications', 'Error loading application data'],
    ['**/api/documents?*', 'Error loading documents'],
  ] as const) {
    // Another device of hers: nothing is kept on it that could be shown meanwhile.
    const tablet = await journey.aVisitor();
    await tablet.route(address, (route) => route.abort());
    await signIn(tablet, { email: 'maria@example.com', name: 'Maria Whitaker' }, '/documents');
    await tablet.getByRole('alert').getByText(title).waitFor();
    await toast(tablet, title).waitFor();
    await tablet.unroute(address);
    await tablet.getByRole('button', { name: 'Try again' }).click();
    await actionOn(tablet, 'policy.pdf', 'View').waitFor();
    await tablet.context().close();
  }
});

test('a list from before is shown with a word that it could not be loaded again', async () => {
  await maria.route('**/api/documents?*', (route) => route.abort());
  await chooseGeneral(maria, [pdfFile('last.pdf', aPdf(1))]);
  const notice = maria.getByRole('alert').filter({ hasText: 'Error loading documents' });
  await notice.getByText('Failed to load documents. Please try again.').waitFor();
  await actionOn(maria, 'policy.pdf', 'View').waitFor();
  await maria.unroute('**/api/documents?*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await actionOn(maria, 'last.pdf', 'View').waitFor();
});
