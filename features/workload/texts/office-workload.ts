import { replyHours } from '#features/support/rules/support.ts';
import { ageBounds, type Period, type WorkloadKind } from '../rules.ts';

const [young, middle, old] = ageBounds;

/** Texts of the office's reports. */
export const officeWorkloadTexts = {
  title: 'Reports',
  lead: (from: string, to: string) => `${from} to ${to}. Weeks begin on Monday, New York time.`,
  loading: 'Loading the reports...',
  failed: 'The reports could not be loaded.',
  period: {
    label: 'Period',
    choices: { 4: 'Last 4 weeks', 13: 'Last 13 weeks', 26: 'Last 26 weeks' } satisfies Record<Period, string>,
  },
  empty: {
    title: 'Nothing to report yet',
    body: 'No case is open, and nothing was decided, reviewed or answered in these weeks.',
  },
  stages: {
    title: 'Open cases by stage and age',
    method: 'Cases that are not decided now, by the stage they are in and the days since they were begun.',
    stage: 'Stage',
    all: 'All',
  },
  ages: [
    `Under ${young} days`,
    `${young} to ${middle - 1} days`,
    `${middle} to ${old - 1} days`,
    `${old} days or more`,
  ],
  summary: 'Done in the period',
  kinds: {
    case: {
      name: 'Cases decided',
      tab: 'Cases',
      method:
        'From the day a review was asked for to the decision, in business time. The promise is two business days, as for documents. Left out: decisions taken back, and cases handed over again since.',
    },
    document: {
      name: 'Documents reviewed',
      tab: 'Documents',
      method:
        'From arrival to accepted or returned, in business time; the promise is two business days. Reviews that were taken back or changed are left out.',
    },
    message: {
      name: 'First replies',
      tab: 'Conversations',
      method: `From a person's first message to our first reply, by the clock; the promise is ${replyHours} hours. What was merged counts once.`,
    },
  } satisfies Record<WorkloadKind, object>,
  kindLabel: 'By week and colleague',
  columns: {
    kind: 'What',
    week: 'Week of',
    colleague: 'Colleague',
    done: 'Done',
    half: 'Half within',
    most: '90% within',
    kept: 'Promises kept',
  },
  method:
    'Done and times count in the week of the answer. A promise counts in the week in which it was kept, or in which its time ran out.',
  soFar: (week: string) => `${week} (so far)`,
  keptOf: (kept: string, promised: string) => `${kept} of ${promised}`,
  none: 'None',
  byWeek: 'By week',
  byColleague: 'By colleague',
  whose: 'Colleague',
  everybody: 'Everybody',
  gone: 'Former colleagues',
  unanswered: 'Not answered yet',
  nothingDone: 'Nothing in these weeks.',
  export: {
    failed: 'The reports could not be exported',
    openCases: 'Open cases',
    allWeeks: 'All weeks',
    everybody: 'Everybody',
    columns: [
      'What',
      'Week beginning',
      'Colleague',
      'Stage',
      'Age',
      'Count',
      'Half within (hours)',
      '90% within (hours)',
      'Promises settled',
      'Promises kept',
    ],
  },
} as const;

/** A colleague as the reports call them. */
export const colleagueName = ({
  colleague,
  name,
}: {
  colleague: string | null;
  name: string | null;
}): string =>
  name ?? (colleague === 'unanswered' ? officeWorkloadTexts.unanswered : officeWorkloadTexts.gone);
