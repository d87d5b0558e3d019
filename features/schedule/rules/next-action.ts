import {
  documentTypes,
  type RequiredDocument,
  type ReviewedPaper,
  requiredDocuments,
  sortPapers,
} from '#features/documents/rules/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import { type GuideFacts, guideSteps, partsLeft } from '#features/guide/rules/guide.ts';
import { type GuideStepId, guideItems } from '#features/guide/rules/guide-items.ts';
import { type Duration, daysOf } from '#platform/shared/day-numbers.ts';
import { stepDurations } from './durations.ts';

/**
 * The one thing to do next: a decision of our team first (completed, rejected), then papers that need a new copy, else the
 * first step of the guide that is not completed. In the step of documents it is the missing paper that takes longest, of
 * equals the one that the specification names first; a paper that would be too old at the appointment comes last until its
 * day. A step whose parts are all done only needs its tick. 'Approval & Settlement' waits for the approval.
 */
export type NextAction =
  | {
      kind: 'step';
      step: GuideStepId;
      /** Of the work. */
      duration: Duration;
      /** What comes of it arrives later. */
      arrives?: Duration;
    }
  | {
      kind: 'document';
      step: 'documents';
      document: RequiredDocument;
      missing: number;
      /** How many of the missing ones should wait for a later day. */
      waiting: number;
      /** 'YYYY-MM-DD', when all that is left is to wait for this day; null: for an appointment. */
      from?: string | null;
      duration: Duration;
    }
  | { kind: 'tick'; step: GuideStepId }
  /** Our team needs a new copy of each. */
  | { kind: 'returned'; papers: readonly [ReviewedPaper, ...ReviewedPaper[]] }
  | { kind: 'wait'; step: 'settlement' }
  | { kind: 'rejected' }
  | { kind: 'completed' };

/**
 * Papers that should not be ordered yet, with the day from which on, 'YYYY-MM-DD' (`notYet` in schedule/schedule.ts); null:
 * once an appointment is saved.
 */
export type NotYet = Partial<Record<RequiredDocument, string | null>>;

export function nextAction(facts: GuideFacts, durations: Durations, notYet: NotYet = {}): NextAction {
  if (facts.status === 'completed') return { kind: 'completed' };
  if (facts.status === 'rejected') return { kind: 'rejected' };
  const [first, ...others] = facts.returned ?? [];
  if (first) return { kind: 'returned', papers: [first, ...others] };
  const next = guideSteps(facts).find(({ state }) => state !== 'completed');
  if (!next) return { kind: 'completed' };
  if (next.id === 'settlement' && facts.status !== 'approved') {
    return { kind: 'wait', step: 'settlement' };
  }
  if (partsLeft(next) === 0) return { kind: 'tick', step: next.id };
  if (next.id === 'documents') return nextDocument(facts, notYet);
  const arrives = next.id === 'nif-number' && { arrives: durations['nif-time'] };
  return { kind: 'step', step: next.id, duration: stepDurations[next.id], ...arrives };
}

function nextDocument(facts: GuideFacts, notYet: NotYet): NextAction {
  const { missing } = sortPapers(facts);
  const waiting = missing.filter((type) => notYet[type] !== undefined).length;
  const [document = requiredDocuments[0]] = missing.toSorted(
    (one, other) =>
      Number(notYet[one] !== undefined) - Number(notYet[other] !== undefined) ||
      daysOf(documentTypes[other].takes)[1] - daysOf(documentTypes[one].takes)[1],
  );
  const from = notYet[document];
  return {
    kind: 'document',
    step: 'documents',
    document,
    missing: missing.length,
    waiting,
    ...(from !== undefined && { from }),
    duration: documentTypes[document].takes,
  };
}

/**
 * When the online application was submitted; null before, and after a decision. The step's own tick may come days later and
 * counts only when its parts were never ticked.
 */
export function submittedAt({ completed, status }: GuideFacts): string | null {
  if (status === 'approved' || status === 'rejected' || status === 'completed') return null;
  const whole = guideItems['online-application'].every((id) => completed[id] !== undefined);
  return completed[whole ? 'submit-and-confirm' : 'online-application'] ?? null;
}
