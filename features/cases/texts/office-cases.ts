import type { ApplicantKind } from '#features/applications/contract/applications.ts';
import { type ReviewedPaper, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { categoryNames } from '#features/documents/texts/document-categories.ts';
import type { CaseEventKind } from '../rules/cases.ts';

const kinds: Record<ApplicantKind, string> = {
  self: 'own application',
  spouse: 'spouse',
  child: 'child',
  other: 'other person',
};
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The page of one case: what staff see besides what `officeApplicationTexts` has for list and page together. */
export const officeCaseTexts = {
  /** "Marisol", for sentences about the applicant. */
  firstName: (name: string | null) => name?.trim().split(/\s+/)[0] || undefined,
  someone: 'the applicant',
  plan: (plan: string) => `${plan} plan`,
  noPlan: 'Basic plan',
  approveAndNext: 'Approve and next',
  approveAndNextHint:
    'Approves without a note, and opens the next in the queue. You can undo it for 30 seconds.',
  markCompleted: 'Mark completed',
  /** The applicant asked for their account to be deleted, and has not taken it back. */
  erasure: (date: string) => `Account will be deleted on ${date}`,

  place: {
    of: (position: string, total: string) => `${position} of ${total}`,
    label: 'Cases of this list',
    previous: 'Previous case',
    next: 'Next case',
    keys: 'This case',
  },
  assigned: (name: string | undefined) => (name ? `Assigned to ${name}` : 'Assigned to nobody'),

  tabs: {
    documents: (files: number) => count(files, 'file', 'files'),
    toReview: (papers: number) => `${papers} to review`,
    timeline: 'Timeline',
    messages: 'Messages',
    unanswered: (messages: number) => `${messages} unanswered`,
  },

  guide: {
    title: (done: number) => `Guide: ${done} of 6 steps`,
    stage: (step: number, title: string) => `Application stage ${step} of 4, ${title}`,
    all: 'All six steps are completed.',
    documents: (types: number) => `Documents: ${types} of ${requiredDocuments.length} types`,
    parts: (done: number, total: number) => `${done} of ${total} parts done`,
    last: (date: string) => `the last on ${date}`,
  },
  household: {
    title: 'Household',
    kind: (kind: ApplicantKind) => kinds[kind],
    alone: 'No other application on this account',
  },

  handIn: { title: 'Where they hand in', unsaid: 'They have not said where they live.' },

  timeline: {
    title: 'Timeline',
    loading: 'Loading what happened...',
    errorLoading: 'Error loading the timeline',
    filter: 'Show',
    everything: 'Everything',
    kinds: {
      status: 'Status and case',
      documents: 'Documents',
      guide: 'Guide',
      messages: 'Messages',
      notes: 'Notes',
    } satisfies Record<CaseEventKind, string>,
    empty: 'Nothing has happened yet',
    emptyBody: 'Every change of this case appears here, with who made it.',
    filteredEmpty: 'Nothing of this kind',
    filteredEmptyBody: 'Other things have happened in this case.',
    showAll: 'Show everything',
    all: 'All events',
    older: 'Show older',
  },

  messages: {
    title: 'Conversations',
    write: (name: string) => `Write to ${name}`,
    empty: 'No conversations yet',
    emptyBody: 'What this person writes to support appears here, and so does what you write to them.',
    loading: 'Loading conversations...',
    form: {
      title: (name: string) => `Message to ${name}`,
      subjectHint: 'A few words that say what it is about.',
      messageHint: 'It stands on their support page. The e-mail about it says only that there is a message.',
      send: 'Send message',
      sending: 'Sending...',
      cancel: 'Cancel',
      failed: 'The message was not sent',
      sent: 'Message sent',
      sentBody: 'It is on their support page now, and an e-mail about it is on its way.',
    },
  },

  decision: {
    told: (name: string, seconds: number) => `${name} is told in ${seconds} s.`,
    until: 'Until then nobody outside this office has seen it.',
    /** In the middle of a sentence. */
    paper: (paper: ReviewedPaper) =>
      paper === 'nif-document' ? 'NIF document' : categoryNames[paper].toLowerCase(),
    missing: (types: readonly string[]) =>
      types.length === 1
        ? `1 of ${requiredDocuments.length} types of document is not there: ${types[0]}.`
        : `${types.length} of ${requiredDocuments.length} types of document are not there: ${types.join(', ')}.`,
    setAside: (papers: readonly string[]) => `Set aside by the applicant: ${papers.join(', ')}.`,
    unreviewed: (papers: readonly string[]) =>
      papers.length === 1
        ? `1 document has not been reviewed: ${papers[0]}.`
        : `${papers.length} documents have not been reviewed: ${papers.join(', ')}.`,
    looking: 'Looking whether anything is missing...',
    notComplete: 'Before you decide',
    allTheSame: 'You can approve all the same.',
  },
} as const;
