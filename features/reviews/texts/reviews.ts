import type { ReviewedPaper } from '#features/documents/rules/document-types.ts';
import { documentNames } from '#features/documents/texts/document-types.ts';
import type { OpeningReason } from '../rules.ts';

/** Papers in the middle of a sentence, and as a name. */
export const paperNames: Record<ReviewedPaper, string> = {
  'nif-document': 'NIF document',
  ...documentNames,
};

/** Why our team opened a document, as its owner reads it. */
export const openingReasonTexts: Record<OpeningReason, string> = {
  review: 'To review it',
  question: 'To answer your question',
  appointment: 'To prepare your application or appointment',
  check: 'To check our own work again',
};

/** What people read about the reviews of their documents. */
export const reviewTexts = {
  waiting: 'Received, waiting for our review.',
  /** Under a document that waits. */
  by: (date: string) => `You hear from us by ${date}.`,
  late: (date: string) => `We promised our answer by ${date}. We are late, and it is next.`,
  inReview: 'We are looking at it.',
  accepted: (date: string) => `Accepted on ${date}.`,
  needsNewCopy: 'Needs a new copy:',
  /** A screen reader says the state after the name of the type. */
  needsNewCopyShort: 'Needs a new copy',
  acceptedShort: 'Accepted',
  waitingShort: 'Waiting for our review',
  inReviewShort: 'We are looking at it',
  earlier: 'Earlier version. Your new copy has taken its place, so you can delete this one.',
  uploadNew: 'Upload a new copy',
  named: (action: string, fileName: string) => `${action}: ${fileName}`,
  promise: 'A person of our team looks at each paper within 2 business days after it arrives.',
  who: {
    title: 'Who opened my documents',
    explain: 'Our team opens a document only for a reason, and every time is listed here.',
    none: 'Nobody on our team has opened your documents.',
    member: 'A member of our team',
    gone: 'A document that you have deleted',
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    latest: (count: number, total: number) => `The latest ${count} of ${total}.`,
    failed: 'This list could not be loaded.',
    loading: 'Loading who opened your documents...',
    list: 'Openings by our team, newest first',
  },
} as const;
