import type { Page } from 'playwright-core';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { review, saveDay, sayWhere, tick, upload } from '../support/case-acts.ts';
import { aJourney } from '../support/journey.ts';
import { type Point, walkCase, without } from '../support/walk-a-case.ts';

/**
 * Carmen of New Mexico, a widow who moves alone, always at half past six in the evening, when Lisbon and our clock have the
 * next day already: each day on her screens is one of her own calendar. She begins with a criminal record that will be too
 * old. Counted by hand as in `case-of-a-couple.night.test.ts`.
 */
const journey = aJourney();
const carmen = { email: 'carmen.baca@example.com', name: 'Carmen Baca' };

/**
 * Back from December 1, 2027: preparation from November 3, application from October 20, by when all papers are there. The
 * apostille leaves on September 15, five weeks before, and the record on August 18. Passport and certificate: October 6.
 * Income: October 13. Insurance: October 18. Lease: October 17, for which the tax number is asked for on September 19.
 */
const tasks = {
  'nif-number': ['2027-09-19', '2027-10-17'],
  'nif-document': ['2027-10-20', '2027-10-20'],
  'criminal-record': ['2027-08-18', '2027-09-15'],
  apostille: ['2027-09-15', '2027-10-20'],
  passport: ['2027-10-06', '2027-10-20'],
  'birth-certificate': ['2027-10-06', '2027-10-20'],
  'proof-income': ['2027-10-13', '2027-10-20'],
  'health-insurance': ['2027-10-18', '2027-10-20'],
  'accommodation-proof': ['2027-10-17', '2027-10-20'],
  'online-application': ['2027-10-20', '2027-11-03'],
  interview: ['2027-11-03', '2027-12-01'],
} as const;
/** Issued 89 days before December 1, on September 3 or later, so ordered from August 13 on. */
const fresh = { from: '2027-08-13', issued: '2027-09-03' };
/** December 31; and 31 days of December and January later, and 29 of February in a leap year: February 29. */
const visa = ['2027-12-31', '2028-02-29'] as const;
/** After both numbers and their papers. */
const papers = without(tasks, 'nif-number', 'nif-document');

const events = {
  appointment: 'Visa appointment at the consulate',
  handed_in: 'Papers handed in for the visa',
  record: 'Criminal record is 90 days old',
};
const first = { appointment: '2027-12-01', criminal_record_issued: '2027-02-20' };
const second = { appointment: '2027-12-01', criminal_record_issued: '2027-09-07' };
const handedIn = { ...second, handed_in: '2027-12-01' };
/** February 20 and 90 days: 8 of February, March 31, April 30, 21 of May. */
const firstEvents = { [events.appointment]: '2027-12-01', [events.record]: '2027-05-21' };
/** September 7 and 90 days: 23 of September, October 31, November 30, 6 of December. */
const secondEvents = { [events.appointment]: '2027-12-01', [events.record]: '2027-12-06' };
const handedInEvents = { [events.appointment]: '2027-12-01', [events.handed_in]: '2027-12-01' };
/** Her number came on Friday, June 11 by our clock: reviewed by Tuesday, June 15. */
const nifReview = '2027-06-15';
/** All papers came on Wednesday, October 13 by our clock: reviewed by Friday, October 15. */
const reviews = [nifReview, '2027-10-15'];

const uploadAll = async (page: Page, id: string) => {
  for (const document_category of requiredDocuments) await upload(page, id, { document_category });
};

const points: Point[] = [
  {
    on: '2027-03-02',
    what: 'she signs up',
    // Four weeks for the tax number: March 30.
    counted: { also: ['2027-03-30'] },
  },
  {
    on: '2027-03-05',
    noPapers: true,
    what: 'New Mexico, D7, alone; the appointment is on December 1, and a record of February 20 is there',
    async act({ page }) {
      await sayWhere(page, 'New Mexico');
      await saveDay(page, 'appointment', '2027-12-01');
      await saveDay(page, 'criminal_record_issued', '2027-02-20');
    },
    // Six months after February 20 is August 20: too old on December 1, and a new one is counted. Tax number: April 2.
    counted: { saved: first, tasks, fresh, visa, also: ['2027-04-02'] },
    calendar: firstEvents,
  },
  {
    on: '2027-05-07',
    noPapers: true,
    what: 'in two weeks the record is 90 days old',
    // Tax number: four weeks from May 7, June 4.
    counted: { saved: first, tasks, fresh, visa, also: ['2027-06-04'] },
    calendar: firstEvents,
    mails: [['2027-05-21', 14]],
  },
  {
    on: '2027-06-10',
    what: 'the tax number is there',
    async act({ page, own }) {
      await tick(page, own, ...guideItems['nif-number']);
      await upload(page, own, { guide_item: 'nif-document' });
      await tick(page, own, 'nif-document');
    },
    // Two weeks for the passport: June 24.
    counted: { saved: first, tasks: papers, fresh, visa, also: ['2027-06-24', nifReview] },
    calendar: firstEvents,
  },
  {
    on: '2027-08-12',
    what: 'the evening before the first day to order the new record, a day later by our clock',
    // Two weeks for the passport: August 26.
    counted: { saved: first, tasks: papers, fresh, visa, also: ['2027-08-26', nifReview] },
    calendar: firstEvents,
  },
  {
    on: '2027-08-13',
    what: 'the new record is ordered',
    // Four weeks: September 10.
    counted: { saved: first, tasks: papers, fresh, visa, also: ['2027-09-10', nifReview] },
    calendar: firstEvents,
  },
  {
    on: '2027-09-10',
    what: 'it is there, issued on September 7, and goes out for its apostille',
    act: ({ page }) => saveDay(page, 'criminal_record_issued', '2027-09-07'),
    // Five weeks: October 15.
    counted: {
      saved: second,
      tasks: without(papers, 'criminal-record'),
      visa,
      also: ['2027-10-15', nifReview],
    },
    calendar: secondEvents,
  },
  {
    on: '2027-10-12',
    what: 'all papers are uploaded',
    async act({ page, own }) {
      await uploadAll(page, own);
      await tick(page, own, 'documents');
    },
    counted: {
      saved: second,
      tasks: { 'online-application': tasks['online-application'], interview: tasks.interview },
      visa,
      also: reviews,
    },
    calendar: secondEvents,
  },
  {
    on: '2027-10-25',
    what: 'the application is sent, and our team asks for another lease',
    async act({ page, own, office }) {
      await tick(page, own, ...guideItems['online-application'], 'online-application');
      await review(await office(), own, 'accommodation-proof', 'The landlord has to sign it.');
    },
    // The lease counts as done with its step.
    counted: { saved: second, tasks: { interview: tasks.interview }, visa, also: reviews },
    calendar: secondEvents,
  },
  {
    on: '2027-11-17',
    what: 'two weeks before the appointment she is prepared',
    act: ({ page, own }) => tick(page, own, ...guideItems.interview, 'interview'),
    counted: { saved: second, visa, also: reviews },
    calendar: secondEvents,
    mails: [['2027-12-01', 14]],
  },
  {
    on: '2027-12-01',
    what: 'in the evening of the appointment she saves that the papers are handed in',
    act: ({ page }) => saveDay(page, 'handed_in', '2027-12-01'),
    counted: { saved: handedIn, visa, also: reviews },
    calendar: handedInEvents,
  },
  {
    on: '2028-02-29',
    what: 'the last likely day, by her calendar',
    counted: { saved: handedIn, visa, also: reviews },
    calendar: handedInEvents,
  },
  {
    on: '2028-03-01',
    what: 'the answer is late',
    counted: { saved: handedIn, visa, also: reviews },
    calendar: handedInEvents,
  },
  {
    on: '2028-03-06',
    what: 'the visa is granted: no day is likely any more',
    approves: true,
    counted: { saved: handedIn, also: reviews },
    calendar: handedInEvents,
  },
  {
    on: '2028-07-20',
    what: 'after the appointment at AIMA the residence card is there',
    act: ({ page, own }) => tick(page, own, ...guideItems.settlement, 'settlement'),
    counted: { saved: handedIn, also: reviews },
    calendar: handedInEvents,
  },
];

// Half past six in the evening in winter, half past seven in summer.
walkCase(journey, { ...carmen, timezoneId: 'America/Denver', hour: 25.5 }, points);
