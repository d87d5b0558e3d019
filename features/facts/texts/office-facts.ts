import type { Duration } from '#platform/shared/day-numbers.ts';
import type { FactField, FactNameProblem, FactProblem, Trust } from '../rules.ts';
import { factFields, factLimits } from '../rules.ts';

/** What staff call a fact: its id in words, "NIF time". */
export function factName(id: string): string {
  const words = id
    .replace(/^hand-in-post-[a-z]{2}/, (post) => `consulate of ${post.slice(-2).toUpperCase()}`)
    .replace(/^hand-in-desk-/, 'where to hand in for ')
    .replaceAll('-', ' ')
    .replaceAll(/\b(nif|fbi|fbar|fatca|pfic|nhr|ifici|us|d[78])\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const trustLabels: Record<Trust, string> = {
  official: 'Official',
  practitioner: 'Practitioner',
  community: 'Community',
  disputed: 'Disputed',
};

const labels: Record<FactField, string> = {
  text: 'What applicants read',
  value: 'Figure',
  unit: 'Unit',
  source: 'Source',
  source_url: 'Address of the source',
  source_date: 'Date of the source',
  checked_on: 'Last checked',
  trust: 'Trust',
  consulate: 'Consulate',
  valid_from: 'Valid from',
  review_by: 'Review by',
  is_shown: 'Applicants read it',
  is_quoted: 'The assistant may quote it',
};

/** Texts of the register of facts in the office. */
export const officeFactTexts = {
  title: 'Facts',
  lead: 'What applicants read beside the figures of the guide, and what we know besides.',
  search: 'Search facts...',
  searchLabel: 'Search facts',
  trustFilter: 'Trust',
  allTrusts: 'Any trust',
  reviewFilter: 'Review',
  anyReview: 'Any review date',
  due: (count: string) => `Due for review (${count})`,
  cardHeader: (count?: string) => (count === undefined ? 'Facts' : `Facts (${count})`),
  shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
  loading: 'Loading facts...',
  errorLoading: 'Facts could not be loaded',
  empty: 'No facts found',
  emptyBody: 'No fact matches this search.',
  emptyDue: 'Nothing is due for review.',
  columns: { fact: 'Fact', source: 'Source', trust: 'Trust', review: 'Review by', read: 'Applicants' },
  read: 'Read it',
  notRead: 'Do not read it',
  dueMark: 'Due',

  export: {
    failed: 'The facts were not exported',
    columns: [
      'Fact ID',
      'Fact',
      ...factFields.map((field) => labels[field]),
      'Version',
      'Changed',
      'Changed by',
    ],
    yes: 'Yes',
    no: 'No',
  },

  add: 'Add a fact',
  adding: {
    title: 'New fact',
    lead: 'Something our team should know and keep up to date. It stands in the guide once a place there names it.',
    name: 'Name',
    nameHint: 'A few words: "Bank letter age". It cannot be changed later.',
    problems: {
      missing: 'Name: write a few words',
      too_long: 'Name: at most 60 letters',
      taken: 'Name: another fact has this name',
    } satisfies Record<FactNameProblem, string>,
    save: 'Add the fact',
    saving: 'Adding...',
    saved: 'Fact added',
    notSaved: 'The fact was not added',
  },

  /** Dates are counted from this fact. */
  instead: {
    title: 'No date is counted from this fact',
    body: ({ least, most, unit }: Duration) =>
      `Every date counts with ${least === most ? most : `${least}-${most}`} ${unit}s instead. To change that, write a figure such as 30 or 30-90, and the unit: days, weeks or months. An age is one figure. Two years is the most. The assistant must be allowed to quote it.`,
    mark: 'Not counted',
  },

  back: 'Facts',
  loadingOne: 'Loading the fact...',
  errorOne: 'The fact could not be loaded',
  missing: {
    title: 'There is no such fact',
    text: 'The address may be incomplete. The list has all facts.',
  },
  atHandIn: 'Read where applicants hand in their papers: guide, documents, folder.',
  decides: 'Decides where applicants hand in: guide, timeline, folder, e-mails and calendar go by it.',
  unplaced: 'Not part of the guide. Kept for what our team answers.',
  formTitle: 'The fact',
  labels,
  hints: {
    value: 'The figure alone: 110',
    unit: 'EUR, days, months',
    source: 'Who says so, as applicants read it',
    source_url: 'Where we read it. Begins with https://',
    source_date: 'A day, a month or a year: 2026-01-28, 2026-01 or 2026. Empty when the source bears none.',
    checked_on: 'When one of us last compared it with the source',
    trust: 'How far the source can be relied on',
    review_by: 'When somebody has to look again',
    consulate: 'Only when it holds for one post alone',
    is_shown: 'Otherwise nothing stands beside the figure of the guide.',
    is_quoted: 'To anybody who asks, signed in or not. Otherwise it answers without this fact.',
  } satisfies Partial<Record<FactField, string>>,
  /** The value of a fact that says one of a few words. */
  choice: {
    text: 'What it is about',
    label: 'What the source says',
    hint: 'Applicants are sent there.',
    none: 'No source names it',
    shown: 'Otherwise they are told that we do not know.',
  },
  problem: (field: FactField, problem: FactProblem): string => {
    const name = labels[field];
    if (problem === 'missing') return `${name}: write something here`;
    if (problem === 'too_long')
      return `${name}: at most ${factLimits[field as keyof typeof factLimits]} letters`;
    if (problem === 'not_a_choice') return `${name}: choose one of the list`;
    if (problem === 'not_https') return `${name}: a full address that begins with https://`;
    if (problem === 'in_the_future') return `${name}: this day has not come yet`;
    if (problem === 'not_a_day') return `${name}: choose a day`;
    return `${name}: a day, a month or a year, such as 2026-01-28, 2026-01 or 2026`;
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  savedDetail: 'Applicants read it from now on.',
  savedHidden: 'Applicants do not read it.',
  nothingToSave: 'Nothing has changed',
  notSaved: 'The fact was not saved',
  kept: 'What you typed is still here.',
  restored: {
    title: 'What you typed before is here again',
    detail: (when: string) => `You typed it on ${when}, and it is not saved yet.`,
    discard: 'Discard what I typed',
  },
  stale: {
    title: (name: string) => `${name} changed this fact meanwhile`,
    unknownName: 'Somebody',
    body: 'What you typed is still here. This is what stands there now:',
    overwrite: 'Save mine',
    take: 'Take theirs',
  },
  leaving: {
    title: 'Leave without saving?',
    detail: 'What you changed here is not saved yet.',
    leave: 'Leave',
    stay: 'Stay here',
  },
  preview: {
    title: 'As applicants read it',
    hidden: 'Applicants do not read it.',
    counted: (value: string | null) =>
      value
        ? `Applicants it concerns are sent to: ${value}.`
        : 'Applicants are told that we do not know, and whom to ask.',
  },
  history: {
    title: 'History',
    version: (version: number) => `Version ${version}`,
    begin: 'The beginning of the register',
    by: (name: string, when: string) => `${name}, ${when}`,
    deleted: 'An update of the program, or a colleague whose account is gone',
    change: (before: string, after: string) => `${before} → ${after}`,
    nothing: '(empty)',
    yes: 'yes',
    no: 'no',
    current: 'Now',
    restore: 'Restore',
    restoreAbout: (version: number) => `Restore version ${version}`,
    restoreTitle: (version: number) => `Restore version ${version}?`,
    restoreBody: 'It is saved as a new version. The history stays.',
    overtaken: 'Nothing is restored yet. This is what they changed:',
    restoreChanges: 'Restoring would now change:',
    restoreOver: 'Restore over theirs',
    restored: (version: number) => `Version ${version} is restored`,
  },
} as const;
