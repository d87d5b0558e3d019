import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMoney } from '#tests/specification/money-situations.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { geminiDouble, statements, withGemini } from '../support/gemini-double.ts';
import { aJourney } from '../support/journey.ts';
import { aWalk } from '../support/meet-texts.ts';
import { findFreePort } from '../support/running-app.ts';
import { aPdf } from '../support/sample-files.ts';

/** Every text that the specification prescribes for plans, the financial assistant and pets, where it is due. */
const nobodyListens = `http://127.0.0.1:${await findFreePort()}`;
/** The pet service: first nobody listens there, then somebody who refuses. */
const petPort = await findFreePort();
/** A model that says nothing of use. */
const babbler = await geminiDouble(() => ({ pieces: ['I am only a model.'] }));
afterAll(() => babbler.close());
const journey = aJourney({
  PET_AI_URL: `http://127.0.0.1:${petPort}`,
  STRIPE_SECRET_KEY: 'sk_test_nobody_listens',
  STRIPE_PRICE_STANDARD: 'price_standard',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_API_URL: nobodyListens,
  ...withGemini(babbler.url),
});
const database = databaseFaults(journey.dataDir);
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
  await expect.poll(() => question.inputValue()).toBe('How often do I feed a cat?');

  // A service that answers with an error: the demonstration answer, said to be one, and the question stays.
  const refusing = createServer((_, response) => response.writeHead(500).end()).listen(petPort, '127.0.0.1');
  await once(refusing, 'listening');
  await ask();
  await page.getByText('This is a demonstration answer.').waitFor();
  await page.getByText('You asked: How often do I feed a cat?').waitFor();
  await page.getByText('Nobody has read your question.').waitFor();
  await expect.poll(() => question.inputValue()).toBe('How often do I feed a cat?');
  refusing.closeAllConnections();
  refusing.close();

  await question.fill('   ');
  await texts.meet(page, 'pet care, empty question', ask);
});

test('the financial assistant', async () => {
  await texts.meet(page, 'financial assistant', () => page.goto('/money'));
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('Typed before the files');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await texts.meet(page, 'financial assistant, wrong kind of file', () =>
    choose('pension.txt', 'text/plain', Buffer.from('920 a month')),
  );
  await texts.meet(page, 'financial assistant, file too large', () =>
    choose('pension.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
  );
  await texts.meet(page, 'financial assistant, file taken', () =>
    choose('pension.pdf', 'application/pdf', aPdf(1)),
  );

  await expect.poll(() => question.inputValue()).toBe('Typed before the files');

  const asked = 'How much income do I need for a D7 visa?';
  const ask = async () => {
    await question.fill(asked);
    await question.press('Enter');
  };
  const log = page.getByRole('region', { name: 'Questions and answers' });
  /** What was asked stands in the conversation, what is typed meanwhile in the box, and a reload brings it back. */
  const nothingLost = async () => {
    await log.getByText(asked).last().waitFor();
    await question.fill('The next one');
    await expect.poll(() => question.inputValue()).toBe('The next one');
    await page.getByText('pension.pdf').last().waitFor();
  };
  await database.without(['assistant_usage'], () =>
    texts.meet(page, 'financial assistant, unreachable', ask),
  );
  // The assistant apologises in the conversation, with the error's own words.
  await log.getByText(/^Your question could not be answered just now\. .*: \S/).waitFor();
  await nothingLost();
  await question.fill('');
  await page.reload();
  await expect.poll(() => question.inputValue()).toBe(asked);
  await ask();
  await log.getByText("I'm having trouble processing your request right now...").waitFor();
  await texts.meet(page, 'financial assistant, answer in an unknown form', () =>
    page.getByRole('button', { name: 'Ask again' }).last().click(),
  );
  // It was asked again in its own place: what the model says next is meant for the next question.
  await expect
    .poll(() => log.getByText("I'm having trouble processing your request right now...").count())
    .toBe(1);
  await nothingLost();

  // A reply with an error: technical difficulties, and the error behind them.
  babbler.answerWith(() => ({ status: 400 }));
  await ask();
  await log.getByText('I am having technical difficulties and cannot answer just now.').waitFor();
  await log.getByText('Technical details').click();
  await log.getByText('Gemini refused the question.').waitFor();
  await nothingLost();

  // Little confidence: the note with its percentage; and the sources.
  babbler.answerWith(({ content }) => {
    const { text } = JSON.parse(/^\{"id":"L1".*$/m.exec(content)?.[0] ?? '{}');
    return statements([{ text, passages: ['L1'] }], 0.55);
  });
  await ask();
  await log.getByText('Moderate confidence (55%). Please verify this with official sources.').waitFor();
  await log.getByRole('heading', { name: 'Sources' }).waitFor();
  await expect.poll(() => question.inputValue()).toBe('');
});

test('plans', { timeout: 90_000 }, async () => {
  await texts.meet(page, 'subscription', () => page.goto('/subscription'));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await texts.meet(page, 'subscription, checkout failed', () => press('Choose Standard'));
  await page.getByText('You have not been charged. Try again, or write to us.').waitFor();

  await database.query("update billing_customers set customer_id = 'cus_of_maria', checked_at = null");
  await database.query(
    `insert into subscriptions (user_id, provider, subscription_plan, subscription_status, is_live)
     select id, 'stripe', 'standard', 'active', true from accounts`,
  );
  await texts.meet(page, 'subscription, check failed', () => page.goto('/subscription'));
  const current = page.getByRole('listitem').filter({ hasText: 'Your plan' });
  await texts.meet(page, 'subscription, portal failed', () =>
    current.getByRole('button', { name: 'Manage Subscription' }).click(),
  );
  // The session ends without the page hearing of it: the next call does.
  await page.context().clearCookies();
  await texts.meet(page, 'subscription, signed out', () => press('Choose Premium'));
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
