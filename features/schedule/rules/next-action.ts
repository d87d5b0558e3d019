import type { ReviewedPaper } from '#features/documents/rules/document-types.ts';
import { type RequiredDocument, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { type GuideFacts, guideSteps } from '#features/guide/rules/guide.ts';
import { type GuideStepId, guideItems } from '#features/guide/rules/guide-items.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';
import { documentDurations, stepDurations } from './durations.ts';

/**
 * The one thing to do next.
 *
 * The rule: what our team decided comes first (completed, rejected), then papers of which it needs a new copy, wherever
 * in the guide the person is; otherwise it is the first step of the guide that is not completed. In the collection of documents it is the missing type that takes longest to obtain, because it
 * decides when the step can be over; of two that take equally long, the one that the specification names first. A step
 * A paper that would be too old on the day of the appointment gives way to the others until its day comes. A step
 * whose parts are all there is only to be ticked off. 'Approval & Settlement' waits for the approval.
 *
 * Dates: `duration` is the specification's own (`durations.ts`). "Likely done by" is the longest of it, counted from
 * today by the reader's calendar (`spanFrom`), as nobody has set an appointment or a day of moving yet.
 */
export type NextAction =
  | { kind: 'step'; step: GuideStepId; duration: Duration }
  | {
      kind: 'document';
      step: 'documents';
      document: RequiredDocument;
      missing: number;
      /** Of the missing ones, those that had better wait: on another day than today. */
      waiting: number;
      /** 'YYYY-MM-DD', where nothing is left but to wait for this day. */
      from?: string;
      duration: Duration;
    }
  | { kind: 'tick'; step: GuideStepId }
  /** Our team needs a new copy of these: one entry for each paper. */
  | { kind: 'returned'; papers: readonly [ReviewedPaper, ...ReviewedPaper[]] }
  /** Everything before the decision is done; `since` is when the application was submitted, null when unknown. */
  | { kind: 'wait'; step: 'settlement'; since: string | null }
  | { kind: 'rejected' }
  | { kind: 'completed' };

/** Papers that had better not be ordered yet, and from which day on, 'YYYY-MM-DD' (`schedule/not-yet.ts`). */
export type NotYet = Partial<Record<RequiredDocument, string>>;

export function nextAction(facts: GuideFacts, notYet: NotYet = {}): NextAction {
  if (facts.status === 'completed') return { kind: 'completed' };
  if (facts.status === 'rejected') return { kind: 'rejected' };
  const [first, ...others] = facts.returned ?? [];
  if (first) return { kind: 'returned', papers: [first, ...others] };
  const next = guideSteps(facts).find(({ state }) => state !== 'completed');
  if (!next) return { kind: 'completed' };
  if (next.id === 'settlement' && facts.status !== 'approved') {
    return { kind: 'wait', step: 'settlement', since: submittedAt(facts) };
  }
  if (next.done === next.total) return { kind: 'tick', step: next.id };
  if (next.id === 'documents') return nextDocument(facts, notYet);
  return { kind: 'step', step: next.id, duration: stepDurations[next.id] };
}

function nextDocument(facts: GuideFacts, notYet: NotYet): NextAction {
  const missing = requiredDocuments.filter((type) => !facts.documentTypes.includes(type));
  const waiting = missing.filter((type) => notYet[type] !== undefined).length;
  const [document = 'passport'] = missing.toSorted(
    (one, other) =>
      Number(notYet[one] !== undefined) - Number(notYet[other] !== undefined) ||
      days(documentDurations[other]) - days(documentDurations[one]),
  );
  const from = notYet[document];
  return {
    kind: 'document',
    step: 'documents',
    document,
    missing: missing.length,
    waiting,
    ...(from !== undefined && { from }),
    duration: documentDurations[document],
  };
}

/** To compare documents by; theirs are given in days and weeks. */
const days = ({ most, unit }: Duration) => most * (unit === 'week' ? 7 : 1);

/**
 * When the online application was sent: from then on the authorities have it. The step's own tick may come days later
 * and counts only where its parts were never ticked. Null before, and after a decision.
 */
export function submittedAt({ completed, status }: GuideFacts): string | null {
  if (status === 'approved' || status === 'rejected' || status === 'completed') return null;
  const whole = guideItems['online-application'].every((id) => completed[id] !== undefined);
  return completed[whole ? 'submit-and-confirm' : 'online-application'] ?? null;
}
