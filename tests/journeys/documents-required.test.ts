import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { setAsideTexts } from '#features/documents/texts/set-aside.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import type { OfficeDocument } from '#features/reviews/contract.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { askAs } from '../support/ask-as.ts';
import { actionOn, chooseFiles, pdfFile, uploadGeneral } from '../support/documents-page.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { sidewaysScroll } from '../support/page-checks.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Walter sees on the page of documents which of the six are missing, and brings them there, until our team has accepted all. */
const journey = aJourney();
const walter = { email: 'walter@example.com', name: 'Walter Reyes' };
let page: Page;
let office: Page;
let application: string;

const card = () => page.getByRole('region', { name: requiredTexts.list });
type Paper = keyof typeof documentWords;
const line = (type: Paper) =>
  card().getByRole('button', { name: new RegExp(`^${documentWords[type].name}\\b`) });
const names = () => card().getByRole('heading', { level: 3 }).allInnerTexts();
const order = async () =>
  (await names()).map((head) => requiredDocuments.find((type) => head.startsWith(documentWords[type].name)));
const figure = (done: number, aside = 0) =>
  card().getByText(requiredTexts.ready(done) + setAsideFigure(aside), { exact: true });

async function decide(type: Paper, decision: { status: 'accepted' | 'returned'; reason?: string }) {
  const { body } = await askAs(office, 'GET', `/api/office/applications/${application}/documents`);
  const paper = (body.documents as OfficeDocument[]).find(
    ({ document_category, replaced }) => document_category === type && !replaced,
  );
  const said = await askAs(office, 'PUT', `/api/office/documents/${paper?.id}/review`, {
    ...decision,
    version: paper?.review?.version,
  });
  expect(said.status).toBe(200);
}

beforeAll(async () => {
  [page, office] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await becomeFirstAdmin(office, journey.setupKey);
  await signIn(page, walter);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  application = (await askAs(page, 'GET', '/api/applications')).body.applications[0].id;
});

test('the page begins with the six that are missing, and the other documents follow', async () => {
  await page.goto('/documents');
  await figure(0).waitFor();
  await expect.poll(order).toEqual([...requiredDocuments]);
  for (const type of requiredDocuments) await line(type).getByText(requiredTexts.isMissing).waitFor();
  const [first, second] = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect([first, second]).toEqual([documentTexts.overview.title, requiredTexts.list]);
  await page.getByRole('heading', { name: documentTexts.general.title }).waitFor();
  await card().getByRole('link', { name: scheduleTexts.setDate }).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('a paper is brought in its own row by keyboard; what is refused says why', async () => {
  await line('passport').press('Enter');
  const upload = card().getByRole('button', { name: documentTexts.upload.uploadYour('passport') });
  await chooseFiles(upload, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }]);
  await card().getByText('File type not allowed').waitFor();
  await chooseFiles(upload, [pdfFile('passport.pdf', aPdf(1))]);
  await figure(1).waitFor();
  await line('passport')
    .getByText(`${requiredTexts.files(1)}. ${reviewTexts.waitingShort}`)
    .waitFor();
  // The file is in its stage, too; what is deleted there moves the focus there.
  expect(await page.getByRole('button', { name: 'Delete: passport.pdf' }).count()).toBe(2);
  expect(await faultsEverywhere(page)).toEqual([]);
  await line('passport').press('Enter');
  await expect.poll(async () => (await order()).at(-1)).toBe('passport');
});

test('a file from the general documents is used again, and another paper is set aside', async () => {
  await uploadGeneral(page, [pdfFile('lease.pdf', aPdf(1)), pdfFile('note.pdf', aPdf(2))]);
  await line('accommodation-proof').press('Enter');
  await card()
    .getByRole('button', { name: new RegExp(`^${requiredTexts.reuse.button}`) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file: lease.pdf' }).click();
  await figure(2).waitFor();

  await line('birth-certificate').press('Enter');
  const { name } = documentWords['birth-certificate'];
  await card()
    .getByRole('button', { name: setAsideTexts.offerNamed(name) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: setAsideTexts.confirm, exact: true }).click();
  await figure(2, 1).waitFor();
  await line('birth-certificate').getByText(setAsideTexts.state).waitFor();
});

test('with an appointment each row says by when, and old papers until when', async () => {
  const save = (kind: string, day: string) =>
    askAs(page, 'PUT', `/api/applications/${application}/dates/${kind}`, { day });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await save('appointment', inDays(200));
  await line('proof-income')
    .getByText(/^Begin by /)
    .waitFor();
  await line('proof-income')
    .getByText(/^Finish by /)
    .waitFor();
  await card().getByRole('link', { name: scheduleTexts.setDate }).waitFor({ state: 'detached' });
  await save('passport_expiry', inDays(2000));
  await line('passport')
    .getByText(/^Use by /)
    .waitFor();
  await save('criminal_record_issued', inDays(-10));
  // In 200 days it would be too old, and another is ordered.
  await save('appointment', inDays(70));
  await line('criminal-record')
    .getByText(/^Use by /)
    .waitFor();
});

test('a returned paper comes to the top, and its new copy waits again', async () => {
  await decide('passport', { status: 'returned', reason: 'The photo is cut off.' });
  await line('passport').getByText(reviewTexts.needsNewCopyShort).waitFor();
  await expect.poll(async () => (await order())[0]).toBe('passport');
  await line('passport').press('Enter');
  await card().getByText('The photo is cut off.').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await chooseFiles(card().getByRole('button', { name: `${reviewTexts.uploadNew}: passport.pdf` }), [
    pdfFile('new passport.pdf', aPdf(2)),
  ]);
  await line('passport').getByText(reviewTexts.waitingShort).waitFor();
  await line('passport').press('Enter');
});

test('a broken line says so in its place, and the rest of the page works', async () => {
  const tablet = await journey.aVisitor();
  await tablet.route('**/api/applications/*/guide', (route) => route.abort());
  await signIn(tablet, walter, '/documents');
  await tablet.getByRole('alert').getByText(guideTexts.loadFailed.title).waitFor();
  await actionOn(tablet, 'note.pdf', 'View').waitFor();
  await tablet.unroute('**/api/applications/*/guide');
  await tablet.getByRole('button', { name: 'Try again' }).click();
  await tablet.getByRole('list', { name: requiredTexts.list }).waitFor();
  await tablet.context().close();
});

test('once all are accepted, one line is left of it', async () => {
  for (const type of ['criminal-record', 'proof-income', 'health-insurance'] as const) {
    await line(type).press('Enter');
    await chooseFiles(card().getByRole('button', { name: /^Upload your / }), [
      pdfFile(`${type}.pdf`, aPdf(1)),
    ]);
    await line(type).getByText(reviewTexts.waitingShort).waitFor();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  for (const type of requiredDocuments)
    if (type !== 'birth-certificate') await decide(type, { status: 'accepted' });
  await page.getByText(documentTexts.required.accepted(5) + setAsideFigure(1), { exact: true }).waitFor();
  expect(await card().count()).toBe(0);
  expect(await faultsEverywhere(page)).toEqual([]);
});
