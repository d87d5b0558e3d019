import { test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { timelineTexts } from '#features/schedule/texts/timeline.ts';
import { review, tick, upload } from '../support/case-acts.ts';
import { aJourney } from '../support/journey.ts';
import { type Point, walkCase } from '../support/walk-a-case.ts';
import { both, elaineHadley, robert, saveForBoth, untilSent } from './couple-before-the-appointment.ts';
import { from22June, handedIn, handedInEvents, moved, movedEvents, visaOf22June } from './couple-days.ts';

/**
 * Robert and Elaine of Georgia, from the first visit to the residence card. Each point has its day, what is done on it, and
 * the days of every screen, counted by hand from the register: a tax number takes up to 4 weeks, a record 3 to 4, its
 * apostille up to 5, the application 1 to 2, the preparation 2 to 4, the answer 30 to 90 days after the papers.
 */
const journey = aJourney();

const fromTheNewDay: Point[] = [
  {
    on: '2027-05-14',
    what: 'the visa center moves the appointment to June 22',
    act: ({ page }) => saveForBoth(page, 'appointment', '2027-06-22'),
    counted: {
      saved: moved,
      tasks: from22June,
      visa: visaOf22June,
      also: ['2027-05-05', '2027-02-04'],
    },
    calendar: movedEvents,
    also: {
      name: elaineHadley,
      counted: {
        saved: { appointment: '2027-06-22', criminal_record_issued: '2027-03-19' },
        tasks: from22June,
        visa: visaOf22June,
        // Her papers of April 26 wait for our team, too, since April 28.
        also: ['2027-05-05', '2027-02-04', '2027-04-28'],
      },
    },
  },
  {
    on: '2027-06-02',
    what: 'in two weeks his record is 90 days old, six days before the appointment',
    // Four weeks to prepare: safe from June 30 on, two at the fastest: June 16. Two weeks before the appointment: June 8.
    counted: {
      saved: moved,
      tasks: from22June,
      visa: visaOf22June,
      also: ['2027-06-30', '2027-06-16', '2027-06-08', '2027-05-05', '2027-02-04'],
    },
    calendar: movedEvents,
    mails: [['2027-06-16', 14]],
  },
  {
    on: '2027-06-08',
    what: 'two weeks before the appointment they are prepared',
    act: (acting) => both(acting, (id, page) => tick(page, id, ...guideItems.interview, 'interview')),
    counted: { saved: moved, visa: visaOf22June, also: ['2027-05-05', '2027-02-04'] },
    calendar: movedEvents,
    // Her record was 14 days from its day on June 3, when nobody looked: nine are left.
    mails: [
      ['2027-06-17', 9],
      ['2027-06-22', 14],
      ['2027-06-22', 14],
    ],
  },
  {
    on: '2027-06-23',
    what: 'the day after the appointment',
    // Until it is handed in, the dashboard says how long some take a record: six months, until September 18.
    counted: { saved: moved, visa: visaOf22June, also: ['2027-09-18', '2027-05-05', '2027-02-04'] },
    calendar: movedEvents,
  },
  {
    on: '2027-06-24',
    what: 'the papers were handed in on June 22',
    act: ({ page }) => saveForBoth(page, 'handed_in', '2027-06-22'),
    counted: { saved: handedIn, visa: visaOf22June, also: ['2027-05-05', '2027-02-04'] },
    calendar: handedInEvents,
    also: {
      name: elaineHadley,
      counted: {
        saved: {
          appointment: '2027-06-22',
          handed_in: '2027-06-22',
          criminal_record_issued: '2027-03-19',
        },
        visa: visaOf22June,
        also: ['2027-05-05', '2027-02-04', '2027-04-28'],
      },
    },
  },
  {
    on: '2027-07-15',
    what: 'the consulate asks for another insurance, and our team for its copy',
    act: async ({ own, office }) =>
      review(await office(), own, 'health-insurance', 'It has to name Portugal.'),
    counted: { saved: handedIn, visa: visaOf22June, also: ['2027-05-05', '2027-02-04'] },
    calendar: handedInEvents,
  },
  {
    on: '2027-07-20',
    what: 'the new insurance is uploaded',
    act: ({ page, own }) => upload(page, own, { document_category: 'health-insurance' }),
    // Two business days from Tuesday: July 22, which is also the first day of the answer.
    counted: { saved: handedIn, visa: visaOf22June, also: ['2027-05-05', '2027-02-04'] },
    calendar: handedInEvents,
  },
  {
    on: '2027-09-21',
    what: 'the answer is a day late, and the move ten days off',
    counted: { saved: handedIn, visa: visaOf22June, also: ['2027-05-05', '2027-02-04'] },
    calendar: handedInEvents,
    mails: [['2027-10-01', 10]],
  },
  {
    on: '2027-09-24',
    what: 'the visas are granted: no day is likely any more',
    approves: true,
    counted: { saved: handedIn, also: ['2027-05-05', '2027-02-04', '2027-07-22'] },
    calendar: handedInEvents,
  },
  {
    on: '2027-10-02',
    what: 'they have arrived',
    act: ({ page, own }) => tick(page, own, 'collect-visa', 'book-travel', 'temporary-accommodation'),
    counted: { saved: handedIn, also: ['2027-05-05', '2027-02-04', '2027-07-22'] },
    calendar: handedInEvents,
  },
  {
    on: '2028-01-20',
    what: 'after the appointment at AIMA the residence card is there',
    act: ({ page, own }) => tick(page, own, ...guideItems.settlement.slice(3), 'settlement'),
    counted: { saved: handedIn, also: ['2027-05-05', '2027-02-04', '2027-07-22'] },
    calendar: handedInEvents,
  },
];

test('January 2027, the planner for visitors: its last appointment and visa are those of the timeline', async () => {
  await journey.moveTo(new Date('2027-01-04T17:00:00Z'));
  const page = await journey.aVisitor({ timezoneId: 'America/New_York' });
  // The longest way: record and apostille 63 days, application 14, appointment 42, answer 90, together 209 before October 1.
  await page.goto('/?move=2027-10&with=spouse#timeline-result');
  const steps = page.getByRole('list', { name: timelineTexts.steps }).getByRole('listitem');
  await page.getByText('Start by March 6, 2027 to move in October 2027').waitFor();
  await steps.getByText('Between May 1 and July 3, 2027').first().waitFor();
  await steps.getByText('Between May 31 and October 1, 2027').waitFor();
});

walkCase(journey, { ...robert, timezoneId: 'America/New_York', hour: 17 }, [
  ...untilSent(journey.dataDir),
  ...fromTheNewDay,
]);
