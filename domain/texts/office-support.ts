import type { SupportPriority, SupportStatus } from '../contracts/support.ts';

export const supportStatusLabels: Record<SupportStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
};

export const supportPriorityLabels: Record<SupportPriority, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** Texts of the staff list of support messages; quoted ones are the specification's, word for word. */
export const officeSupportTexts = {
  title: 'Support Management',
  subtitle: 'Messages from people, newest first',
  search: 'Search messages...',
  searchLabel: 'Search messages',
  statusFilter: 'Status filter',
  all: 'All',
  cardHeader: (count: string) => `Messages (${count})`,
  columns: { user: 'User', subject: 'Subject', status: 'Status', priority: 'Priority', created: 'Created' },
  noName: 'No Name',
  shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
  loading: 'Loading messages...',
  empty: {
    title: 'No messages',
    body: 'What people write to us appears here.',
  },
  filteredEmpty: {
    title: 'No messages found',
    body: 'No message matches this search and status.',
  },
  errorTitle: 'Error',
  errorLoading: 'Failed to fetch support messages',
  actions: {
    column: 'Actions',
    /** The quick button; it does nothing for a message that is in progress already. */
    start: 'In Progress',
    setStatus: (subject: string) => `Status of ${subject}`,
    changed: 'Message status updated',
    failed: 'Failed to update message status',
  },

  thread: {
    title: 'Support message',
    back: 'Back to Support Management',
    loading: 'Loading the message...',
    errorLoading: 'Failed to fetch the support message',
    notFound: 'There is no such message',
    notFoundHint: 'It may have been deleted with the account it belonged to.',
    conversation: 'Conversation',
    from: 'From',
    name: 'Name',
    email: 'E-mail',
    plan: 'Plan',
    noPlan: 'Basic',
    case: 'Case',
    openCase: 'Open the case',
    noCase: 'None yet',
    due: 'Reply promised by',
    late: (when: string) => `${when}, overdue`,
    notDue: 'Nothing to answer',
    byDeleted: 'A former colleague',
    reply: 'Your reply',
    replyHint: {
      smtp: 'They get an e-mail that there is a reply. The text itself stays on their support page.',
      outbox:
        'No mail server is set up here: the e-mail about it is kept in the local outbox, and nothing leaves this machine.',
    },
    sent: 'Reply sent',
    sentBody: 'It is on their support page now.',
    mail: {
      queued: 'E-mail on its way',
      smtp: 'Sent by e-mail',
      outbox: 'Kept in the local outbox',
      failed: 'The e-mail could not be delivered',
    },
  },
} as const;
