import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { aPhonePhoto } from '../support/phone-photo.ts';
import { aDocx, aPdf, aPdfOf } from '../support/sample-files.ts';
import { signInOnScreen } from '../support/sign-in.ts';

const journey = aJourney();

interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdf = (name: string, buffer = aPdf(5)): FileToSend => ({ name, mimeType: 'application/pdf', buffer });

const generalDocuments = (page: Page) => page.getByRole('region', { name: 'General Documents' });
const lineOf = (page: Page, fileName: string) =>
  generalDocuments(page).getByRole('listitem').filter({ hasText: fileName });

/** Presses a button that opens the browser's file dialog, and chooses there. */
async function chooseFiles(button: Locator, files: FileToSend[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

const chooseGeneral = (page: Page, files: FileToSend[]) =>
  chooseFiles(generalDocuments(page).getByRole('button', { name: 'Choose files' }), files);

async function download(page: Page, fileName: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await lineOf(page, fileName).getByRole('button', { name: 'Download' }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('Maria signs in, fills in her profile and keeps her papers', async () => {
  const maria = await journey.aVisitor();
  await signInOnScreen(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await maria.getByRole('heading', { name: 'Welcome back, Explorer!' }).waitFor();
  await maria.getByRole('heading', { name: 'Step 1 - Get your NIF number' }).waitFor();
  await maria.getByText('Progress: 5%').waitFor();

  await maria.getByRole('link', { name: 'Profile' }).first().click();
  const name = maria.getByLabel('Full Name');
  await expect.poll(() => name.inputValue()).toBe('Maria Whitaker');
  await maria.getByText('From your Google account').waitFor();
  await name.fill('M');
  await maria.getByRole('button', { name: 'Save Profile' }).click();
  const summary = maria.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.getByRole('link', { name: 'Full name must be at least 2 characters' }).click();
  expect(await maria.title()).toMatch(/^Error: /);
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);

  await name.fill('Maria Whitaker');
  await maria.getByLabel('Phone Number').fill('+1 617 555 0123');
  await maria.getByLabel('Nationality').fill('ivory');
  await maria.getByRole('option', { name: "Côte d'Ivoire" }).click();
  await maria.getByRole('button', { name: 'Save Profile' }).click();
  await maria.getByText('Your profile has been updated successfully.').waitFor();
  await maria.getByText('75% Complete').waitFor();
  await maria.getByRole('link', { name: 'Current Location' }).waitFor();
  expect(await faultsEverywhere(maria)).toEqual([]);

  await maria.getByRole('link', { name: 'Documents', exact: true }).first().click();
  const photo = await aPhonePhoto(maria);
  const papers = [
    pdf('birth-certificate.pdf', aPdf(12, 2_000_000)),
    { name: 'passport photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'letter from José.docx', mimeType: '', buffer: aDocx('Dear Maria') },
  ];
  await chooseGeneral(maria, papers);
  for (const paper of papers) {
    await lineOf(maria, paper.name).getByText('File uploaded successfully').waitFor();
    const { name: savedAs, bytes } = await download(maria, paper.name);
    expect(savedAs).toBe(paper.name);
    expect(bytes.equals(paper.buffer)).toBe(true);
  }

  await lineOf(maria, 'passport photo.jpg').getByRole('button', { name: 'View' }).click();
  const panel = maria.getByRole('dialog', { name: 'passport photo.jpg' });
  await panel.getByRole('img', { name: 'Picture: passport photo.jpg' }).waitFor();
  const opened = maria.waitForEvent('popup');
  await panel.getByRole('button', { name: 'Open in new tab' }).click();
  const tab = await opened;
  await tab.waitForURL(/\/files\//);
  expect(await tab.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await tab.close();
  await maria.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  await lineOf(maria, 'letter from José.docx').getByRole('button', { name: 'Delete' }).click();
  const question = maria.getByRole('alertdialog', { name: 'Delete Document' });
  await question
    .getByText('Are you sure you want to delete "letter from José.docx"? This action cannot be undone.')
    .waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await maria.getByText('Document deleted').waitFor();
  await expect.poll(() => lineOf(maria, 'letter from José.docx').count()).toBe(0);

  await maria.getByRole('link', { name: 'Home' }).first().click();
  await maria.getByRole('heading', { name: 'Welcome back, Maria Whitaker!' }).waitFor();
  const activity = maria.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await activity.getByText('You deleted a document').waitFor();
  await expect.poll(() => activity.getByText('You uploaded birth-certificate.pdf').count()).toBe(1);
  await expect.poll(() => activity.last().textContent()).toContain('Account Created');
  expect(await faultsEverywhere(maria)).toEqual([]);

  await maria.getByRole('button', { name: 'Sign Out' }).click();
  await maria.getByText("You've been logged out of your account.").waitFor();
  await maria.goto('/documents');
  await maria.getByRole('button', { name: 'Continue with Google' }).waitFor();
});

test('a file that cannot be taken says why, and the others go through', async () => {
  const harold = await journey.aVisitor({ viewport: phone });
  await signInOnScreen(harold, { email: 'harold@example.com', name: 'Harold Nguyen' });
  await harold.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await harold.getByRole('link', { name: 'Documents', exact: true }).click();
  await generalDocuments(harold).getByText('PDF, JPG, PNG, DOC or DOCX. Up to 10 MB each.').waitFor();
  await chooseGeneral(harold, [
    pdf('scan.pdf', aPdfOf(10 * 1024 * 1024 + 1)),
    { name: 'budget.xlsx', mimeType: '', buffer: Buffer.from('numbers') },
    { name: 'IMG_4411.HEIC', mimeType: 'image/heic', buffer: Buffer.from('photo') },
    pdf('empty.pdf', Buffer.alloc(0)),
    pdf('photo.pdf', await aPhonePhoto(harold)),
    pdf('program.pdf', Buffer.from('MZ')),
    pdf('honest.pdf'),
  ]);
  await lineOf(harold, 'scan.pdf').getByText('File size must be less than 10MB').waitFor();
  await lineOf(harold, 'scan.pdf').getByText('This one is 10.0 MB.').waitFor();
  await lineOf(harold, 'budget.xlsx').getByText('File type not allowed').waitFor();
  await lineOf(harold, 'IMG_4411.HEIC').getByText('We could not read this iPhone photo.').waitFor();
  await lineOf(harold, 'empty.pdf').getByText('This file is empty.').waitFor();
  await lineOf(harold, 'photo.jpg').getByText('We gave it the ending .jpg').waitFor();
  await lineOf(harold, 'program.pdf').getByText('File type not allowed').waitFor();
  await lineOf(harold, 'honest.pdf').getByText('File uploaded successfully').waitFor();
  expect(await faultsEverywhere(harold)).toEqual([]);

  await harold.reload();
  const lines = generalDocuments(harold).getByRole('listitem');
  await lines.getByText('honest.pdf').waitFor();
  // The two that went through, and the five that did not with their reasons.
  await expect.poll(() => lines.count()).toBe(7);
  await lineOf(harold, 'budget.xlsx').getByText('File type not allowed').waitFor();
});

test('what breaks in the middle is offered again, and nothing typed is lost', async () => {
  const denise = await journey.aVisitor();
  denise.on('dialog', (dialog) => dialog.accept());
  await signInOnScreen(denise, { email: 'denise@example.com', name: 'Denise Whitaker' }, '/profile');
  await denise.route('**/api/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await denise.getByLabel('Phone Number').fill('+351 912 345 678');
  await denise.getByRole('button', { name: 'Save Profile' }).click();
  const problem = denise.getByRole('alert').filter({ hasText: 'Error updating profile' });
  await problem.getByText('What you entered is still here.').waitFor();
  await expect.poll(() => denise.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
  await denise.unroute('**/api/profile');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await denise.getByText('Profile updated').waitFor();

  await denise.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await denise.getByRole('heading', { name: 'No Application Found' }).waitFor();
  await denise.getByText('Please complete your profile setup first.').waitFor();
  expect(await faultsEverywhere(denise)).toEqual([]);
  await denise.getByRole('link', { name: 'Go to Dashboard' }).click();
  await denise.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await denise.getByRole('link', { name: 'Documents', exact: true }).first().click();

  // A file is looked for while the page goes elsewhere, or is drawn anew: the choice still counts.
  const looking = denise.waitForEvent('filechooser');
  await generalDocuments(denise).getByRole('button', { name: 'Choose files' }).click();
  const window = await looking;
  await denise.getByRole('link', { name: 'Back to Dashboard' }).click();
  await denise.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await window.setFiles([pdf('found-late.pdf')]);
  await denise.getByRole('link', { name: 'Documents', exact: true }).first().click();
  await lineOf(denise, 'found-late.pdf').getByText('File uploaded successfully').waitFor();

  // The line breaks once: it goes on by itself.
  const content = '**/api/documents/*/content';
  await denise.route(content, (route) => route.abort(), { times: 1 });
  await chooseGeneral(denise, [pdf('ticket.pdf')]);
  await lineOf(denise, 'ticket.pdf').getByText('File uploaded successfully').waitFor();

  // The wrong file: cancelled on its way, nothing of it stays.
  await denise.route(content, () => {});
  await chooseGeneral(denise, [pdf('wrong.pdf')]);
  await lineOf(denise, 'wrong.pdf').getByText('Uploading').waitFor();
  const givenUp = denise.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await lineOf(denise, 'wrong.pdf').getByRole('button', { name: 'Cancel' }).click();
  expect((await givenUp).status()).toBe(204);
  await expect.poll(() => lineOf(denise, 'wrong.pdf').count()).toBe(0);

  // The bytes go nowhere, and the tab is closed over it.
  const lease = pdf('lease.pdf', aPdf(3));
  await chooseGeneral(denise, [lease]);
  await lineOf(denise, 'lease.pdf').getByText('Uploading').waitFor();
  await denise.reload();
  await denise.unroute(content);
  await lineOf(denise, 'lease.pdf').getByText('Was not finished. Choose it again to continue.').waitFor();

  const again = lineOf(denise, 'lease.pdf').getByRole('button', { name: 'Choose again' });
  await chooseFiles(again, [pdf('other.pdf', aPdf(1))]);
  await denise.getByText('That is a different file.').waitFor();
  await chooseFiles(again, [lease]);
  await lineOf(denise, 'lease.pdf').getByText('File uploaded successfully').waitFor();
  expect((await download(denise, 'lease.pdf')).bytes.equals(lease.buffer)).toBe(true);
});
