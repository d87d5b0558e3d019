import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** The assistant where it is not sure what is asked: what it offers, and what a choice brings. */
const journey = aJourney();

const unsure = 'Must I be there within a month?';
const chosen = 'When do I have to be at AIMA?';
const answers = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const choices = (page: Page) => answers(page).getByRole('list', { name: 'Questions to choose from' });

/** For the ear. */
const said = (page: Page, hasText: string) =>
  page.locator('[aria-live="polite"]', { hasText }).waitFor({ state: 'attached' });

async function ask(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill(unsure);
  await box.press('Enter');
  await answers(page).getByText('I am not sure which of these you mean.').waitFor();
}

test('a visitor is told that it is not sure, chooses with the keyboard, and reads the answer with its sources', async () => {
  const page = await journey.aVisitor({ viewport: phone, hasTouch: true });
  await page.goto('/money');
  await ask(page);
  await said(page, '3 questions to choose from');
  expect(await choices(page).getByRole('button').count()).toBe(3);
  // Nothing is stated yet: no source, no note about confidence, no engine.
  expect(await answers(page).textContent()).not.toMatch(/Sources|confidence|our own library/);
  expect(await faultsEverywhere(page, [390])).toEqual([]);

  await choices(page).getByRole('button', { name: chosen }).focus();
  await page.keyboard.press('Enter');
  await answers(page).getByRole('heading', { name: 'Sources' }).waitFor();
  await said(page, 'Answer ready');
  expect(await answers(page).textContent()).toMatch(
    /no such 30-day rule[\s\S]*Answered from our own library/,
  );
  // A choice is answered once; another one of the same can still be chosen.
  expect(await answers(page).getByRole('button', { name: 'Ask again' }).count()).toBe(1);
  expect(await choices(page).getByRole('button').count()).toBe(3);

  await answers(page).getByRole('link', { name: 'None of these: ask the team' }).click();
  await page.waitForURL((url) => url.pathname === '/support' && url.searchParams.get('subject') === unsure);
});

test('who is signed in finds the question, what was offered and what was chosen again after a reload, and writes to the team', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'vera@example.com', name: 'Vera Unsure' });
  await page.goto('/money');
  await ask(page);
  await choices(page).getByRole('button', { name: chosen }).click();
  await answers(page).getByRole('heading', { name: 'Sources' }).waitFor();

  await page.reload();
  await page
    .getByRole('region', { name: 'What you asked before' })
    .getByRole('button', { name: unsure })
    .first()
    .click();
  await answers(page).getByRole('heading', { name: 'Sources' }).waitFor();
  await answers(page).getByText(chosen).nth(1).waitFor();
  expect(await choices(page).getByRole('button').count()).toBe(3);

  await answers(page).getByRole('link', { name: 'None of these: ask the team' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe(unsure);
});
