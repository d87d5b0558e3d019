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
} as const;
