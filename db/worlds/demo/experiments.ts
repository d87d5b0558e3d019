import type { ExperimentStatus } from '#features/experiments/rules/experiments.ts';

/** What a variant shows, and what became of those who saw it. */
export interface DemoVariant {
  slug: string;
  title: string;
  hero: { title: string; subtitle: string; ctaText: string };
  visitors: number;
  conversions: number;
  signUps: number;
}

export interface DemoExperiment {
  name: string;
  description: string;
  status: ExperimentStatus;
  startedDaysAgo: number;
  /** It was paused so many days ago. */
  pausedDaysAgo?: number;
  /** So many days ago the second variant was chosen, and why. */
  won?: { daysAgo: number; note: string };
  /** The first is the control. */
  variants: [DemoVariant, DemoVariant];
}

/** Four tests: one that was won, one without a difference yet, one that is too young, one whose split is wrong. */
export const demoExperiments: DemoExperiment[] = [
  {
    name: 'Button says what comes next',
    description: 'Names the first step on the button in place of "Start now".',
    status: 'completed',
    startedDaysAgo: 58.3,
    won: { daysAgo: 24.1, note: 'Clear for a week, and sign-ups went up with it.' },
    variants: [
      {
        slug: 'retire-checklist',
        title: 'Your list of papers',
        hero: {
          title: 'Your list of papers, in order',
          subtitle: 'Six documents for the D7 visa, each in its time.',
          ctaText: 'Start now',
        },
        visitors: 4318,
        conversions: 173,
        signUps: 44,
      },
      {
        slug: 'retire-checklist-next-step',
        title: 'Your list of papers (next step)',
        hero: {
          title: 'Your list of papers, in order',
          subtitle: 'Six documents for the D7 visa, each in its time.',
          ctaText: 'Show my first paper',
        },
        visitors: 4292,
        conversions: 251,
        signUps: 57,
      },
    ],
  },
  {
    name: 'Shorter page for remote workers',
    description: 'Drops the features section.',
    status: 'paused',
    startedDaysAgo: 25.2,
    pausedDaysAgo: 2,
    variants: [
      {
        slug: 'remote-workers',
        title: 'Work from Portugal',
        hero: {
          title: 'Work from Portugal',
          subtitle: 'The D8 visa, step by step.',
          ctaText: 'See my steps',
        },
        visitors: 1402,
        conversions: 52,
        signUps: 12,
      },
      {
        slug: 'remote-workers-short',
        title: 'Work from Portugal (short)',
        hero: { title: 'Work from Portugal', subtitle: 'Six steps, one guide.', ctaText: 'See my steps' },
        visitors: 1188,
        conversions: 47,
        signUps: 11,
      },
    ],
  },
  {
    name: 'Hero names the six documents',
    description: 'Shows what to gather before asking anyone to sign in.',
    status: 'active',
    startedDaysAgo: 6.1,
    variants: [
      {
        slug: 'retire-portugal',
        title: 'Retire in Portugal',
        hero: {
          title: 'Retire in Portugal',
          subtitle: 'We guide you through the D7 visa.',
          ctaText: 'Get my plan',
        },
        visitors: 1561,
        conversions: 62,
        signUps: 15,
      },
      {
        slug: 'retire-portugal-six-papers',
        title: 'Retire in Portugal (six papers)',
        hero: {
          title: 'Six documents, and you can apply',
          subtitle: 'Passport, photo, record, income, insurance, a home.',
          ctaText: 'Get my plan',
        },
        visitors: 1535,
        conversions: 71,
        signUps: 17,
      },
    ],
  },
  {
    name: 'Price in the first screen',
    description: 'Says $99 per month next to the button instead of one screen below.',
    status: 'active',
    startedDaysAgo: 35.1,
    variants: [
      {
        slug: 'd7-guide',
        title: 'D7 visa guide',
        hero: {
          title: 'The D7 visa, step by step',
          subtitle: 'Your papers, your dates, one place.',
          ctaText: 'Start now',
        },
        visitors: 4636,
        conversions: 167,
        signUps: 47,
      },
      {
        slug: 'd7-guide-price-first',
        title: 'D7 visa guide (price first)',
        hero: {
          title: 'The D7 visa, step by step',
          subtitle: '$99 per month. Cancel when you like.',
          ctaText: 'Start for $99',
        },
        visitors: 4604,
        conversions: 217,
        signUps: 51,
      },
    ],
  },
];
