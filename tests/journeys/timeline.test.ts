import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { dateFormTexts } from '#features/schedule/texts/date-form.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { scheduleTexts, taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { plusDays } from '#platform/shared/day-numbers.ts';
import { focusIsOn, tabTo } from '../support/by-keyboard.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { withoutPrintDialog } from '../support/guide-screen.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { printed } from '../support/printed.ts';
import { signIn } from '../support/sign-in.ts';

/** Somebody saves the day of their appointment, sees by when to begin, and tries another day before they keep it. */
const journey = aJourney();
const { strip, card, view } = scheduleTexts;
const { timeline: texts, whatIf } = scheduleTimelineTexts;
let page: Page;

const today = new Date().toLocaleDateString('sv-SE');
const inDays = (days: number) => plusDays(today, days);
const say = (day: string) => new Date(`${day}T00:00:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
/** Far enough off that the record must not be ordered yet. */
const appointment = inDays(240);
const rows = () => page.getByRole('list', { name: texts.steps }).getByRole('listitem');
const row = (action: string) => rows().filter({ hasText: action });

async function type(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [box, text] of [
    ['month', month],
    ['day', date],
    ['year', year],
  ] as const)
    await page.getByLabel(dateFormTexts.boxes[box], { exact: true }).fill(String(Number(text)));
}

beforeAll(async () => {
  page = await journey.aVisitor();
  await withoutPrintDialog(page);
  await signIn(page, { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' });
  await page.getByRole('heading', { name: dateTexts.title }).waitFor();
});

test('without a day one line of the guide leads to where one is saved', async () => {
  await page.goto('/visa-process');
  await page.getByRole('link', { name: scheduleTexts.setDate }).press('Enter');
  await page.waitForURL('**/dashboard#dates');
  await focusIsOn(page, dateTexts.title);
  await page
    .getByRole('button', { name: dateTexts.label(dateTexts.add, dateTexts.names.appointment) })
    .press('Enter');
  await type(appointment);
  await page.keyboard.press('Enter');
  await toast(page, dateTexts.saved).waitFor();
});

test('the dashboard says at once what is most urgent, and the rest when asked', async () => {
  const urgent = strip.between(taskActions['criminal-record'], say(inDays(130)), say(inDays(135)));
  await page.getByText(urgent).waitFor();
  await page.getByText(strip.more(5)).press('Enter');
  await page.getByText(strip.by(taskActions['nif-number'], say(inDays(167)))).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('each card says by when, and the address keeps that somebody looks at days', async () => {
  await page.goto('/visa-process');
  const cards = page.getByRole('list', { name: guideTexts.list }).getByRole('listitem');
  await cards.getByText(card.begin(say(inDays(212)))).waitFor();
  await cards.getByText(card.visa(say(inDays(270)), say(inDays(330)))).waitFor();
  await page.getByRole('link', { name: view.timeline }).press('Enter');
  await page.waitForURL('**/visa-process?view=timeline');
  await row(taskActions['criminal-record']).getByText(texts.marks.longest).waitFor();
  await page.reload();
  await expect.poll(() => rows().first().textContent()).toContain(taskActions['criminal-record']);
  expect(await row(taskActions.passport).getByText(texts.marks.longest).count()).toBe(0);
  expect(await row(taskActions.interview).locator('time').allTextContents()).toEqual([
    say(inDays(212)),
    say(appointment),
  ]);
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('another day shows what moves and what would be late, and saves nothing', async () => {
  await page.getByText(whatIf.title).press('Enter');
  await tabTo(page, whatIf.earlier);
  await page.keyboard.press('Enter');
  await page.getByText(whatIf.closer(11, 7)).waitFor();
  await focusIsOn(page, whatIf.earlier);
  await row(taskActions.interview)
    .getByText(texts.row.was(say(inDays(212))))
    .waitFor();

  await type(inDays(90));
  await page.keyboard.press('Enter');
  const tried = page.getByRole('status').filter({ hasText: whatIf.broken });
  await tried.getByText(texts.fit.tight).waitFor();
  await tried.getByText(taskActions['criminal-record']).waitFor();
  await row(taskActions['criminal-record']).getByText(texts.marks.late).waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);

  await page.getByRole('button', { name: whatIf.back }).press('Enter');
  await focusIsOn(page, texts.title);
  await page.getByText(texts.fit.comfortable).waitFor();
});

test('a day that cannot be is explained, and a line that breaks loses no day that was tried', async () => {
  await type(inDays(-3));
  await page.getByRole('button', { name: whatIf.show }).press('Enter');
  await page.getByText(dateFormTexts.problems.past).waitFor();

  await type(inDays(250));
  await page.keyboard.press('Enter');
  await page.getByText(whatIf.further(11, 10)).waitFor();
  await page.route('**/dates/appointment', (route) => route.abort());
  await page.getByRole('button', { name: whatIf.keep }).press('Enter');
  await page.getByRole('alert').filter({ hasText: dateTexts.failed }).first().waitFor();
  await page.unroute('**/dates/appointment');
  await page.reload();
  await page.getByText(whatIf.trying(say(inDays(250)))).waitFor();
  await page.getByRole('button', { name: whatIf.keep }).press('Enter');
  await toast(page, dateTexts.saved).waitFor();
  await expect.poll(() => page.url()).not.toContain('if=');
  await focusIsOn(page, texts.title);
  await page.getByText(texts.anchor.appointment(say(inDays(250)))).waitFor();
});

test('on paper it has every date, and nothing is cut off', async () => {
  await page.getByRole('button', { name: texts.print }).press('Enter');
  const { pages, words, cut } = await printed(page);
  expect(cut).toEqual([]);
  expect(pages).toBeLessThanOrEqual(3);
  for (const action of Object.values(taskActions)) expect(words).toContain(action);
  expect(words).toContain(say(inDays(250)));
});
