import type { WaivableDocument } from './document-types.ts';

interface SetAsideReason {
  /** The only paper that it holds for. */
  of?: WaivableDocument;
  /** Says nothing without the person's own words. */
  needsNote?: true;
}

/** Why a person does not need a required paper. A new reason also widens the check of `papers_set_aside.reason`. */
const registry = {
  'not-on-list': {},
  told: {},
  /** Portugal asks nobody under 16 for a criminal record (Decreto Regulamentar 84/2007, article 12). */
  'under-16': { of: 'criminal-record' },
  other: { needsNote: true },
} as const satisfies Record<string, SetAsideReason>;

export type SetAsideReasonId = keyof typeof registry;
export const setAsideReasons = Object.keys(registry) as [SetAsideReasonId, ...SetAsideReasonId[]];
const reasons: Readonly<Record<SetAsideReasonId, SetAsideReason>> = registry;

export const longestSetAsideNote = 300;

/** A required paper that a person does not need. `set_aside_at` is ISO 8601. */
export interface SetAside {
  paper: WaivableDocument;
  reason: SetAsideReasonId;
  note: string | null;
  set_aside_at: string;
}

/** The reasons for which a paper can be set aside. */
export const reasonsFor = (paper: WaivableDocument): SetAsideReasonId[] =>
  setAsideReasons.filter((reason) => (reasons[reason].of ?? paper) === paper);

/** Whether a reason needs the person's own words. */
export const needsNote = (reason: SetAsideReasonId): boolean => reasons[reason].needsNote === true;
