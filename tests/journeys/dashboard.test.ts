import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { stepDurations } from '#features/schedule/rules/durations.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { applicantTexts } from '#features/site/texts/dashboard.ts';
import { formatDate } from '#platform/browser/format.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { askAs } from '../support/ask-as.ts';
import { coveredFocus } from '../support/covered.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { allWidths, faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { sidewaysScroll, toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();
const faults = databaseFaults(journey.dataDir);

const journeyCard = (page: Page) => page.getByRole('region', { name: 'Your Visa Journey' });
/** It comes by a request of its own, sooner or later than the card above it. */
async function activity(page: Page): Promise<string[]> {
  const lines = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await lines.first().waitFor();
  return lines.allTextContents();
}
const inDays = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return formatDate(date);
};

/** Somebody on their dashboard, with the id of the application that opening it has started. */
async function someone(name: string) {
  const page = await journey.aVisitor();
  await signIn(page, { email: `${name.toLowerCase()}@example.com`, name });
  await journeyCard(page).waitFor();
  const { body } = await askAs(page, 'GET', '/api/applications');
  const id: string = body.applications[0].id;
  const tick = (item: string, completed = true) =>
    askAs(page, 'PUT', `/api/applications/${id}/guide/${item}`, { completed });
  return { page, id, tick };
}

/** As on a device that has kept nothing to read meanwhile. */
const forgetLists = (page: Page) =>
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('list:')) localStorage.removeItem(key);
  });

const nif = ['nif-portal', 'nif-request', 'nif-papers', 'nif-received'];

test('the first visit: one thing to do, how long it takes and by when; three counts with their nouns', async () => {
  const { page } = await someone('Maria');
  const card = journeyCard(page);
  await card.getByRole('heading', { name: 'Step 1 - Get your NIF number' }).waitFor();
  await card
    .getByText(nextActionTexts.arrives(durationWords(stepDurations['nif-number']), '4 weeks', inDays(28)))
    .waitFor();
  const way = card.getByRole('link', { name: 'Continue' });
  await expect.poll(() => way.getAttribute('href')).toBe('/visa-process#nif-number');
  for (const count of [
    'Guide: 0 of 6 steps',
    'Documents: 0 of 6 types',
    'Application stage 1 of 4: Gather Documents',
  ])
    await card.getByText(count).waitFor();
  await card.getByText('How these fit together').click();
  await card.getByText('Attend Interview: Interview Preparation').waitFor();
  expect(await page.getByRole('banner').getByText('plan').count()).toBe(0);
  expect(await faultsEverywhere(page, allWidths)).toEqual([]);
});

test('ticks lead on to the next thing, and a day of them is one line', async () => {
  const { page, tick } = await someone('Robert');
  for (const item of nif) expect((await tick(item)).status).toBe(200);
  await tick('nif-portal', false);
  await tick('nif-portal');
  await page.reload();
  await journeyCard(page).getByRole('heading', { name: 'Upload NIF Document' }).waitFor();
  await journeyCard(page).getByText('Guide: 1 of 6 steps').waitFor();
  const lines = await activity(page);
  expect(lines[0]).toMatch(/^You completed Get your NIF number/);
  expect(lines.filter((line) => line.includes('NIF number'))).toHaveLength(1);
  expect(lines.at(-1)).toContain('Account Created');
});

const { decision } = nextActionTexts;

describe('what comes next', () => {
  let page: Page;
  let id = '';
  beforeAll(async () => {
    const denise = await someone('Denise');
    ({ page, id } = denise);
    for (const item of nif) await denise.tick(item);
  });
  const ticked = (...items: string[]) =>
    faults.query(
      `insert into application_guide_items (application_id, item_id, completed_at, completed_by)
       select id, unnest($2::text[]), now(), user_id from visa_applications where id = $1`,
      [id, items],
    );
  const status = (value: string) =>
    faults.query('update visa_applications set status = $2 where id = $1', [id, value]);
  const next = async (heading: string, detail: string) => {
    await page.reload();
    await journeyCard(page).getByRole('heading', { name: heading, exact: true }).waitFor();
    await journeyCard(page).getByText(detail).waitFor();
  };

  test('of the documents the one that takes longest, with the day by which it is likely there', async () => {
    await ticked('nif-document');
    await next(
      'Get your passport ready',
      `Takes 1-2 weeks. If you start today, it is likely done by ${inDays(14)}.`,
    );
    await journeyCard(page).getByText('Of the 5 documents you can get now, it takes longest.').waitFor();
  });

  test('a criminal record waits for an appointment, and while it would be too old there', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const save = (day: string | null) =>
      askAs(page, 'PUT', `/api/applications/${id}/dates/appointment`, { day });
    expect((await save(day(100))).status).toBe(200);
    await next(
      'Order your criminal record certificate',
      `Takes 3-4 weeks, then up to 5 weeks for its apostille. If you start today, both are likely done by ${inDays(63)}.`,
    );
    expect((await save(day(200))).status).toBe(200);
    await next('Get your passport ready', 'Of the 5 documents you can get now, it takes longest.');
    await save(null);
  });

  test('after the online application the days are counted from the hand-in, not before, and the interview can be prepared', async () => {
    await ticked('documents', 'online-application');
    await next('Interview Preparation', decision.open.title);
    const today = new Date().toISOString().slice(0, 10);
    expect((await askAs(page, 'PUT', `/api/applications/${id}/dates/handed_in`, { day: today })).status).toBe(
      200,
    );
    await next(decision.title(inDays(0)), decision.answer(inDays(30), inDays(90)));
    expect(await journeyCard(page).getByText('Interview Preparation').count()).toBe(0);
  });

  test('with everything done there is nothing to do but wait', async () => {
    await ticked('interview');
    await next(decision.title(inDays(0)), decision.meanwhile);
    expect(await faultsEverywhere(page, allWidths)).toEqual([]);
  });

  test('what our team decides: approved, not approved, completed', async () => {
    await status('approved');
    await next('Approval & Settlement', 'Takes 2-3 months.');
    const help = page.getByRole('region', { name: 'Get Help' });
    const plans = help.getByRole('link', { name: 'View Pricing Plans' });
    await plans.waitFor();
    await status('rejected');
    await next('Talk to us first', 'We go through the decision with you.');
    await plans.waitFor({ state: 'detached' });
    await help.getByRole('link', { name: 'Contact Support' }).waitFor();
    await status('completed');
    await next('All six steps are completed', 'Guide: 6 of 6 steps');
  });
});

test('a guide that cannot be loaded says so, twice, and comes with the next try', async () => {
  const { page } = await someone('Harold');
  await faults.without(['application_guide_items'], async () => {
    await forgetLists(page);
    await page.reload();
    await toast(page, 'Error loading dashboard').waitFor();
    await page.getByRole('heading', { name: 'Error loading dashboard' }).waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await journeyCard(page).waitFor();
});

test('an activity that cannot be loaded leaves the rest standing', async () => {
  const { page } = await someone('Ruth');
  await faults.without(['audit_log'], async () => {
    await forgetLists(page);
    await page.reload();
    await page.getByText('Your recent activity could not be loaded.').waitFor();
    await journeyCard(page).getByRole('link', { name: 'Continue' }).waitFor();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Account Created' }).waitFor();
});

test('loading is said quietly; out loud only to whoever asked for it', async () => {
  const { page } = await someone('Patricia');
  await page.locator('[aria-live="polite"]', { hasText: 'Dashboard loaded' }).waitFor({ state: 'attached' });
  expect(await toast(page, 'Dashboard loaded').count()).toBe(0);
  await page.getByText(/^Updated \d/).waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await toast(page, 'Dashboard loaded').waitFor();
});

test('who asks for it anew is told when nothing came: offline, and where nobody answers', async () => {
  const { page } = await someone('Olive');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const told = toast(page, errorTexts.unavailable);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await refresh.click();
  await told.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await told.waitFor({ state: 'detached' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.route('**/api/**', (route) => route.abort());
  await refresh.click();
  await told.waitFor();
  expect(await toast(page, 'Dashboard loaded').count()).toBe(0);
});

test('on a phone nothing lies over what has the focus, at twice the text size and on its side too', async () => {
  const { page } = await someone('Linda');
  const walk = async () => {
    const covered: string[] = [];
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const hidden = await coveredFocus(page);
      if (hidden) covered.push(hidden);
    }
    return covered;
  };
  await page.setViewportSize(phone);
  expect(await walk()).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await walk()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await walk()).toEqual([]);
});

test('a consultation is asked for by a message, or booked elsewhere, and that is said before the press', async () => {
  const { page } = await someone('Ines');
  const way = page.getByRole('main').getByRole('link', { name: applicantTexts.help.consultation });
  await expect.poll(() => way.getAttribute('href')).toBe('/contact?subject=Schedule%20a%20Consultation');
  await faults.query(
    `insert into system_settings (setting_key, setting_value) values ('consultation_url', '"https://talk.example/book"')`,
  );
  const leaves = page.getByRole('main').getByText('You book it at talk.example, which is not our site.');
  await page.reload();
  await leaves.waitFor();
  expect(await faultsEverywhere(page, allWidths)).toEqual([]);
  await page.goto('/visa-process');
  await leaves.waitFor();
});
