import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminSetupTexts } from '#features/accounts/texts/admin-setup.ts';
import { statusTexts } from '#features/applications/texts/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { aDocx, aJpeg, aPdf } from '#tests/support/sample-files.ts';
import { signInOnScreen } from '#tests/support/sign-in.ts';

/** The whole of it: someone applies with real papers, our team decides, and they learn of it. Each test goes on from the one before. */
const journey = aJourney();

const margaret = { email: 'margaret.ellison@example.com', name: 'Margaret Ellison' };
const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

const files = [
  { name: 'birth certificate.pdf', mimeType: 'application/pdf', buffer: aPdf(12, 400_000) },
  { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: aJpeg(900_000) },
  {
    name: 'cover letter.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: aDocx('Dear consul'),
  },
];

let applicant: Page;
let office: Page;
beforeAll(async () => {
  applicant = await journey.aVisitor();
  office = await journey.aVisitor();
});

describe('Margaret applies', () => {
  test('signs in and is welcomed', async () => {
    await applicant.goto('/');
    await applicant.getByRole('link', { name: 'Get Started' }).first().click();
    await signInOnScreen(applicant, margaret);
    // We do not know what to call her yet.
    await applicant.getByRole('heading', { name: 'Welcome back, Explorer!' }).waitFor();
  });

  test('fills in her profile', async () => {
    await applicant.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await applicant.getByLabel('Full Name').fill('Margaret Ellison');
    await applicant.getByLabel('Phone Number').fill('+1 617 555 0123');
    for (const label of ['Nationality', 'Current Location']) {
      await applicant.getByLabel(label).fill('United States');
      await applicant.getByRole('option', { name: 'United States', exact: true }).first().click();
    }
    await applicant.getByRole('button', { name: 'Save Profile' }).click();
    await applicant.getByText('100% Complete').waitFor();
  });

  test('uploads a PDF of twelve pages, a photo and a letter', async () => {
    await applicant.getByRole('link', { name: 'Documents', exact: true }).first().click();
    const general = applicant.getByRole('region', { name: documentTexts.general.title });
    await general.locator('input[type=file][multiple]').setInputFiles(files);
    for (const { name } of files) {
      await general.getByRole('button', { name: `Download: ${name}` }).waitFor();
    }
  });

  test('gets the very same bytes back', async () => {
    for (const { name, buffer } of files) {
      const arriving = applicant.waitForEvent('download');
      await applicant.getByRole('button', { name: `Download: ${name}` }).click();
      const download = await arriving;
      expect(download.suggestedFilename()).toBe(name);
      expect(buffer.equals(await readFile(await download.path()))).toBe(true);
    }
  });
});

describe('Ana decides', () => {
  test('becomes the first admin with the printed key', async () => {
    await signInOnScreen(office, ana, '/admin');
    await office.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await office.getByRole('main').getByRole('link', { name: 'Set up the first admin' }).click();
    await office.getByLabel('Admin Setup Key').fill(journey.setupKey);
    const reloaded = office.waitForEvent('load');
    await office.getByLabel('Admin Setup Key').press('Enter');
    await office.getByText(adminSetupTexts.success.body).first().waitFor();
    await reloaded;
    await office.getByText(adminSetupTexts.isAdmin.title).waitFor();
    await office.getByRole('link', { name: adminSetupTexts.isAdmin.open }).click();
    await office.waitForURL('**/admin');
  });

  test('finds the case and sees who it is and which papers are there', async () => {
    await office.goto('/admin');
    await office
      .getByRole('link', { name: /Applications/ })
      .first()
      .click();
    await office.getByLabel('Search applications').fill('ellison');
    // There is one case with and without the search: only the address says that the typing has arrived.
    await office.waitForURL(/q=ellison/);
    await office.getByRole('heading', { name: 'Applications (1)' }).waitFor();
    const row = office.getByRole('row', { name: /Margaret Ellison/ });
    await row.getByText('3 docs').waitFor();
    await row.getByText('In Progress').waitFor();
    await row.getByRole('button', { name: 'Actions for Margaret Ellison' }).click();
    await office.getByRole('menuitem', { name: 'View Documents' }).click();
    for (const { name } of files) await office.getByRole('tabpanel').getByText(name).first().waitFor();
    await office.getByRole('tab', { name: 'Overview' }).click();
    await office.getByText('+1 617 555 0123').waitFor();
  });

  test('approves it, with a note', async () => {
    // Margaret has her dashboard open meanwhile, and does nothing.
    await applicant.goto('/dashboard');
    await applicant.getByRole('heading', { name: 'Welcome back, Margaret Ellison!' }).waitFor();
    await applicant.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Approve Margaret Ellison?' });
    await dialog.getByLabel('Note to Margaret Ellison').fill('Well done. Bring every original.');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await office.getByText(officeApplicationTexts.decision.updatedBody).waitFor();
    await office.getByRole('region', { name: 'Decision that can be undone' }).waitFor();
  });
});

test('Margaret sees that it was approved, without reloading', async () => {
  await applicant.getByRole('heading', { name: statusTexts.approved.title }).waitFor({ timeout: 90_000 });
  await applicant.getByText('Well done. Bring every original.').waitFor();
  expect(await applicant.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  // The moment to undo has passed for the office too.
  await office.getByRole('region', { name: 'Decision that can be undone' }).waitFor({ state: 'detached' });
});

test('she sees it on her phone as well', async () => {
  const handset = await journey.aVisitor({ viewport: phone });
  await signInOnScreen(handset, margaret);
  await handset.getByRole('heading', { name: statusTexts.approved.title }).waitFor();
  await handset.context().close();
});
