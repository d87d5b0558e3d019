import type { ConversionType } from '#features/traffic/rules/traffic.ts';
import { eventNames } from '#features/traffic/texts/office-event-names.ts';
import type { ExperimentProblem, LaunchCheckName } from '../rules/experiments.ts';
import { experimentLimits } from '../rules/experiments.ts';
import { officeExperimentResultTexts } from './office-experiment-results.ts';

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** What is looked at before a start, and what to do when it does not hold. */
export const launchTexts: Record<
  LaunchCheckName,
  { ok: string; failed: (names: readonly string[]) => string }
> = {
  variants: {
    ok: 'It has two variants or more.',
    failed: () => 'It needs two variants or more.',
  },
  weights: {
    ok: 'The weights add up to 100%.',
    failed: () => 'The weights do not add up to 100%.',
  },
  pages: {
    ok: 'Every variant has a page that the public sees.',
    failed: (names) => `Without a page that the public sees: ${quoted(names)}.`,
  },
  differ: {
    ok: 'The variants show different pages.',
    failed: (names) => `Shows the same page as another variant: ${quoted(names)}.`,
  },
  free: {
    ok: 'No other active experiment shows these pages.',
    failed: (names) =>
      `One of its pages is part of another active experiment: ${quoted(names)}. Pause or finish that one first.`,
  },
  tracking: {
    ok: 'A visit to one of these pages was counted in the last 24 hours.',
    failed: () =>
      'No visit to these pages was counted in the last 24 hours. You can start, but look at Analytics after a while.',
  },
};

/** Texts of the staff screen for experiments; quoted ones are the specification's, word for word. */
export const officeExperimentTexts = {
  title: 'A/B Test Manager',
  create: 'Create Experiment',
  lead: 'Shows different pages to different visitors at the same address, and counts what they do.',
  loading: 'Loading experiments...',
  cardHeader: (count: string) => `Experiments (${count})`,
  shown: (count: string) => `${count} shown.`,
  empty: {
    title: 'No experiments yet',
    body: 'An experiment shows different pages to different visitors and counts what they do.',
  },

  statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', completed: 'Completed' },
  card: {
    figures: (traffic: number, variants: number) => `Traffic: ${traffic}% | Variants: ${variants}`,
    weight: (weight: number) => `${weight}%`,
    noPage: 'No landing page',
    created: (date: string) => `Created ${date}`,
    start: 'Start',
    resume: 'Resume',
    pause: 'Pause',
    results: 'View results',
    finish: 'Finish',
    duplicate: 'Duplicate',
    duplicateToChange: 'Duplicate to change',
    edit: 'Edit',
    remove: 'Delete',
    more: (name: string) => `More for ${name}`,
    variants: (name: string) => `Variants of ${name}`,
    hiddenPage: 'The public does not see this page',
    won: 'Winner',
    named: (action: string, name: string) => `${action}: ${name}`,
  },
  copyOf: (name: string) => `${name} (Copy)`,

  /** Why weights, pages and traffic cannot be changed. */
  locked: {
    active: 'Weights and pages are locked while it is active. Duplicate it to change them.',
    completed: 'It is completed. Duplicate it to try again.',
    exposed:
      'Visitors have already been given a variant: changed weights or pages would mix two tests. Duplicate it to change them.',
  },
  notADraft: 'Only a draft can be deleted: what ran stays with its figures.',
  pageGone: 'The page of the winner or of the control is gone. Keep the control, or look at the pages.',
  notNow: 'It cannot go from where it stands now to there.',
  goal: (event: ConversionType) => `Counts: ${eventNames[event]}`,

  form: {
    name: 'Name',
    description: 'Description',
    traffic: 'Traffic percentage',
    trafficHint: 'The share of visitors who take part, from 1 to 100.',
    variants: 'Variants',
    variantName: 'Variant name',
    weight: 'Weight (%)',
    page: 'Landing page',
    addVariant: 'Add variant',
    removeVariant: (name: string) => `Remove ${name}`,
    row: (number: number, name: string) => (name ? `Row ${number}: ${name}` : `Row ${number}`),
    inRow: (label: string, number: number) => `${label}, row ${number}`,
    /** The two that a new experiment begins with; added ones are Variant B, Variant C and so on. */
    control: 'Control',
    variant: (letter: string) => `Variant ${letter}`,
    total: (total: number) => `Total ${total}%.`,
    missing: (missing: number) => `Add ${missing}%.`,
    tooMuch: (over: number) => `Take away ${over}%.`,
    submit: 'Create Experiment',
    splitEvenly: 'Split evenly',
    goal: 'What counts as a conversion',
    noPage: 'No page yet',
    gonePage: 'A page that the public does not see',
    noPages: 'The public sees no landing page yet. Publish two, then choose them here.',
    pagesFailed: 'The landing pages could not be loaded',
    controlHint:
      'The first one is the control: the others are compared with it, and its address is the one to advertise.',
    titles: { create: 'Create Experiment', edit: 'Edit Experiment' },
    save: 'Save',
    saving: 'Saving...',
    creating: 'Creating...',
    kept: 'What you typed is still here.',
    problems: 'The experiment was not saved',
    problem: (problem: ExperimentProblem, label: string): string => {
      if (problem === 'missing') return `${label}: write something here`;
      if (problem === 'too_long') return `${label}: this is too long`;
      if (problem === 'taken') return `${label}: another variant has this name`;
      if (problem === 'not_a_weight') return `${label}: a whole number from 0 to 100`;
      if (problem === 'not_a_share') return `${label}: a whole number from 1 to 100`;
      if (problem === 'too_few') return 'An experiment needs two variants or more';
      return 'Variant weights must add up to 100%';
    },
    limits: experimentLimits,
    /** What the traffic percentage means, and in a picture of ten people. */
    share: {
      all: 'All visitors join the test.',
      some: (share: number) => `${share}% of visitors join the test. The rest see the normal page.`,
      picture: (of: number) =>
        of === 0 ? 'Fewer than 1 of 10 visitors join.' : `About ${of} of 10 visitors join.`,
    },
    stale: {
      title: 'Somebody changed this experiment meanwhile',
      body: 'What you typed is still here. Save it over theirs, or take theirs.',
      overwrite: 'Save mine',
      take: 'Take theirs',
    },
    cancel: 'Cancel',
    weightsDoNotAddUp: 'Variant weights must add up to 100%',
  },

  errors: {
    title: 'Error',
    fetching: 'Failed to fetch experiments',
    creating: 'Failed to create experiment',
    updating: 'The status of the experiment could not be changed.',
    saving: 'The experiment could not be saved',
    duplicating: 'The experiment could not be duplicated',
    deleting: 'The experiment could not be deleted',
    finishing: 'The experiment could not be finished',
    stale: 'Somebody changed it meanwhile. Look at it again, then press again.',
  },
  done: {
    created: 'Experiment created successfully',
    changed: (status: string) => `Experiment ${status} successfully`,
    saved: 'Experiment saved',
    duplicated: 'Experiment duplicated',
    duplicatedBody: (name: string) => `“${name}” is a draft.`,
    deleted: 'Experiment deleted',
  },

  launch: {
    title: (name: string) => `Start “${name}”?`,
    resumeTitle: (name: string) => `Resume “${name}”?`,
    body: 'From then on visitors to its pages are given one of the variants. Weights and pages are locked while it runs.',
    checking: 'Looking at its pages...',
    failed: 'It could not be looked at',
    blocked: 'It cannot start yet.',
    ok: 'Holds',
    notOk: 'In the way',
    warning: 'Look at this',
    checksLabel: 'Before it starts',
    ready: 'Nothing is missing: it can start.',
    confirm: 'Start',
    resume: 'Resume',
    busy: 'Starting...',
  },
  finish: {
    title: (name: string) => `Finish “${name}”?`,
    body: 'It ends for good: nobody is given a variant any more, and the decision is kept with its figures.',
    decision: 'Your decision',
    keep: (control: string) => `Keep ${control}`,
    keepEffect: 'All visitors see the page as it was before the test. Nothing is published.',
    choose: (variant: string) => `${variant} wins`,
    chooseEffect: (page: string, slug: string) =>
      `What “${page}” shows is published at /pitches/${slug} for everybody, as a new version. Title and address stay. To take it back, restore the version before it in the page’s history.`,
    missing: 'Choose what becomes of it.',
    note: 'Why',
    noteHint: 'For whoever looks at this later.',
    confirm: 'Finish experiment',
    busy: 'Finishing...',
    early: 'There is not enough data yet',
    earlyBody: 'You can end it, but nobody can say which variant is better.',
  },
  deleting: {
    title: (name: string) => `Delete “${name}”?`,
    body: 'It is a draft. Its landing pages stay.',
    confirm: 'Delete',
  },

  results: officeExperimentResultTexts,
} as const;
