import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dateTexts } from '#features/schedule/texts/dates.ts';
import { utcDay } from '#platform/shared/day-numbers.ts';
import { askAs } from './ask-as.ts';
import { runReminders } from './case-acts.ts';
import {
  type Counted,
  daysIn,
  expectDates,
  readCalendar,
  readFolderDays,
  readOfficeDays,
} from './case-dates.ts';
import { becomeFirstAdmin } from './first-admin.ts';
import type { aJourney } from './journey.ts';
import { inDatabaseOf } from './journey-database.ts';
import { signIn } from './sign-in.ts';

/** Those who act in a case: the applicant's window, signed in on the day, and the office's where it is asked for. */
export interface Acting {
  page: Page;
  /** The application that the account began with. */
  own: string;
  /** Signs a member of staff in on the day. */
  office: () => Promise<Page>;
}

/** A day of a case, with what is done on it and what every screen then says, counted by hand. */
export interface Point {
  /** 'YYYY-MM-DD'. */
  on: string;
  what: string;
  act?: (acting: Acting) => Promise<void>;
  counted: Counted;
  /** Nothing is uploaded yet, so there is no folder. */
  noPapers?: true;
  /** Staff approve it, after `act`. */
  approves?: true;
  /** Events of the calendar file. */
  calendar?: Record<string, string>;
  /** Reminders of the day: the day that each tells of, and how many days are left. */
  mails?: readonly (readonly [day: string, left: number])[];
  /** Another person of the account, by the name on the switch, whose screens are read as well. */
  also?: { name: string; counted: Counted };
}

const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

/** What stays open of some tasks. */
export const without = <Tasks extends object>(all: Tasks, ...done: (keyof Tasks)[]) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !done.includes(id as keyof Tasks)));

interface Applicant {
  email: string;
  name: string;
  timezoneId: string;
  /** How many hours after a day began in Greenwich they act on it; more than 24 are an evening in America. */
  hour: number;
}

/**
 * Walks one case over all its points; each is a test, and goes on from the one before. The reminders of the day go out at
 * 14:30 in Greenwich, as the crontab has it.
 */
export function walkCase(
  journey: ReturnType<typeof aJourney>,
  person: Applicant,
  points: readonly Point[],
  isRead: (at: number) => boolean = () => true,
): void {
  let applicant: Page | undefined;
  let staff: Page;
  const acts: string[] = [];
  /** The same days where our staff are, which may be the next ones. */
  const staffDays: string[] = [];
  const told = new Set<string>();

  beforeAll(async () => {
    staff = await journey.aVisitor();
    // Before the clock moves: the setup key lasts a day.
    await becomeFirstAdmin(staff, journey.setupKey);
  });
  const office = async () => {
    await signIn(staff, ana, '/admin/applications');
    return staff;
  };
  for (const [at, point] of points.entries())
    test(`${point.on}: ${point.what}`, async () => {
      await journey.moveTo(new Date(`${point.on}T14:30:00Z`));
      await runReminders(journey.dataDir);
      expect(await newReminders(), 'reminders of the day').toEqual(point.mails ?? []);
      const moment = new Date(Date.parse(point.on) + person.hour * 3_600_000);
      await journey.moveTo(moment);
      acts.push(point.on);
      staffDays.push(utcDay(moment));
      const page = applicant ?? (await journey.aVisitor({ timezoneId: person.timezoneId }));
      applicant = page;
      await signIn(page, person);
      await page.getByRole('heading', { name: dateTexts.title }).waitFor();
      const { body } = await askAs(page, 'GET', '/api/applications');
      const own = body.applications[0].id;
      await point.act?.({ page, own, office });
      if (point.approves) {
        await approve(await office(), person.name);
        // It can be taken back for half a minute.
        await journey.moveTo(new Date(moment.getTime() + 60_000));
      }
      if (!isRead(at)) return;

      // Until when a paper can be used is said beside it, too.
      const until = Object.values(point.calendar ?? {});
      await expectDates(page, { ...point.counted, also: [...(point.counted.also ?? []), ...until] }, acts);
      expect(await readCalendar(page), 'calendar file').toEqual(point.calendar ?? {});
      const { appointment } = point.counted.saved ?? {};
      if (appointment && !point.noPapers)
        expect(await readFolderDays(page), 'cover of the folder').toContain(appointment);
      const known = [...staffDays, ...Object.values(point.counted.saved ?? {})];
      const strange = (await readOfficeDays(await office(), own)).filter((day) => !known.includes(day));
      expect(strange, 'days in the office on which nothing was done').toEqual([]);
      if (point.also) {
        await showApplicant(page, point.also.name);
        await expectDates(page, point.also.counted, acts);
        await showApplicant(page, 'You');
      }
    });

  /** E-mails since the last point: of each reminder its day, and how many are left. No other e-mail names a day. */
  async function newReminders(): Promise<[string, number][]> {
    const rows = await inDatabaseOf(journey.dataDir, (root) =>
      root.selectFrom('outbox_mails').select(['id', 'template', 'text_body']).orderBy('created_at').execute(),
    );
    const fresh = rows.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    const reminders: [string, number][] = [];
    for (const { template, text_body } of fresh) {
      const days = daysIn(text_body ?? '');
      if (template !== 'date-coming') {
        expect(days, text_body ?? '').toEqual([]);
        continue;
      }
      const left = /That is (?:in (\d+) days|tomorrow)/.exec(text_body ?? '');
      reminders.push([days[0] ?? '', Number(left?.[1] ?? 1)]);
    }
    return reminders.sort();
  }
}

async function approve(office: Page, name: string): Promise<void> {
  await office.getByRole('button', { name: `Actions for ${name}` }).click();
  await office.getByRole('menuitem', { name: 'Approve' }).click();
  const decision = office.waitForResponse('**/status');
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  expect((await decision).status()).toBe(200);
}

/** Shows another person of the account. */
export async function showApplicant(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  const choice = page.getByRole('region', { name: 'Whose application do you want to see?' });
  await choice.getByRole('button', { name, exact: true }).click();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
