import { guardrailMargins, minimumConversions, minimumDays } from '../rules/results/thresholds.ts';

/** What the "?" of a figure opens: its name, and what it means in plain words. How it is reckoned: decision 0035. */
interface Explanation {
  label: string;
  body: string;
}

/** The figures of an experiment, explained without statistics; held to grade 8 by a test. */
export const experimentResultTexts = {
  visitors: {
    label: 'What are visitors?',
    body: 'People who saw this page since the test began. Each of them counts once, on each day and on every visit.',
  },
  conversions: {
    label: 'What are conversions?',
    body: 'Visitors who did what the test counts, such as pressing the button. Each of them counts once.',
  },
  rate: {
    label: 'What is the rate?',
    body: 'Conversions out of all who saw the page. At 4%, four out of 100 people did it.',
  },
  range: {
    label: 'What is the 95% range?',
    body: 'Chance moves every rate a little. In 95 of 100 cases the true rate lies in such a range. More visitors make it smaller.',
  },
  difference: {
    label: 'What is the range of the difference?',
    body: 'How far this page may be above or below Control, in points. It holds on each day you look. While zero is inside, there may be no difference at all.',
  },
  chance: {
    label: 'What is the chance to beat Control?',
    body: 'How likely it is that this page is truly better, from the counts so far. It swings a lot at first, so it alone decides nothing.',
  },
  expectedLoss: {
    label: 'What is the expected loss?',
    body: 'If you choose this page and it is worse after all, this is what it costs you on average, in points. A small loss is a safe choice.',
  },
  extraPerThousand: {
    label: 'What are extra conversions?',
    body: 'How many more people out of 1,000 would do it if all of them saw this page, and not Control.',
  },
  revenue: {
    label: 'What is revenue per visitor?',
    body: 'All the money that came in, shared out among all visitors, also those who paid nothing. A few large sums can move it, so its range is wide.',
  },
  notEnoughData: {
    label: 'Why is the leader hidden?',
    body: `An early lead is mostly luck. We show who is ahead once each page has ${minimumConversions} conversions and the test has run for ${minimumDays} full days.`,
  },
  daysLeft: {
    label: 'How are the days left worked out?',
    body: 'From the pace since the test began. If fewer people come next week, it takes longer. With no conversions at all we cannot tell.',
  },
  split: {
    label: 'What is the split check?',
    body: 'We check that each page got its share of the visitors. If the split is off by more than chance allows, some were lost or not counted. Then no figure can be trusted.',
  },
  guardrails: {
    label: 'What must not get worse?',
    body: `A page can win presses and still do harm. So we watch sign-ups, people who leave within ten seconds, and load time. Safe means: at most ${guardrailMargins.sign_up * 100}% fewer sign-ups, ${guardrailMargins.bounce * 100} points more who leave, or ${guardrailMargins.load_time} ms more to load.`,
  },
  winner: {
    label: 'When is there a winner?',
    body: 'When the whole range of the difference is above zero, and nothing we watch got worse. Looking every day is fine. Of 100 tests of two equal pages, at most five will ever show a difference.',
  },
  noDifferenceYet: {
    label: 'What does "no difference yet" mean?',
    body: 'The pages may be equal, or one may be a little better. The counts so far cannot tell. You can wait, or keep Control and test a bolder change.',
  },
  controlHolds: {
    label: 'Why does Control hold?',
    body: 'The other pages are worse, or so close that waiting would gain you next to nothing. Keep Control and try something new.',
  },
} as const satisfies Record<string, Explanation>;
