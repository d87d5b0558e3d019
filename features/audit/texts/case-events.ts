import type { ApplicationStatus } from '#features/applications/rules/applications.ts';
import { statusLabels } from '#features/applications/texts/office-applications.ts';
import type { RequiredDocument } from '#features/documents/rules/document-types.ts';
import type { SetAsideReasonId } from '#features/documents/rules/set-aside.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideReasonWords } from '#features/documents/texts/set-aside.ts';
import type { OpeningReason } from '#features/reviews/rules.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { counted } from '#platform/shared/counted.ts';
import type { AuditAction } from '../registry.ts';
import { guideItemNames } from './activity.ts';

interface CaseEvent {
  action: string;
  details: Record<string, unknown>;
}

const labelOf = (status: unknown) => statusLabels[status as ApplicationStatus] ?? String(status);

const paperName = (paper: unknown) => documentWords[paper as RequiredDocument]?.name ?? String(paper);

/** Several ticks that follow each other are told as one. */
const itemsOf = ({ item, items }: Record<string, unknown>) =>
  Array.isArray(items) ? items.map(String) : [String(item)];
const withFile = (what: string, { file_name }: Record<string, unknown>) =>
  typeof file_name === 'string' ? `${what}: ${file_name}` : what;
const about = (thread: unknown) => (typeof thread === 'string' ? `: \u201c${thread}\u201d` : '');

const whyOpened = (reason: unknown) =>
  officeReviewTexts.opening.reasons[reason as OpeningReason] ?? String(reason);

const caseEvents: { [A in AuditAction]?: (details: Record<string, unknown>) => string } = {
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
  'guide.completed': (details) => `Completed in the guide: ${guideItemNames(itemsOf(details))}`,
  'guide.reopened': (details) => `Reopened in the guide: ${guideItemNames(itemsOf(details))}`,
  'guide.paper_set_aside': ({ paper, reason }) =>
    `Document set aside: ${paperName(paper)} (${setAsideReasonWords[reason as SetAsideReasonId] ?? reason})`,
  'guide.paper_taken_back': ({ paper }) => `No longer set aside: ${paperName(paper)}`,
  'document.uploaded': (details) => withFile('Document uploaded', details),
  'document.opened': (details) => withFile('Document opened', details),
  'document.categorised': (details) => withFile('Document filed under another category', details),
  'documents.exported': ({ documents }) =>
    `All ${counted(documents, 'document', 'documents')} saved by the applicant`,
  'document.opened_by_staff': (details) =>
    `${withFile('Document opened', details)} (${whyOpened(details.reason).toLowerCase()})`,
  'document.accepted': (details) => withFile('Document accepted', details),
  'document.returned': (details) => withFile('New copy asked for', details),
  'document.review_undone': (details) => withFile('Answer about a document taken back', details),
  'document.review_ended': () => 'Document waits again: it was opened and not answered',
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

/** The sentences of a case's history; an action without a sentence is shown by its name rather than left out. */
export function caseEventText({ action, details }: CaseEvent): string {
  return caseEvents[action as AuditAction]?.(details) ?? action;
}
