import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { planTexts } from '#features/plans/texts/plans.ts';
import { policySections } from '#features/privacy/texts/privacy.ts';
import { timelineTexts } from '#features/schedule/texts/timeline.ts';
import { landingTexts } from '#features/site/texts/landing.ts';
import { aJourney, phone } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { printed } from '../support/printed.ts';

const journey = aJourney();

/** A month so far ahead that every step may take its longest time. */
function farMonth(): { value: string; words: string } {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return {
    value: month.toISOString().slice(0, 7),
    words: month.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel(timelineTexts.move).selectOption(farMonth().value);
  await page.getByLabel(timelineTexts.who).selectOption({ label: timelineTexts.couple });
  await page.getByLabel(timelineTexts.children).selectOption('1');
  await page.getByLabel('Tax number (NIF)').check();
  await page.getByLabel('Criminal record').check();
  await page.getByRole('button', { name: timelineTexts.submit }).click();
}

/** What everybody reads who chose that. */
async function readsTheirTimeline(page: Page): Promise<void> {
  await page
    .getByRole('heading', { name: new RegExp(`^Start by .+ to move in ${farMonth().words}$`) })
    .waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('move'), searchParams.getAll('have')]).toEqual([
    '/',
    farMonth().value,
    ['nif', 'criminal-record'],
  ]);
  const steps = page.getByRole('list', { name: timelineTexts.steps });
  await expect.poll(() => steps.getByRole('heading').count()).toBe(6);
  await steps.getByText(timelineTexts.ready).first().waitFor();
  await steps.getByText('Passport: 1-2 weeks').waitFor();
  await expect.poll(() => steps.getByText('Criminal record: 3-4 weeks').count()).toBe(0);
  await steps.getByText('Source: nna.com.pt and nomadvisa.app, undated.').waitFor();
  await page.getByText('3 people, 3 applications.').waitFor();
  await page.getByText('The Standard plan takes so many.').waitFor();
  // 920 and half of it for a spouse and 30% for a child.
  await page.getByText('about €1,656 a month').waitFor();
}

describe('the planner', () => {
  test('gives dates to whoever asks, without script and without an account', async () => {
    const page = await journey.aVisitor({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Your visa: between .+ and .+$/ }).waitFor();
    await choose(page);
    await readsTheirTimeline(page);
    await expect.poll(() => page.getByRole('button', { name: timelineTexts.print }).count()).toBe(0);
    await expect.poll(() => page.getByLabel(timelineTexts.move).inputValue()).toBe(farMonth().value);
  });

  test('with script it sends nothing, moves to the answer, and Back undoes it', async () => {
    const page = await journey.aVisitor({ viewport: phone });
    await page.goto('/');
    await page.getByRole('heading', { name: timelineTexts.heading }).scrollIntoViewIfNeeded();
    await page.getByLabel(timelineTexts.move).focus();
    await expect.poll(() => hasScript(page)).toBe(true);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!/\/assets\//.test(request.url())) asked.push(request.url());
    });
    await choose(page);
    await readsTheirTimeline(page);
    expect(asked).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toMatch(/^Start by/);
    await expect.poll(() => page.getByRole('heading', { name: /^Start by/ }).isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name: /^Your visa: between/ }).waitFor();
    await expect.poll(() => page.getByLabel('Criminal record').isChecked()).toBe(false);
  });

  test('on paper the timeline stands alone', async () => {
    const page = await journey.aVisitor();
    await page.goto(`/?move=${farMonth().value}`);
    const { pages, words, cut } = await printed(page);
    expect(words).toContain('Start by');
    expect(words).toContain('Approval & Settlement');
    expect(words).not.toContain(landingTexts.trust.heading);
    expect(words).not.toContain(timelineTexts.submit);
    expect({ cut, fewPages: pages <= 3 }).toEqual({ cut: [], fewPages: true });
  });

  test('an address that somebody made up shows the plain timeline and nothing of theirs', async () => {
    const page = await journey.aVisitor();
    await page.goto('/?move=%3Cscript%3Ealert(1)%3C/script%3E&have=passport%22&children=9e9&with=cat');
    await page.getByRole('heading', { name: /^Your visa: between/ }).waitFor();
    expect(await page.content()).not.toContain('alert(1)</script>');
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .toBe(`${journey.url}/`);
  });
});

/** Whether the lower half of the page answers by itself: React leaves its marks on what it has taken over. */
const hasScript = (page: Page) =>
  page
    .locator('#timeline form')
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__react')));

test('each promise about documents leads to the section of the policy that makes it', async () => {
  const page = await journey.aVisitor();
  for (const { title, section, numeral } of landingTexts.trust.items) {
    await page.goto('/');
    const promise = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await promise.getByRole('link', { name: landingTexts.trust.check(numeral) }).click();
    await page.waitForURL((url) => url.pathname === '/privacy' && url.hash === `#${section}`);
    const own = policySections.find(({ id }) => id === section);
    expect(own?.numeral).toBe(numeral);
    await expect
      .poll(() => page.getByRole('heading', { name: `${numeral}. ${own?.title}` }).isVisible())
      .toBe(true);
  }
});

test('the plans show the prices of the page where they are bought', async () => {
  const page = await journey.aVisitor();
  await page.goto('/');
  const plans = page.getByRole('region', { name: landingTexts.plans.heading });
  for (const { name, priceUsd, features } of planTexts.plans) {
    const plan = plans
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await plan
      .getByText(priceUsd === 0 ? planTexts.free : planTexts.price(priceUsd), { exact: true })
      .waitFor();
    for (const feature of features) await plan.getByText(feature, { exact: true }).waitFor();
  }
});

test('questions open without script, and answers name their source and its date', async () => {
  const page = await journey.aVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  const questions = page.getByRole('region', { name: landingTexts.questions.heading });
  for (const { question } of landingTexts.questions.items) await questions.getByText(question).waitFor();
  const answer = questions.getByText('€110 for the visa');
  await expect.poll(() => answer.isVisible()).toBe(false);
  await questions.getByText('What does the visa itself cost?').click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  await questions.getByText('Source: jobbatical.com, January 28, 2026.').waitFor();
});

test('an answer that the register no longer gives is not given here either', async () => {
  const page = await journey.aVisitor();
  await page.goto('/');
  await page.getByText('Can I bring my dog or cat?').waitFor();
  const quote = (is_quoted: boolean) =>
    inDatabaseOf(journey.dataDir, (root) =>
      root.updateTable('facts').set({ is_quoted }).where('id', '=', 'pets').execute(),
    );
  await quote(false);
  try {
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Can I bring my dog or cat?').count();
      })
      .toBe(0);
  } finally {
    await quote(true);
  }
  // The page is kept for a second: the next reader must find it whole again.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('Can I bring my dog or cat?').count();
    })
    .toBe(1);
});

test('nothing moves while somebody reads down the page on a phone', async () => {
  const page = await journey.aVisitor({ viewport: phone });
  await watchShifts(page);
  await page.goto('/');
  for (const { question } of landingTexts.questions.items)
    await page.getByText(question).scrollIntoViewIfNeeded();
  await expect.poll(() => hasScript(page)).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
});
