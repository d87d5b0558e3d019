import type { ApplicationStatus } from '../rules/applications.ts';
import type { OpeningReason } from '../rules/reviews.ts';
import { guideThings } from './activity.ts';
import { officeReviewTexts } from './office-reviews.ts';

/** How a status reads. */
export const statusLabels: Record<ApplicationStatus, string> = {
  started: 'Started',
  in_progress: 'In Progress',
  under_review: 'Under Review',
  approved: 'Approved',
  rejected: 'Rejected',
  completed: 'Completed',
};

const verbs: Partial<Record<ApplicationStatus, string>> = { approved: 'Approve', rejected: 'Reject' };

/** Texts of the staff screens about applications; quoted ones are the specification's, word for word. */
export const officeApplicationTexts = {
  title: 'Application Management',
  subtitle: 'Manage and track visa applications',
  search: 'Search by name, email, or application ID...',
  searchLabel: 'Search applications',
  statusFilter: 'Status filter',
  allStatuses: 'All Statuses',
  allActive: 'Active',
  cardHeader: (count?: string) => (count === undefined ? 'Applications' : `Applications (${count})`),
  columns: {
    id: 'Application ID',
    applicant: 'Applicant',
    type: 'Type',
    status: 'Status',
    progress: 'Progress',
    documents: 'Documents',
    created: 'Created',
    actions: 'Actions',
  },
  sortByDate: 'Sort by date created',
  noName: 'No Name',
  noEmail: 'No email',
  docs: (count: number) => `${count} docs`,
  progressOf: (name: string) => `Progress of ${name}`,
  shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
  loading: 'Loading applications...',
  empty: {
    title: 'No applications yet',
    body: 'An application appears here as soon as a person opens their dashboard for the first time.',
  },
  filteredEmpty: {
    title: 'No applications found',
    body: 'No application matches this search and status.',
  },
  errors: {
    loading: 'Error loading applications',
    loadingCase: 'Error loading this application',
    updating: 'Error updating status',
    exporting: 'Error exporting applications',
  },
  export: {
    columns: [
      'Application ID',
      'Applicant',
      'Email',
      'Type',
      'Status',
      'Progress (%)',
      'Documents',
      'Created',
    ],
  },
  assignment: {
    notStaff: 'That person is not on the team any more. Choose somebody else.',
  },
  menu: {
    label: (name: string) => `Actions for ${name}`,
    details: 'View Details',
    documents: 'View Documents',
    approve: 'Approve',
    reject: 'Reject',
    setStatus: 'Set status',
  },
  decision: {
    verb: (status: ApplicationStatus) => verbs[status] ?? `Set to ${statusLabels[status]}`,
    heading: (status: ApplicationStatus, name: string) =>
      verbs[status] ? `${verbs[status]} ${name}?` : `Set ${name} to ${statusLabels[status]}?`,
    becomes: 'becomes',
    same: (status: ApplicationStatus) =>
      `This application is ${statusLabels[status]} already. Your note replaces the one before.`,
    note: (name: string) => `Note to ${name}`,
    after:
      'They are told 30 seconds after you decide. Until then you can undo it. Kept in the history with your name.',
    cancel: 'Cancel',
    deciding: 'Saving...',
    updated: 'Status updated',
    updatedBody: 'Application status has been updated successfully.',
    undo: 'Undo',
    undoLabel: 'Decision that can be undone',
    isNow: (status: string) => `The status is now ${status}.`,
    undone: 'Decision undone',
    undoneBody: (name: string, status: ApplicationStatus) => `${name} is ${statusLabels[status]} again.`,
    tooLate: 'The applicant has been told already. Set another status instead.',
    staleTitle: 'This changed while you were looking',
    stale: (name: string, by: string, when: string) => `${by} changed the status of ${name}. ${when}.`,
    staleUnknown: (name: string) => `The status of ${name} was changed.`,
    staleNow: (status: string) => `It is now ${status}.`,
    staleAgain: 'Nothing of yours was saved. Look at what changed, then decide again.',
  },
  case: {
    title: 'Application',
    loading: 'Loading the application...',
    back: 'Applications',
    notFound: 'There is no application at this address',
    notFoundHint: 'The address may be incomplete, or the application was deleted with its account.',
    created: (date: string) => `Created ${date}`,
    overview: 'Overview',
    documents: 'Documents',
    history: 'History',
    stage: (step: number) => `Application stage ${step} of 4`,
    stageStatus: { pending: 'Not started', in_progress: 'In progress', completed: 'Completed' },
    applicant: 'Applicant',
    email: 'Email',
    phone: 'Phone',
    nationality: 'Nationality',
    location: 'Current location',
    plan: 'Plan',
    joined: 'Joined',
    notGiven: 'Not given',
    noPlan: 'Basic',
    noteSent: 'Note to the applicant',
    bySystem: 'The system',
    byDeleted: 'A deleted account',
    by: (who: string) => `${who}.`,
  },
} as const;

interface CaseEvent {
  action: string;
  details: Record<string, unknown>;
}

const labelOf = (status: unknown) => statusLabels[status as ApplicationStatus] ?? String(status);

/** Several ticks that follow each other are told as one. */
const itemsOf = ({ item, items }: Record<string, unknown>) =>
  Array.isArray(items) ? items.map(String) : [String(item)];
const withFile = (what: string, { file_name }: Record<string, unknown>) =>
  typeof file_name === 'string' ? `${what}: ${file_name}` : what;
const about = (thread: unknown) => (typeof thread === 'string' ? `: \u201c${thread}\u201d` : '');

const whyOpened = (reason: unknown) =>
  officeReviewTexts.opening.reasons[reason as OpeningReason] ?? String(reason);

const caseEvents: Partial<Record<string, (details: Record<string, unknown>) => string>> = {
  'application.started': () => 'Application started',
  'application.decided': ({ from, status, with_note }) =>
    `Status changed from ${labelOf(from)} to ${labelOf(status)}${with_note ? ', with a note' : ''}`,
  'application.decision_undone': ({ from, status }) =>
    `Decision undone: ${labelOf(from)} is ${labelOf(status)} again`,
  'application.assigned': ({ from, to }) =>
    to
      ? from
        ? 'Given to another member of staff'
        : 'Given to a member of staff'
      : 'Taken from a member of staff',
  'application.progressed': ({ from, to }) => `Status changed from ${labelOf(from)} to ${labelOf(to)}`,
  'application.review_requested': () => 'The applicant asked for a review',
  'guide.completed': (details) => `Completed in the guide: ${guideThings(itemsOf(details))}`,
  'guide.reopened': (details) => `Reopened in the guide: ${guideThings(itemsOf(details))}`,
  'document.uploaded': (details) => withFile('Document uploaded', details),
  'document.opened': (details) => withFile('Document opened', details),
  'document.categorised': (details) => withFile('Document filed under another category', details),
  'documents.exported': ({ documents }) => `All ${documents} documents saved by the applicant`,
  'document.opened_by_staff': (details) =>
    `${withFile('Document opened', details)} (${whyOpened(details.reason).toLowerCase()})`,
  'document.accepted': (details) => withFile('Document accepted', details),
  'document.returned': (details) => withFile('New copy asked for', details),
  'document.review_undone': (details) => withFile('Answer about a document taken back', details),
  'document.refused': () => 'Document refused: the virus check found something in it',
  'document.deleted': () => 'Document deleted',
  'document.erased': () => 'Document erased from storage',
  'support.message_sent': ({ thread }) => `Message to us${about(thread)}`,
  'support.begun': ({ thread }) => `Conversation begun by us${about(thread)}`,
  'support.replied': ({ thread }) => `Reply${about(thread)}`,
  'support.reopened': ({ thread }) => `Conversation opened again${about(thread)}`,
  'application.note_written': () => 'Private note written',
  'application.note_changed': () => 'Private note changed',
  'application.note_removed': () => 'Private note deleted',
  'application.note_restored': () => 'Private note brought back',
};

/** What stands in a case's history; an action without a sentence is shown by its name rather than left out. */
export function caseEventText({ action, details }: CaseEvent): string {
  return caseEvents[action]?.(details) ?? action;
}
