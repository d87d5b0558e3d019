import type { Page } from 'playwright-core';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import type { DateKind } from '#features/schedule/rules/dates.ts';
import { askAs } from '../support/ask-as.ts';
import { review, saveDay, sayWhere, tick, upload } from '../support/case-acts.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { toast } from '../support/page-checks.ts';
import { type Acting, type Point, showApplicant, without } from '../support/walk-a-case.ts';
import {
  appointments,
  booked,
  events,
  fresh,
  from15June,
  fromTheMove,
  records,
  visaForTheMove,
  visaOf15June,
  wished,
  wishedEvents,
} from './couple-days.ts';

export const robert = { email: 'robert.hadley@example.com', name: 'Robert Hadley' };
export const elaineHadley = 'Elaine Hadley (spouse)';

let elaine = '';

/** Robert adds her in his profile; the plan that has room for two is bought already. */
async function addElaine(page: Page, dataDir: string) {
  await inDatabaseOf(dataDir, async (root) => {
    const { id } = await root
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', robert.email)
      .executeTakeFirstOrThrow();
    await root
      .insertInto('subscriptions')
      .values({
        user_id: id,
        provider: 'built_in',
        subscription_plan: 'standard',
        subscription_status: 'active',
      })
      .execute();
  });
  await page.goto('/profile');
  const people = page.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: 'Add a person' }).click();
  await people.getByLabel('Who is it?').selectOption('Spouse or partner');
  await people.getByLabel('Their full name').fill('Elaine Hadley');
  await people.getByRole('button', { name: 'Add this person' }).click();
  await toast(page, 'Elaine Hadley (spouse) was added').waitFor();
  await showApplicant(page, 'You');
  const { body } = await askAs(page, 'GET', '/api/applications');
  elaine = body.applications[1].id;
}

/** Does the same for both. */
export async function both({ page, own }: Acting, act: (id: string, page: Page) => Promise<void>) {
  await act(own, page);
  await act(elaine, page);
}
/** Saves the same day for both, or one for each. */
export async function saveForBoth(page: Page, kind: DateKind, day: string, elaines = day) {
  await saveDay(page, kind, day);
  await showApplicant(page, elaineHadley);
  await saveDay(page, kind, elaines);
  await showApplicant(page, 'You');
}
const papers = (acting: Acting, ...types: readonly string[]) =>
  both(acting, async (id, page) => {
    for (const document_category of types) await upload(page, id, { document_category });
  });

/** From the first visit until the application is sent. @param dataDir - of the journey. */
export const untilSent = (dataDir: string): Point[] => [
  {
    on: '2027-01-04',
    what: 'they sign up; no day is saved, and none is counted but that of the tax number',
    // Asked for today, it is there four weeks later, on February 1.
    counted: { also: ['2027-02-01'] },
  },
  {
    on: '2027-01-08',
    what: 'Georgia, D7, both of them, and October 1 for the move',
    async act({ page }) {
      await sayWhere(page, 'Georgia', true);
      await addElaine(page, dataDir);
      await saveDay(page, 'move_in', '2027-10-01');
    },
    // The tax number, asked for today: February 5. The appointment, at the latest: July 3.
    counted: {
      saved: { move_in: '2027-10-01' },
      tasks: fromTheMove,
      visa: visaForTheMove,
      also: ['2027-02-05', '2027-07-03'],
    },
    calendar: { [events.move]: '2027-10-01' },
  },
  {
    on: '2027-01-11',
    what: 'a representative asks for both tax numbers',
    act: (acting) => both(acting, (id, page) => tick(page, id, 'nif-portal', 'nif-request', 'nif-papers')),
    // Four weeks from January 11: February 8.
    counted: {
      saved: { move_in: '2027-10-01' },
      tasks: fromTheMove,
      visa: visaForTheMove,
      also: ['2027-02-08', '2027-07-03'],
    },
    calendar: { [events.move]: '2027-10-01' },
  },
  {
    on: '2027-01-25',
    what: 'they wait for the numbers, still four weeks from the day they asked',
    counted: {
      saved: { move_in: '2027-10-01' },
      tasks: fromTheMove,
      visa: visaForTheMove,
      also: ['2027-02-08', '2027-07-03'],
    },
    calendar: { [events.move]: '2027-10-01' },
  },
  {
    on: '2027-02-02',
    what: 'the numbers are there, and their papers uploaded; the passport is valid until August 20, 2031',
    async act(acting) {
      await both(acting, async (id, page) => {
        await tick(page, id, 'nif-received');
        await upload(page, id, { guide_item: 'nif-document' });
        await tick(page, id, 'nif-document');
      });
      await saveDay(acting.page, 'passport_expiry', '2031-08-20');
    },
    // The passport takes two weeks from today: February 16. Reviewed in two business days from Tuesday: February 4.
    counted: {
      saved: wished,
      tasks: without(fromTheMove, 'nif-number', 'nif-document'),
      visa: visaForTheMove,
      also: ['2027-02-16', '2027-02-04', '2027-07-03'],
    },
    calendar: wishedEvents,
  },
  {
    on: '2027-02-10',
    what: 'the appointment is on June 15, for both',
    act: ({ page }) => saveForBoth(page, 'appointment', '2027-06-15'),
    // Two weeks for a passport: February 24. Still from February 2: reviewed by February 4.
    counted: {
      saved: booked,
      tasks: from15June,
      fresh,
      visa: visaOf15June,
      also: ['2027-02-24', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15') },
    also: {
      name: elaineHadley,
      counted: {
        saved: { appointment: '2027-06-15' },
        tasks: from15June,
        fresh,
        visa: visaOf15June,
        also: ['2027-02-24', '2027-02-04'],
      },
    },
  },
  {
    on: '2027-02-25',
    what: 'the first day on which the record is ordered',
    // Four weeks for the record: March 25.
    counted: {
      saved: booked,
      tasks: from15June,
      fresh,
      visa: visaOf15June,
      also: ['2027-03-25', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15') },
  },
  {
    on: '2027-03-22',
    what: 'the records are there, issued on March 18 and 19, and go out for their apostilles',
    act: ({ page }) => saveForBoth(page, 'criminal_record_issued', '2027-03-18', '2027-03-19'),
    // Five weeks for the apostille: April 26.
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: without(from15June, 'criminal-record'),
      visa: visaOf15June,
      also: ['2027-04-26', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
    also: {
      name: elaineHadley,
      counted: {
        saved: { appointment: '2027-06-15', criminal_record_issued: '2027-03-19' },
        tasks: without(from15June, 'criminal-record'),
        visa: visaOf15June,
        also: ['2027-04-26', '2027-02-04'],
      },
    },
  },
  {
    on: '2027-04-16',
    what: 'the apostilles are not back, and their safe day has passed',
    // Apostille: five weeks, May 21; with two and four more the first safe day is July 2. If all goes fast: one week for
    // papers, one for the application, two to prepare, May 14; and the apostille in time if it is back on May 25.
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: without(from15June, 'criminal-record'),
      visa: visaOf15June,
      also: ['2027-05-21', '2027-07-02', '2027-05-14', '2027-05-25', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
  },
  {
    on: '2027-04-26',
    what: 'records with apostilles, birth certificates and passports are uploaded',
    act: (acting) => papers(acting, 'criminal-record', 'birth-certificate', 'passport'),
    // A week for income: May 3. Two business days for the review from Monday: April 28.
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: without(from15June, 'criminal-record', 'apostille', 'birth-certificate', 'passport'),
      visa: visaOf15June,
      also: ['2027-05-03', '2027-04-28', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
  },
  {
    on: '2027-04-28',
    what: 'our team accepts two of his papers, and asks for a new copy of the passport',
    async act({ own, office }) {
      const page = await office();
      await review(page, own, 'criminal-record');
      await review(page, own, 'birth-certificate');
      await review(page, own, 'passport', 'The page with the photo is cut off.');
    },
    // A new copy may take two weeks: May 12; with two and four more the first safe day is June 23, and at the fastest (one,
    // one, two weeks) May 26. Passport and income at the latest a week before May 25: May 18.
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: without(from15June, 'criminal-record', 'apostille', 'birth-certificate'),
      visa: visaOf15June,
      also: ['2027-06-23', '2027-05-26', '2027-05-18', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
  },
  {
    on: '2027-05-03',
    what: 'all other papers are uploaded',
    async act(acting) {
      await papers(acting, 'proof-income', 'health-insurance', 'accommodation-proof');
      await upload(acting.page, acting.own, { document_category: 'passport' });
      await both(acting, (id, page) => tick(page, id, 'documents'));
    },
    // Two business days from Monday: May 5.
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: { 'online-application': from15June['online-application'], interview: from15June.interview },
      visa: visaOf15June,
      also: ['2027-05-05', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
  },
  {
    on: '2027-05-10',
    what: 'the online application is sent',
    act: (acting) =>
      both(acting, (id, page) => tick(page, id, ...guideItems['online-application'], 'online-application')),
    counted: {
      saved: { ...booked, criminal_record_issued: '2027-03-18' },
      tasks: { interview: from15June.interview },
      visa: visaOf15June,
      also: ['2027-05-05', '2027-02-04'],
    },
    calendar: { ...wishedEvents, ...appointments('2027-06-15'), ...records },
  },
];
