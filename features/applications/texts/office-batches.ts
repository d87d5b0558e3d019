import type { ApplicationStatus } from '../rules/applications.ts';
import { officeApplicationTexts, statusLabels } from './office-applications.ts';

const people = (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`;

/** Texts for changing several applications at once, and for whose they are. */
export const officeBatchTexts = {
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selection: 'Selected applications',
  most: (count: number) => `${count} is the most at once.`,
  setStatus: 'Set status',
  assign: 'Assign',
  export: 'Export',
  assignedTo: 'Assigned to',
  anyone: 'Anyone',
  me: 'Me',
  unassigned: 'Nobody',
  formerColleague: 'A former colleague',
  /** Begins with what is seen in the column. */
  assignedLabel: (name: string, to: { short: string; name: string } | null) =>
    to ? `${to.short}: ${name} is assigned to ${to.name}. Change` : `Assign ${name}`,
  given: (name: string, to: string | undefined) =>
    to ? `${name} is now assigned to ${to}` : `${name} is assigned to nobody now`,
  givenMany: (count: number, to: string | undefined) =>
    to ? `${people(count)} assigned to ${to}` : `${people(count)} assigned to nobody now`,
  givenAlready: 'They were assigned like that already.',
  notGiven: 'Could not assign',
  undo: 'Undo',
  heading: (status: ApplicationStatus, count: number) =>
    status === 'approved' || status === 'rejected'
      ? `${officeApplicationTexts.decision.verb(status)} ${people(count)}?`
      : `Set ${people(count)} to ${statusLabels[status]}?`,
  names: 'Applications that change',
  stays: 'stays as it is',
  note: 'Note to each of them',
  deciding: 'Saving...',
  changed: (count: number) => `${count} changed`,
  changedBut: (changed: number, not: number) => `${changed} changed, ${not} not`,
  undone: (count: number) => `${people(count)} undone`,
  undoneBut: (undone: number, not: number) => `${undone} undone, ${not} not`,
  changedBy: (name: string, by: string | null) => `${name} was changed by ${by ?? 'somebody else'}`,
  changedByNow: (name: string, by: string | null, status: ApplicationStatus) =>
    `${name} was changed by ${by ?? 'somebody else'} and is now ${statusLabels[status]}.`,
  gone: (name: string) => `${name} is not there any more`,
  already: (name: string, status: ApplicationStatus) => `${name} was ${statusLabels[status]} already`,
  tooLate: (name: string) => `${name} has been told already`,
  stillSelected: 'They are still selected. Look at what changed, then decide again.',
  notListed: 'Nothing is selected now: what was changed is no longer in this list.',
  failed: 'The answer got lost. Press again: what was changed already is not changed twice.',
  newCases: (count: number) => (count === 1 ? '1 new case' : `${count} new cases`),
} as const;
