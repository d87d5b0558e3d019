import type { ApplicationStatus } from '../rules/applications.ts';

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
    waits: 'Waits for us',
    activity: 'Last activity',
    type: 'Type',
    status: 'Status',
    progress: 'Progress',
    documents: 'Documents',
    created: 'Created',
    actions: 'Actions',
  },
  unused: {
    title: (count: number) =>
      count === 1
        ? 'An empty application belongs to a colleague'
        : `${count} empty applications belong to colleagues`,
    detail: 'Opening the dashboard made it. Until it is removed, lists and figures count it.',
    details: 'Opening the dashboard made them. Until they are removed, lists and figures count them.',
    question: (count: number) =>
      count === 1 ? 'Remove the empty application?' : `Remove ${count} empty applications?`,
    remove: 'Remove',
    removed: (count: number) =>
      count === 1 ? 'One application was removed' : `${count} applications were removed`,
    failed: 'The applications were not removed',
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
    andNext: (status: ApplicationStatus) => `${verbs[status] ?? `Set to ${statusLabels[status]}`} and next`,
    andNextKeys: 'Ctrl+Shift+Enter',
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
    missing: {
      title: 'There is no application at this address',
      text: 'The address may be incomplete, or the application was deleted with its account.',
    },
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
