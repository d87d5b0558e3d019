import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bringWords, bringTexts as texts } from '#features/bring/texts.ts';
import { bringFigure } from '#features/documents/texts/document-counts.ts';
import { folderTexts } from '#features/folder/texts.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { guideClient } from '../support/guide-client.ts';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth has all six types, and sees that her file is not whole: the lists name more. */
const journey = aJourney();
const ruth = { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' };
const letter = bringWords['bring-statement'].name;

let page: Page;
let application: string;
beforeAll(async () => {
  const client = await guideClient(journey.url, ruth);
  application = client.application.id;
  await client.finishFirstSteps();
  page = await journey.aVisitor();
  await signIn(page, ruth);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
});

const openStep = async (index: number) => {
  await page.goto('/visa-process');
  const title = guideSteps[index]?.title ?? '';
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: title }).click();
};
const list = () => page.getByRole('list', { name: texts.list });
const line = (name: string) => list().getByRole('listitem').filter({ hasText: name }).first();

test('beside "6 of 6" stands that this is not all, on the dashboard and in the step', async () => {
  await page.getByText(bringFigure(0, 8), { exact: true }).waitFor();
  await openStep(2);
  await page.getByText(requiredTexts.ready(6), { exact: true }).waitFor();
  await page.getByText(texts.notAll(8), { exact: true }).waitFor();
  await line(bringWords['bring-photos'].name)
    .getByText(/passport: in color.*Source:/)
    .waitFor();
  expect(await list().getByText(bringWords['bring-travel'].name).count()).toBe(0);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('a tick stays and counts, a file is kept with its item', async () => {
  await page.getByRole('checkbox', { name: texts.have(bringWords['bring-photos'].name) }).press('Space');
  await page.getByText(bringFigure(1, 8), { exact: true }).waitFor();
  await page.getByRole('button', { name: texts.named(texts.file, letter) }).press('Enter');
  await line(letter)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPdf(1) });
  await line(letter).getByRole('button', { name: 'Download: letter.pdf' }).waitFor();
  await page.reload();
  await openStep(2);
  await page.getByText(bringFigure(1, 8), { exact: true }).waitFor();
  await line(letter).getByText(requiredTexts.files(1), { exact: true }).waitFor();
});

test('the folder has the letter behind the papers, and names what goes in by hand', async () => {
  await page.goto('/documents');
  await page.getByRole('heading', { name: texts.title }).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: folderTexts.card.make }).click();
  const window = page.getByRole('dialog', { name: folderTexts.window.title });
  await window.getByText(`7. ${letter}`).waitFor();
  await window.getByText(texts.byHand).waitFor();
  await page.keyboard.press('Escape');
});

test('staff read the same figure', async () => {
  const office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await office.goto(`/admin/applications/${application}`);
  await office.getByText(bringFigure(1, 8), { exact: true }).waitFor();
  await office.goto(`/admin/applications/${application}?tab=documents`);
  await office.getByText(letter, { exact: true }).waitFor();
});
