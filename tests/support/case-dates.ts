import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { documentTexts } from '#features/documents/texts/documents.ts';
import { folderTexts } from '#features/folder/texts.ts';
import { guideStepIds } from '#features/guide/rules/guide-items.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import type { DateKind } from '#features/schedule/rules/dates.ts';
import { type TaskId, taskIds, tasks } from '#features/schedule/rules/schedule/tasks.ts';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { scheduleTexts, taskActions } from '#features/schedule/texts/schedule.ts';
import { scheduleTimelineTexts } from '#features/schedule/texts/schedule-timeline.ts';
import { readFolder } from './read-folder.ts';

/** The dates of one case on every screen, beside those that were counted by hand. Days are 'YYYY-MM-DD'. */

export interface Counted {
  /** As the dashboard has them. */
  saved?: Partial<Record<DateKind, string>>;
  /** What is open and has dates: when to begin, when to be done. */
  tasks?: Partial<Record<TaskId, readonly [string, string]>>;
  /** Between which days to order the criminal record, and from which day on it is issued. */
  fresh?: { from: string; issued: string };
  /** Between which days the visa, or the answer, is likely there. */
  visa?: readonly [string, string];
  /** Days that one screen says and the others do not, each with its count in a comment beside it. */
  also?: readonly string[];
}

/** What is seen on the screens: errand, what its day is for, and the day. */
type Told = Record<string, string>;

const months = 'January February March April May June July August September October November December';
const monthNumbers = new Map(months.split(' ').map((name, at) => [name.slice(0, 3), at + 1]));

/** The days in a text, in whole or short months. */
export function daysIn(text: string): string[] {
  const shape = /\b(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\d{1,2}), (?<year>\d{4})\b/g;
  return [...text.matchAll(shape)].flatMap(({ groups: { month = '', day = '', year } = {} }) => {
    const number = monthNumbers.get(month);
    return number ? [`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`] : [];
  });
}

/** Opens a screen of the person's. What it kept from before is shown first, so that each reading is repeated until it is right. */
const open = async (page: Page, path: string, ready: string) => {
  await page.goto(path);
  await page.getByText(ready, { exact: true }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

/** Every line below `main` with everything folded out. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // As it is seen, with the lines of its layout: textContent has none.
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    return [...document.querySelectorAll('main')].flatMap((main) => main.innerText.split('\n'));
  });

/** Days in what the register and the guide say to everybody: a rise of fees, and an example of how Portugal writes days. */
const everywhere = ['2026-03-01', '2027-12-31'];

/** Reads one person's screens and holds each day on them against the hand's count. @param acts - days on which something was done until now. */
export async function expectDates(page: Page, counted: Counted, acts: readonly string[]): Promise<void> {
  const { saved = {}, tasks: dated = {}, fresh, visa = [], also = [] } = counted;
  const known = new Set(
    [
      everywhere,
      acts,
      Object.values(saved),
      Object.values(dated).flat(),
      Object.values(fresh ?? {}),
      visa,
      also,
    ].flat(),
  );
  const strange = (lines: readonly string[]) =>
    lines.filter((line) => daysIn(line).some((day) => !known.has(day)));
  const { decision } = nextActionTexts;
  const { timeline } = scheduleTimelineTexts;

  await open(page, '/dashboard', dateTexts.title);
  await expect.poll(() => savedOn(page), { message: 'saved days on the dashboard' }).toEqual(saved);
  const onDashboard = async () => {
    const lines = await linesOf(page);
    return [
      ...strange(lines),
      ...errandFaults(lines, counted),
      ...visaFaults(lines, counted, decision.answer('#', '#')),
    ];
  };
  await expect.poll(onDashboard, { message: 'wrong days on the dashboard' }).toEqual([]);

  await open(page, '/visa-process', guideTexts.title);
  const inGuide = async () => [...strange(await linesOf(page)), ...(await cardFaults(page, counted))];
  await expect.poll(inGuide, { message: 'wrong days in the guide' }).toEqual([]);

  await open(page, '/visa-process?view=timeline', timeline.title);
  const rows = Object.fromEntries(
    Object.entries(dated).map(([id, days]) => [taskActions[id as TaskId], days]),
  );
  await expect.poll(() => rowsOf(page), { message: 'rows of the timeline' }).toEqual(rows);
  const onTimeline = async () => {
    const lines = await linesOf(page);
    return [...strange(lines), ...visaFaults(lines, counted, timeline.between('#', '#'))];
  };
  await expect.poll(onTimeline, { message: 'wrong days on the timeline' }).toEqual([]);

  await open(page, '/documents', documentTexts.title);
  const besideDocuments = async () => strange(await linesOf(page));
  await expect.poll(besideDocuments, { message: 'wrong days beside documents' }).toEqual([]);
}

const withoutDays = (line: string) => line.replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, '#');

/** Days on the guide's cards that are not those of the card's errands, nor the visa's. */
async function cardFaults(page: Page, { tasks: open = {}, visa }: Counted): Promise<string[]> {
  const { card } = scheduleTexts;
  const cards = page.getByRole('list', { name: guideTexts.list }).locator(':scope > li');
  const texts = await cards.allInnerTexts();
  return texts.flatMap((text, at) => {
    const step = taskIds.filter((id) => tasks[id].step === guideStepIds[at]);
    const days = step.flatMap((id) => (open[id] ? [open[id]] : []));
    return text.split('\n').filter((line) => {
      const [day = ''] = daysIn(line);
      const said = withoutDays(line);
      if (said === card.begin('#') || said === card.late('#')) return !days.some(([begin]) => begin === day);
      if (said === card.finish('#')) return !days.some(([, done]) => done === day);
      return said === card.visa('#', '#') && String(daysIn(line)) !== String(visa);
    });
  });
}

async function savedOn(page: Page): Promise<Told> {
  const rows = page.getByRole('region', { name: dateTexts.title }).getByRole('listitem');
  const read = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('h3')?.textContent ?? '', row.querySelector('time')?.dateTime]),
  );
  const kinds = Object.entries(dateTexts.names);
  return Object.fromEntries(
    read.flatMap(([name, day]) => {
      const kind = kinds.find(([, words]) => words === name)?.[0];
      return kind && day ? [[kind, day]] : [];
    }),
  );
}

/** The timeline's rows by what they are called. */
async function rowsOf(page: Page): Promise<Record<string, string[]>> {
  const { steps: name } = scheduleTimelineTexts.timeline;
  const rows = page.getByRole('list', { name }).getByRole('listitem');
  const read = await rows.evaluateAll((all) =>
    all.map((row): [string, string[]] => [
      row.querySelector('a')?.textContent ?? '',
      [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime),
    ]),
  );
  return Object.fromEntries(read.filter(([, days]) => days.length > 0));
}

/** The dashboard's sentences about what to begin, "Order your FBI record by March 2, 2027", whose day is not the hand's. */
function errandFaults(lines: readonly string[], { tasks: open = {}, fresh }: Counted): string[] {
  const { strip } = scheduleTexts;
  return lines.filter((line) => {
    const said = withoutDays(line);
    const is = (words: (action: string) => string) => taskIds.find((id) => words(taskActions[id]) === said);
    const [by, between, late] = [
      is((action) => strip.by(action, '#')),
      is((action) => strip.between(action, '#', '#')),
      is(strip.late),
    ];
    if (late) return !open[late];
    if (by) return daysIn(line)[0] !== open[by]?.[0];
    return between !== undefined && String(daysIn(line)) !== String([fresh?.from, open[between]?.[0]]);
  });
}

/** Lines that say between which days the visa is likely, and are not right. @param shape - with '#' for each day. */
const visaFaults = (lines: readonly string[], { visa }: Counted, shape: string): string[] =>
  lines.filter(
    (line) => withoutDays(line).includes(shape) && String(daysIn(line).slice(-2)) !== String(visa),
  );

/** The events of the calendar file: what they are called, and their day. Empty where no date is saved. */
export async function readCalendar(page: Page): Promise<Told> {
  const file = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch('/api/account/calendar', { headers });
    return answer.ok ? answer.text() : '';
  });
  if (!file) return {};
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
  return Object.fromEntries(
    events.map((one) => {
      const { summary, startDate } = new ICAL.Event(one);
      return [summary, startDate.toString()];
    }),
  );
}

/** The days on the cover of the folder: that of the appointment, and that of today. */
export async function readFolderDays(page: Page): Promise<string[]> {
  await open(page, '/documents', documentTexts.title);
  await page.getByRole('button', { name: folderTexts.card.make, exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: folderTexts.window.make, exact: true }).click();
  const { texts } = await readFolder(readFileSync(await (await download).path()));
  return daysIn(texts[0] ?? '');
}

/** The days on a case's page in the office, with its latest events. */
export async function readOfficeDays(page: Page, id: string): Promise<string[]> {
  await page.goto(`/admin/applications/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  return [...new Set((await linesOf(page)).flatMap(daysIn))];
}
