import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { askAs } from '#tests/support/ask-as.ts';
import { actionOn, chooseFiles, pdfFile, uploadGeneral } from '#tests/support/documents-page.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { toast } from '#tests/support/page-checks.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** A document on its way through our team, on both sides of the desk at once. */
const journey = aJourney();
const [cutOff] = officeReviewTexts.presets;

let harold: Page;
let ana: Page;
beforeAll(async () => {
  harold = await journey.aVisitor();
  ana = await journey.aVisitor();
  await signIn(harold, { email: 'harold.nguyen@example.com', name: 'Harold Nguyen' });
  await harold.getByText('Get your NIF number').first().waitFor();
  await becomeFirstAdmin(ana, journey.setupKey);
});

const shown = () => ana.getByRole('region', { name: 'The chosen document' });
const who = () => harold.getByRole('region', { name: 'Who opened my documents' });

test('Harold uploads his passport, and it waits for us', async () => {
  await harold.goto('/documents');
  await who().getByText('Nobody on our team has opened your documents.').waitFor();
  await uploadGeneral(harold, [pdfFile('scan.pdf', aPdf(2))]);
  await actionOn(harold, 'scan.pdf', 'Change type').click();
  await harold.getByLabel('Type of document').selectOption('Passport');
  await harold.getByRole('button', { name: 'Save' }).click();
  await harold.getByText(/^Received, waiting for our review\. You hear from us by \w+, /).waitFor();
});

test('Ana finds it in the queue, and opens it only with a reason', async () => {
  await ana.goto('/admin/review');
  await ana.getByRole('heading', { name: 'Documents to review (1)' }).waitFor();
  await ana.getByText('Too few reviews in the last 30 days').waitFor();
  await ana.getByRole('link', { name: /^Documents\s+1 to review$/ }).waitFor();
  expect(await faultsEverywhere(ana)).toEqual([]);
  await ana.getByLabel('Waiting').selectOption('Over 2 business days');
  await ana.getByText('No document fits these filters.').waitFor();
  await ana.getByRole('button', { name: 'Show all documents' }).click();
  const arriving = ana.waitForEvent('download');
  await ana.getByRole('button', { name: 'Export' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^documents-to-review-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /\n[^\n]*,"Passport",[^\n]*,"Harold Nguyen",/,
  );
  await ana.getByRole('link', { name: 'Passport of Harold Nguyen' }).click();

  await ana.getByText('Every opening is recorded.').waitFor();
  expect(await ana.getByRole('img', { name: /Page/ }).count()).toBe(0);
  await ana.getByRole('button', { name: 'Open', exact: true }).click();
  await ana.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
  await shown().getByText('Ana Ribeiro is looking at it').waitFor();
  await harold.getByText(/^We are looking at it\./).waitFor();
  await who().getByText('To review it').waitFor();
  expect(await who().getByText('Ana').count()).toBe(0);
  expect(await faultsEverywhere(ana)).toEqual([]);
  await ana.setViewportSize({ width: 1280, height: 900 });
});

test('she asks for a new copy, with words that are not lost when somebody is faster', async () => {
  await ana.getByRole('heading', { name: 'Passport', level: 3 }).press('n');
  const dialog = ana.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Ask for a new copy' }).click();
  await dialog.getByText('Say why a new copy is needed').waitFor();
  await dialog.getByRole('button', { name: cutOff.name }).click();
  await dialog.getByLabel('What the applicant reads').press('End');
  await dialog.getByLabel('What the applicant reads').pressSequentially(' Page 2, please.');
  const documentId = new URL(ana.url()).searchParams.get('document');
  await askAs(ana, 'PUT', `/api/office/documents/${documentId}/review`, { status: 'accepted', version: 3 });
  await harold.getByText(/^Accepted on /).waitFor();
  // What she sees has moved on under the window; her words stand.
  await expect
    .poll(() => dialog.getByLabel('What the applicant reads').inputValue())
    .toBe(`${cutOff.text} Page 2, please.`);
  await dialog.getByRole('button', { name: 'Ask for a new copy' }).click();
  const stale = dialog.getByText('This changed while you were looking');
  await stale.or(ana.getByText('Passport: a new copy is needed')).first().waitFor();
  if (await stale.isVisible()) await dialog.getByRole('button', { name: 'Ask for a new copy' }).click();
  await ana.getByText('Passport: a new copy is needed').waitFor();
});

test('Harold reads why, and sends a new copy that takes its place', async () => {
  await harold.getByText('Needs a new copy:').waitFor();
  await harold.getByText(`${cutOff.text} Page 2, please.`).waitFor();
  expect(await faultsEverywhere(harold)).toEqual([]);
  await harold.setViewportSize({ width: 1280, height: 900 });
  await harold.goto('/dashboard');
  await harold.getByRole('heading', { name: 'Passport: we need a new copy' }).waitFor();
  await harold.getByRole('link', { name: 'See what is needed' }).click();
  await chooseFiles(harold.getByRole('button', { name: 'Upload a new copy: scan.pdf' }), [
    pdfFile('new.pdf', aPdf(3)),
  ]);
  await harold.getByText(/^Earlier version\./).waitFor();
  await harold.getByText(/^Received, waiting for our review\./).waitFor();
  expect(await harold.getByText('Needs a new copy:').count()).toBe(0);
});

test('Ana accepts the new one; Undo brings it back, and the next press stands', async () => {
  await ana.getByRole('button', { name: /^Passport\s+new\.pdf/ }).click();
  await ana.getByRole('img', { name: 'Page 1 of 3' }).waitFor();
  await ana.getByRole('heading', { name: 'Passport', level: 3 }).press('a');
  await ana.getByText('Everything here is reviewed.').waitFor();
  await harold.getByText(/^Accepted on /).waitFor();
  await ana.getByRole('button', { name: 'Undo' }).click();
  await harold.getByText(/^Received, waiting for our review\./).waitFor();
  await ana.getByRole('button', { name: /^Accept(?! and)/ }).click();
  await harold.getByText(/^Accepted on /).waitFor();
  await ana.getByRole('link', { name: officeReviewTexts.tab.toQueue }).click();
  await ana.getByRole('heading', { name: 'Nothing waits for a review' }).waitFor();
  const { body } = await askAs(harold, 'GET', '/api/documents/openings');
  expect(body.total).toBe(2);
});

test('Undo says who answered after her, and takes nothing of theirs back', async () => {
  await ana.goBack();
  // Without what was said before, in the same words.
  await ana.reload();
  await ana.getByRole('button', { name: 'Open', exact: true }).click();
  await ana.getByRole('button', { name: /^Needs a new copy/ }).click();
  const dialog = ana.getByRole('alertdialog');
  await dialog.getByRole('button', { name: cutOff.name }).click();
  await dialog.getByRole('button', { name: 'Ask for a new copy' }).click();
  await toast(ana, 'Passport: a new copy is needed').waitFor();
  await sayPastTheScreen('accepted');
  await ana.getByRole('button', { name: 'Undo' }).click();
  await toast(ana, officeReviewTexts.decision.staleTitle).waitFor();
  await shown()
    .getByText(/^Accepted/)
    .first()
    .waitFor();
});

test('who looks at another document while the answer is on its way stays there', async () => {
  await sayPastTheScreen('waiting');
  await uploadGeneral(harold, [pdfFile('pension.pdf', aPdf(1))]);
  await actionOn(harold, 'pension.pdf', 'Change type').click();
  await harold.getByLabel('Type of document').selectOption('Proof of income');
  await harold.getByRole('button', { name: 'Save' }).click();
  await ana.getByRole('button', { name: /^Proof of income\s+pension\.pdf/ }).waitFor();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await ana.route('**/api/office/documents/*/review', async (route) => {
    await held;
    await route.continue();
  });
  await ana.getByRole('button', { name: /^Accept(?! and)/ }).click();
  await ana.getByRole('button', { name: /^Passport\s+scan\.pdf/ }).click();
  await ana.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
  const address = ana.url();
  letGo();
  await toast(ana, 'Passport accepted').waitFor();
  expect(ana.url()).toBe(address);
  await ana.unroute('**/api/office/documents/*/review');
});

test('who leaves a case leaves its papers to the others', async () => {
  // The address names a document already; only another one is the one that was pressed.
  const before = ana.url();
  await ana.getByRole('button', { name: /^Passport\s+new\.pdf/ }).click();
  await expect.poll(() => ana.url()).not.toBe(before);
  await sayPastTheScreen('waiting');
  await ana.goto('/admin/review');
  await ana.getByRole('link', { name: 'Passport of Harold Nguyen' }).click();
  await ana.getByRole('button', { name: 'Open', exact: true }).click();
  const looking = harold.getByText(/^We are looking at it\./);
  await looking.waitFor();
  await ana.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Support' }).click();
  await looking.waitFor({ state: 'detached' });
});

/** What a colleague says of the document that Ana looks at. */
async function sayPastTheScreen(status: 'accepted' | 'waiting') {
  const address = new URL(ana.url());
  const id = address.searchParams.get('document');
  const ofCase = `/api/office/applications/${address.pathname.split('/').at(-1)}/documents`;
  const { documents } = (await askAs(ana, 'GET', ofCase)).body as { documents: OfficeDocument[] };
  const version = documents.find((document) => document.id === id)?.review?.version;
  await askAs(ana, 'PUT', `/api/office/documents/${id}/review`, { status, version });
}
