import type { SetAside, SetAsideReasonId } from '../rules/set-aside.ts';

/** Why a paper is not needed, on the person's screens. */
export const setAsideReasonWords: Record<SetAsideReasonId, string> = {
  'not-on-list': 'Not on my consulate’s list',
  told: 'My consulate or visa center told me so',
  'under-16': 'The applicant is under 16',
  other: 'Another reason',
};

/** The reason and the person's own words. */
export const setAsideWords = ({ reason, note }: Pick<SetAside, 'reason' | 'note'>) =>
  note ? `${setAsideReasonWords[reason]}: ${note}` : setAsideReasonWords[reason];

/** A required paper that a person does not need. */
export const setAsideTexts = {
  /** Once nothing is missing, but not all are there. */
  finished: {
    title: 'Nothing is missing from these',
    detail: 'Look through them once more, then mark this step as complete.',
  },
  state: 'Set aside',
  offer: 'I do not need this paper',
  offerNamed: (paper: string) => `I do not need this paper: ${paper}`,
  title: (paper: string) => `Set aside: ${paper}`,
  detail:
    'It no longer holds up your guide or the review. Our team sees your reason. You can undo it at any time.',
  ministry:
    'The Ministry’s list names this paper. Set it aside only if your consulate or visa center says so.',
  why: 'Why do you not need it?',
  note: 'In a few words',
  noteHint: 'Our team reads it.',
  noteNeeded: 'Say in a few words why you do not need it.',
  cancel: 'Cancel',
  confirm: 'Set aside',
  busy: 'Setting aside...',
  done: 'Paper set aside',
  doneDetail: (paper: string) => `Your guide goes on without it: ${paper}.`,
  failed: 'The paper could not be set aside',
  since: (day: string) => `Set aside on ${day}.`,
  undo: 'Undo: I need it after all',
  undoNamed: (paper: string) => `Undo: I need it after all (${paper})`,
  undone: 'Paper needed again',
  undoneDetail: (paper: string) => `It is back on your list: ${paper}.`,
  undoFailed: 'This could not be undone',
} as const;
