import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isMoney } from '#tests/specification/money-situations.ts';
import { aJourney } from '../support/journey.ts';
import { aWalk } from '../support/meet-texts.ts';
import { findFreePort } from '../support/running-app.ts';

/** Every text that the specification prescribes for plans, the financial assistant and pets, where it is due. */
const nobodyListens = `http://127.0.0.1:${await findFreePort()}`;
const journey = aJourney({ PET_AI_URL: nobodyListens });
const texts = aWalk('applicant-side', isMoney);
const maria = { email: 'maria@example.com', name: 'Maria Whitaker' };

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
});

test('pets', async () => {
  await texts.meet(page, 'pet care', () => page.goto('/pet'));
  const question = page.getByLabel('Your question');
  await question.fill('How often do I feed a cat?');
  await page.getByRole('link', { name: 'Ask Pet Expert' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Name').fill(maria.name);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/pet');

  // What was typed before the sign-in still stands there, and stays when the service cannot be reached.
  const ask = () => page.getByRole('button', { name: 'Ask Pet Expert' }).click();
  await texts.meet(page, 'pet care, unreachable', ask);
  expect(await question.inputValue()).toBe('How often do I feed a cat?');
  await question.fill('   ');
  await texts.meet(page, 'pet care, empty question', ask);
});

test('plans', async () => {
  await texts.meet(page, 'subscription', () => page.goto('/subscription'));
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
