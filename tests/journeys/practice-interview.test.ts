import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { interviewQuestionIds } from '#features/guide/rules/guide-items.ts';
import { interviewQuestionTexts, practiceTexts } from '#features/guide/texts/guide-practice.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { withoutPrintDialog } from '../support/guide-screen.ts';
import { aJourney, phone } from '../support/journey.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

/** Ruth practices for the interview, long before she may. Each test goes on from the one before. */
const journey = aJourney();
const ruth = { email: 'ruth@example.com', name: 'Ruth Abernathy' };

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
  await withoutPrintDialog(page);
  await signIn(page, ruth);
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
});

const [first, second] = ['purpose-why', 'purpose-duration'] as const;
const notes = () => page.getByLabel(practiceTexts.note.label);
const saved = () => page.getByText(/^Saved \d/);

test('goes through the questions one by one, with the question in the address', async () => {
  await page.goto('/visa-process');
  await page.getByRole('button', { name: 'Read ahead: Interview Preparation' }).click();
  await page.getByRole('link', { name: 'Practice all 16' }).click();
  await page.getByText('Question 1 of 16').waitFor();
  await page.getByRole('heading', { name: interviewQuestionTexts[first].question }).waitFor();
  await page.getByRole('link', { name: 'Next question' }).click();
  await page.waitForURL(new RegExp(`question=${second}`));
  const heading = page.getByRole('heading', { name: interviewQuestionTexts[second].question });
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByText('Question 1 of 16').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('keeps notes: on this device, on another, over a failure and over a reload', async () => {
  await notes().fill('The light, and my sister in Évora');
  await saved().waitFor();
  const tablet = await journey.aVisitor({ viewport: phone });
  await signIn(tablet, ruth);
  await tablet.goto(`/visa-process/practice?question=${first}`);
  await expect
    .poll(() => tablet.getByLabel(practiceTexts.note.label).inputValue())
    .toBe('The light, and my sister in Évora');
  await notes().fill('The light above all');
  await saved().waitFor();
  await tablet.getByLabel(practiceTexts.note.label).fill('My sister in Évora');
  const { elsewhere } = practiceTexts;
  const question = tablet.getByRole('alert').filter({ hasText: elsewhere.text });
  await question.waitFor();
  await tablet.getByText('The light above all').waitFor();
  expect(await faultsEverywhere(tablet, [390])).toEqual([]);
  await tablet.getByRole('button', { name: elsewhere.mine }).click();
  await question.waitFor({ state: 'detached' });
  await tablet.getByText(/^Saved/).waitFor();
  await tablet.close();
  await page.reload();
  await expect.poll(() => notes().inputValue()).toBe('My sister in Évora');

  await page.route('**/guide-notes/**', (route) => route.abort());
  await notes().fill('The light, my sister, and the sea');
  await page.getByRole('alert').filter({ hasText: practiceTexts.notSaved.title }).waitFor();
  await page.reload();
  await expect.poll(() => notes().inputValue()).toBe('The light, my sister, and the sea');
  await page.unroute('**/guide-notes/**');
  await page.getByRole('button', { name: practiceTexts.retry }).click();
  await saved().waitFor();
  await page.reload();
  await saved().waitFor();
  await expect.poll(() => notes().inputValue()).toBe('The light, my sister, and the sea');
});

test('does not lose what was typed right before going on', async () => {
  await page.getByRole('link', { name: 'Next question' }).click();
  // Until then the field is that of the question before.
  await page.getByText('Question 2 of 16').waitFor();
  await notes().fill('At least five years');
  await page.getByRole('link', { name: 'Next question' }).click();
  await page.getByText('Question 3 of 16').waitFor();
  await page.getByRole('link', { name: practiceTexts.back }).click();
  await page.goto(`/visa-process/practice?question=${second}`);
  await expect.poll(() => notes().inputValue()).toBe('At least five years');
});

test('signing out asks first while a note or a tick has not reached the server', async () => {
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await question.getByText('Something you changed has not reached us yet.').waitFor();
    await question.getByRole('button', { name: 'Stay here' }).click();
  };
  await page.route(/\/guide(-notes)?\//, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const before = await notes().inputValue();
  await notes().fill(`${before} And the sea.`);
  await page.getByText(practiceTexts.notSaved.title).waitFor();
  await signOut();

  await page.goto('/visa-process');
  const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('checkbox').first().click();
  await tried;
  await signOut();
  await page.unroute(/\/guide(-notes)?\//);
  await page.goto(`/visa-process/practice?question=${second}`);
  await saved().waitFor();
});

test('prints all questions with the notes on one sheet', async () => {
  await page.getByRole('button', { name: practiceTexts.print }).click();
  const { pages, cut, words } = await printed(page);
  for (const id of interviewQuestionIds) expect(words).toContain(interviewQuestionTexts[id].question);
  expect(words).toContain('The light, my sister, and the sea');
  expect(words).toContain('At least five years');
  expect(words).not.toContain('Sign Out');
  expect(cut).toEqual([]);
  expect(pages).toBeLessThanOrEqual(2);
});

test('an address that names no question leads to the first', async () => {
  await page.goto('/visa-process/practice?question=favorite-color');
  await page.getByRole('link', { name: 'Go to question 1' }).click();
  await page.getByText('Question 1 of 16').waitFor();
});

test('reads questions aloud in the languages that the device can speak', async () => {
  const speaker = await journey.aVisitor();
  await speaker.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const voices = [{ lang: 'en-US' }, { lang: 'pt_PT' }];
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel: () => undefined,
        speak: ({ text, lang }: { text: string; lang: string }) => spoken.push(`${lang}: ${text}`),
      }),
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        lang = '';
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  await signIn(speaker, ruth);
  await speaker.goto(`/visa-process/practice?question=${first}`);
  await speaker.getByRole('button', { name: 'Listen in Portuguese' }).click();
  await speaker.getByRole('button', { name: 'Stop' }).click();
  await speaker.getByRole('button', { name: 'Listen in English' }).click();
  const { question, other } = interviewQuestionTexts[first];
  expect(await speaker.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
    `pt-PT: ${other}`,
    `en-US: ${question}`,
  ]);
  await speaker.close();
});
