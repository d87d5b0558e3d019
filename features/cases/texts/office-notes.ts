import { counted } from '#platform/shared/counted.ts';
/** Notes of staff about a case, for staff alone. */
export const caseNoteTexts = {
  tab: 'Notes',
  title: 'Private notes',
  one: 'Private note',
  count: (notes: number) => (notes === 1 ? '1 note' : `${notes} notes`),
  /** Under every note and beside every box to write one. */
  private: (firstName: string) => `Staff only, never shown to ${firstName}.`,
  privateUnnamed: 'Staff only, never shown to the applicant.',
  add: 'Add a note',
  allOf: (notes: number) => `All ${counted(notes, 'note', 'notes')}`,
  empty: {
    title: 'No notes yet',
    body: 'Write down what the next person on this case should know.',
  },
  by: (author: string) => `${author},`,
  byFormer: 'A former colleague',
  changed: (when: string) => `Changed ${when}.`,
  change: 'Edit',
  remove: 'Delete',
  /** Heard, not seen: which note a button is about. */
  about: (action: string, author: string, when: string) => `${action} the note of ${author}, ${when}`,
  loading: 'Loading notes...',
  errorLoading: 'Error loading notes',
  form: {
    label: 'Your note',
    editLabel: 'Change your note',
    save: 'Save note',
    saving: 'Saving...',
    cancel: 'Cancel',
    failed: 'Note not saved',
    errors: {
      missing: 'Write something first.',
      tooLong: 'A note can have 4,000 characters. Make this one shorter.',
    },
    stale: 'You changed this note in another window. It reads there:',
    staleAgain: 'Saving again replaces that with what stands in the box.',
  },
  full: 'This case has 500 notes, which is the most. Delete some first.',
  saved: 'Note saved',
  savedBody: 'Everybody on our team can read it.',
  removed: 'Note deleted',
  removedBody: 'It is erased in ten minutes.',
  undo: 'Undo',
  restored: 'Note is back',
  removeFailed: 'Note not deleted',
  restoreFailed: 'The note could not be brought back',
} as const;
