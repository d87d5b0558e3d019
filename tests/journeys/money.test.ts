import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { aPdf } from '../support/a-pdf.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { type GeminiAnswer, geminiDouble, statements, withGemini } from '../support/gemini-double.ts';
import { aJourney, phone } from '../support/journey.ts';
import { aPng } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** The assistant as a visitor with a phone meets it, and somebody at a keyboard who has an account. */
const repeats = ({ content }: { content: string }): GeminiAnswer => {
  const { text } = JSON.parse(/^\{"id":"L1".*$/m.exec(content)?.[0] ?? '{}');
  return statements([{ text, passages: ['L1'] }], 0.6);
};
const double = await geminiDouble(repeats);
afterAll(() => double.close());
const journey = aJourney(withGemini(double.url));

const income = 'How much monthly income do I need for a D7 visa?';
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const copies = (page: Page) => answers(page).getByRole('button', { name: 'Copy' });

test('a visitor with a phone chooses a question, asks it, and is told when the day is used up', async () => {
  const page = await journey.aVisitor({ viewport: phone, hasTouch: true });
  await page.goto('/money');
  await page.getByRole('button', { name: income }).click();
  const box = boxOf(page);
  await expect.poll(() => box.inputValue()).toBe(income);
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  // It waits for its reader to send it, also over a reload.
  expect(await answers(page).count()).toBe(0);
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe(income);

  // Enter that ends a composed word sends nothing, and Shift+Enter is a line.
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  await box.press('Shift+Enter');
  await box.pressSequentially('My number is 123-45-6789');
  await page.getByText('This looks like a Social Security number').waitFor();
  expect(await answers(page).count()).toBe(0);
  await box.fill(income);
  await page.getByRole('button', { name: 'Send' }).click();
  await copies(page).first().waitFor();
  await expect
    .poll(() => answers(page).textContent())
    .toMatch(/920[\s\S]*Sources[\s\S]*dated [\s\S]*Answered from our own library\./);
  await expect.poll(() => box.inputValue()).toBe('');
  expect(await faultsEverywhere(page, [390])).toEqual([]);

  for (const count of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Ask again' }).last().click();
    await expect.poll(() => copies(page).count()).toBe(count);
  }
  await box.fill('And for my spouse?');
  await box.press('Enter');
  const limit = answers(page).getByText('You have asked all the questions that are free for today.');
  await limit.waitFor();
  await answers(page).getByRole('link', { name: 'Sign in to save your questions' }).waitFor();
  // The question that was not answered is back after a reload.
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('And for my spouse?');
});

test('somebody with an account asks about a file, stops, reads it later and deletes it, by keyboard', async () => {
  const page = await journey.aVisitor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: journey.url });
  await signIn(page, { email: 'maria@example.com', name: 'Maria Whitaker' });
  await page.goto('/money');
  await page.getByText('Your questions are answered by Gemini.').waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Pension.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      aPdf([['2026-08-03  SSA pension  1,310.00 EUR', '2026-09-03  SSA pension  1,290.00 EUR'], []]),
    ),
  });
  const file = page.getByRole('region', { name: 'Attached file' });
  await file.getByText('I read 1 page. Page 2 had no text.').waitFor();

  const box = boxOf(page);
  await box.fill(income);
  await box.press('Enter');
  await copies(page).first().waitFor();
  const said = await answers(page).textContent();
  expect(said).toMatch(/Pension\.pdf[\s\S]*920[\s\S]*Moderate confidence \(60%\)/);
  expect(said).toContain('Answered by Gemini from the passages below.');
  await copies(page).first().press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /920[\s\S]*Moderate confidence \(60%\)[\s\S]*Sources:/,
  );
  expect(await faultsEverywhere(page, [390, 1280])).toEqual([]);

  // What the file says of income stands in a table that we read, under the words of whoever answers.
  await box.fill('Is this enough for my husband and me?');
  await box.press('Enter');
  await expect.poll(() => copies(page).count()).toBe(2);
  const table = answers(page).getByRole('table', { name: 'Monthly income in your file' }).last();
  for (const row of [
    'August 2026 1,310.00 EUR 1',
    'Total of 2 months 2,600.00 EUR',
    'Average a month 1,300.00 EUR',
  ])
    await table.getByRole('row', { name: row }).waitFor();
  await table.getByRole('rowheader', { name: 'September 2026' }).waitFor();
  await table.getByRole('columnheader', { name: 'Currency' }).waitFor();
  const needs = answers(page).getByRole('table', { name: 'What a household needs each month' }).last();
  await needs.getByRole('row', { name: 'You and your spouse as you asked €1,380.00 €90.00 below' }).waitFor();
  await answers(page).getByText('Decreto-Lei 139/2025').last().waitFor();
  await copies(page).last().press('Enter');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(clipboard)
    .toMatch(
      /- August 2026: 1,310\.00 EUR \(page 1\)[\s\S]*- You and your spouse \(as you asked\): €1,380\.00/,
    );
  expect(await faultsEverywhere(page, [390, 1280])).toEqual([]);

  // While an answer is waited for nothing else is sent, and typing goes on.
  double.answerWith(() => 'silence');
  await box.fill(income);
  await box.press('Enter');
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.waitFor();
  await box.fill('The next one');
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('The next one');
  await stop.press('Enter');
  await answers(page).getByText('You stopped this answer.').waitFor();

  // What the service says about a failure is folded away.
  double.answerWith(() => ({ status: 400 }));
  await box.fill(income);
  await box.press('Enter');
  await answers(page).getByText('I am having technical difficulties and cannot answer just now.').waitFor();
  await answers(page).getByText('Technical details').click();
  await answers(page).getByText('Gemini refused the question.').waitFor();
  double.answerWith(repeats);

  await page.reload();
  const history = page.getByRole('region', { name: 'What you asked before' });
  await history.getByRole('button', { name: income, exact: false }).first().press('Enter');
  await answers(page).getByText('Pension.pdf').first().waitFor();
  await answers(page).getByText('This question has no answer yet.').first().waitFor();
  await table.getByRole('row', { name: 'August 2026 1,310.00 EUR 1' }).waitFor();
  await history.getByRole('button', { name: `Delete "${income}"` }).press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
  await sure.getByRole('button', { name: 'Delete' }).press('Enter');
  await history.getByText('What you ask is saved here').waitFor();
  await expect.poll(() => answers(page).count()).toBe(0);
});

test('a conversation that is slow to open takes nothing away that was asked meanwhile', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'ann@example.com', name: 'Ann Asker' });
  await page.goto('/money');
  const box = boxOf(page);
  await box.fill(income);
  await box.press('Enter');
  await copies(page).first().waitFor();
  await page.reload();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/assistant/conversations/*', async (route) => {
    await held;
    await route.continue();
  });
  const history = page.getByRole('region', { name: 'What you asked before' });
  const asked = page.waitForRequest('**/api/assistant/conversations/*');
  await history.getByRole('button', { name: income, exact: false }).first().click();
  await asked;
  await box.fill('And for my spouse?');
  await box.press('Enter');
  await copies(page).first().waitFor();
  const opened = page.waitForResponse('**/api/assistant/conversations/*');
  letGo();
  await (await opened).finished();
  // What is asked next stands below it, after whatever the late answer has done to the screen.
  await box.fill('And for two?');
  await box.press('Enter');
  await expect.poll(() => copies(page).count()).toBe(2);
  await answers(page).getByText('And for my spouse?').waitFor();
  expect(await answers(page).getByText(income, { exact: true }).count()).toBe(0);
});

const historyOf = (page: Page) => page.getByRole('region', { name: 'What you asked before' });
const doom = (page: Page, title: string) =>
  historyOf(page).getByRole('button', { name: `Delete "${title}"` });
const erase = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Delete this conversation?' })
    .getByRole('button', { name: 'Delete' });

/** Somebody with an account, at the assistant. */
async function atTheAssistant(email: string): Promise<Page> {
  const page = await journey.aVisitor();
  await signIn(page, { email, name: 'Tom Twotabs' });
  await page.goto('/money');
  return page;
}

const pension = () => ({
  name: 'Pension.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf([['2026-08-03  SSA pension  1,310.00 EUR']])),
});
const readFile = (page: Page) =>
  page.getByRole('region', { name: 'Attached file' }).getByText('I read 1 page.');

test('a question whose answer was lost is asked again, answered and kept once', async () => {
  const page = await atTheAssistant('tom@example.com');
  let lost = false;
  await page.route('**/api/assistant/ask/stream', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await boxOf(page).fill(income);
  await boxOf(page).press('Enter');
  await answers(page).getByText('Your question could not be answered just now.').waitFor();
  await answers(page).getByRole('button', { name: 'Ask again' }).click();
  await copies(page).first().waitFor();
  await page.reload();
  await doom(page, income).first().waitFor();
  expect(await doom(page, income).count()).toBe(1);
});

test('whoever sends while the file is being read is told why nothing goes', async () => {
  const page = await atTheAssistant('rita@example.com');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/assistant/attachments', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(pension());
  await boxOf(page).fill('Is this enough?');
  await boxOf(page).press('Enter');
  const why = page.getByText('Your file is still being read.');
  await why.waitFor();
  letGo();
  await readFile(page).waitFor();
  await why.waitFor({ state: 'detached' });
  await boxOf(page).press('Enter');
  await copies(page).first().waitFor();
});

test('what a file is decides whether it is read, not what the device calls it', async () => {
  const page = await atTheAssistant('vera@example.com');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/attachments') && sent.push(request.url()));
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file);
  await choose({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPng() });
  await page.getByText('Please upload a PDF file').first().waitFor();
  expect(sent).toEqual([]);
  await choose({ ...pension(), name: 'letter', mimeType: '' });
  await page.getByRole('region', { name: 'Attached file' }).getByText('I read 1 page.').waitFor();
});

test('a conversation that was deleted in another tab takes neither the file nor the next question', async () => {
  const page = await atTheAssistant('una@example.com');
  const deleteElsewhere = async (title: string) => {
    const tab = await page.context().newPage();
    await tab.goto('/money');
    await doom(tab, title).click();
    await erase(tab).click();
    await historyOf(tab).getByText('What you ask is saved here').waitFor();
    await tab.close();
  };
  await boxOf(page).fill(income);
  await boxOf(page).press('Enter');
  await copies(page).first().waitFor();
  await deleteElsewhere(income);
  await page.locator('input[type=file]').setInputFiles(pension());
  await readFile(page).waitFor();
  await boxOf(page).fill('Is this enough?');
  await boxOf(page).press('Enter');
  await answers(page).getByText('This conversation was deleted. Ask again, and a new one begins.').waitFor();
  await readFile(page).waitFor();
  await answers(page).getByRole('button', { name: 'Ask again' }).last().click();
  await expect.poll(() => copies(page).count()).toBe(2);

  await doom(page, 'Is this enough?').click();
  await deleteElsewhere('Is this enough?');
  await erase(page).click();
  await historyOf(page).getByText('What you ask is saved here').waitFor();
  await expect.poll(() => erase(page).count()).toBe(0);
});
