import type { PdfFault } from '../rules/assistant/read-pdf.ts';

/** What the assistant's built-in library says in its own words; all else in its answers is quoted. */
export const libraryTexts = {
  refused:
    'I found nothing in our library that answers this, and I do not want to guess. Please write to us: a person will answer you.',

  /** Why an attached file could not be read. */
  faults: {
    not_pdf: 'This file is not a PDF.',
    encrypted: 'This file is locked with a password. Save a copy without one, then attach that copy.',
    broken: 'This file is damaged. Save it once more, then try again.',
    too_heavy: 'This file is too heavy to read here. Try one with fewer pages.',
    too_slow: 'Reading this file took too long, so I stopped.',
    busy: 'I am reading files for other people just now. Please try again in a minute.',
  } satisfies Record<PdfFault, string>,
} as const;
