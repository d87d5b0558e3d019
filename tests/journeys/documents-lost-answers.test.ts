import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { actionOn, chooseGeneral, generalDocuments, lineOf, pdfFile } from '../support/documents-page.ts';
import { aJourney } from '../support/journey.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** The server did what Maria asked for, and she never heard of it; or somebody else answered. */
const journey = aJourney();
const content = '**/api/documents/*/content';
let maria: Page;
beforeAll(async () => {
  maria = await journey.aVisitor();
  await signIn(maria, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await maria.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await maria.goto('/documents');
  await generalDocuments(maria).getByRole('button', { name: 'Choose files' }).waitFor();
});

/** Lets the first request of a kind do its work, and loses the answer. */
async function loseAnswer(address: string, method: string): Promise<void> {
  let lost = false;
  await maria.route(address, async (route) => {
    if (lost || route.request().method() !== method) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}

test('a file whose announcement was answered into the void stands there once after the next try', async () => {
  await loseAnswer('**/api/documents', 'POST');
  await chooseGeneral(maria, [pdfFile('widow.pdf', aPdf(2))]);
  await actionOn(maria, 'widow.pdf', 'Try again').click();
  await actionOn(maria, 'widow.pdf', 'View').waitFor();
  await maria.unroute('**/api/documents');
  await maria.reload();
  await actionOn(maria, 'widow.pdf', 'View').waitFor();
  expect(await lineOf(maria, 'widow.pdf').count()).toBe(1);
});

test('a deletion whose answer was lost is not called failed for ever', async () => {
  await loseAnswer('**/api/documents/*-*', 'DELETE');
  await actionOn(maria, 'widow.pdf', 'Delete').click();
  const question = maria.getByRole('alertdialog', { name: 'Delete Document' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByText('Failed to delete the document. Please try again.').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => lineOf(maria, 'widow.pdf').count()).toBe(0);
  await maria.unroute('**/api/documents/*-*');
});

test('where a hotel answers in our place, the bytes are sent again', async () => {
  let answers = 0;
  await maria.route(content, async (route) => {
    if (route.request().method() !== 'PUT' || answers > 0) return route.continue();
    answers += 1;
    await route.fulfill({ contentType: 'text/html', body: '<title>Welcome to our hotel</title>' });
  });
  await chooseGeneral(maria, [pdfFile('hotel.pdf', aPdf(2))]);
  await actionOn(maria, 'hotel.pdf', 'View').waitFor();
  expect(answers).toBe(1);
  await maria.unroute(content);
});

test('where a hotel answers in our place, its page is not saved as the document', async () => {
  await maria.route(content, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Welcome to our hotel</title>' }),
  );
  await actionOn(maria, 'hotel.pdf', 'Download').click();
  await lineOf(maria, 'hotel.pdf').getByText('Failed to download the document. Please try again.').waitFor();
  await maria.unroute(content);
});
