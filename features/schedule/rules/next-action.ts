import { activeStatuses } from '#features/applications/rules/applications.ts';
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
import { decisionOf, stepDurations } from './durations.ts';

/**
 * The one thing to do next: a decision first (completed, rejected), then papers that need a new copy, then the wait for the
 * answer to what was handed in, else the first step of the guide that is not completed. In the step of documents it is the
 * missing paper that takes longest, of equals the one that the specification names first; a paper that would be too old at
 * the appointment comes last until its day. A step whose parts are all done only needs its tick. 'Approval & Settlement'
 * waits for the approval, which is counted from the day of hand-in: after a past appointment that day is asked for.
 */
export type NextAction =
  | {
      kind: 'step';
      step: GuideStepId;
      /** Of the work. */
      duration: Duration;
      /** What comes of it arrives later. */
      arrives?: Duration;
      /** When it was asked for, ISO 8601. */
      asked?: string;
      /** Of the interview, 'YYYY-MM-DD': a saved day from today on. */
      appointment?: string;
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
      /** The apostille that comes after it: the dates count both. */
      followedBy?: Duration;
      /** The criminal record is there, and goes out for its apostille. */
      apostille?: true;
    }
  | { kind: 'tick'; step: GuideStepId }
  /** Our team needs a new copy of each. */
  | { kind: 'returned'; papers: readonly [ReviewedPaper, ...ReviewedPaper[]] }
  | { kind: 'handed_in'; day: string; earliest: string; latest: string; overdue: boolean }
  /** All is done for the appointment, which is still ahead. */
  | { kind: 'appointment'; day: string }
  /** The appointment is over, or all is done but the wait: when were the papers handed in? */
  | { kind: 'hand_in_day' }
  /** The same while the saved days are unknown. */
  | { kind: 'wait' }
  | { kind: 'rejected' }
  | { kind: 'completed' };

/**
 * Papers that should not be ordered yet, with the day from which on, 'YYYY-MM-DD' (`notYet` in schedule/schedule.ts); null:
 * once an appointment is saved.
 */
export type NotYet = Partial<Record<RequiredDocument, string | null>>;

/** 'YYYY-MM-DD'. */
interface KnownDays {
  today: string;
  appointment: string | null;
  handed_in: string | null;
  /** Of the criminal record only the apostille is missing (`waitsForApostille` in schedule/schedule.ts). */
  waitsForApostille?: boolean;
}

/** @param days - undefined while they are not known. */
export function nextAction(
  facts: GuideFacts,
  durations: Durations,
  notYet: NotYet = {},
  days?: KnownDays,
): NextAction {
  if (facts.status === 'completed') return { kind: 'completed' };
  if (facts.status === 'rejected') return { kind: 'rejected' };
  const [first, ...others] = facts.returned ?? [];
  if (first) return { kind: 'returned', papers: [first, ...others] };
  if (facts.status !== 'approved' && days?.handed_in) {
    const { earliest, latest } = decisionOf(days.handed_in, durations);
    return { kind: 'handed_in', day: days.handed_in, earliest, latest, overdue: days.today > latest };
  }
  const next = guideSteps(facts).find(({ state }) => state !== 'completed');
  if (!next) return { kind: 'completed' };
  const appointment = days?.appointment;
  const isAhead = appointment ? appointment >= days.today : undefined;
  if (next.id === 'settlement' && facts.status !== 'approved') {
    if (!days) return { kind: 'wait' };
    return appointment && isAhead ? { kind: 'appointment', day: appointment } : { kind: 'hand_in_day' };
  }
  if (next.id === 'interview' && isAhead === false) return { kind: 'hand_in_day' };
  if (partsLeft(next) === 0) return { kind: 'tick', step: next.id };
  if (next.id === 'documents') return nextDocument(facts, durations, notYet, days?.waitsForApostille);
  const asked = facts.completed['nif-papers'];
  return {
    kind: 'step',
    step: next.id,
    duration: stepDurations[next.id],
    ...(next.id === 'nif-number' && { arrives: durations['nif-time'], ...(asked && { asked }) }),
    ...(next.id === 'interview' && appointment && { appointment }),
  };
}

function nextDocument(
  facts: GuideFacts,
  durations: Durations,
  notYet: NotYet,
  waitsForApostille = false,
): NextAction {
  const { most, unit } = durations.apostille;
  const takes = (type: RequiredDocument): Duration =>
    waitsForApostille && type === 'criminal-record' ? { least: most, most, unit } : documentTypes[type].takes;
  const { missing } = sortPapers(facts);
  const waiting = missing.filter((type) => notYet[type] !== undefined).length;
  const [document = requiredDocuments[0]] = missing.toSorted(
    (one, other) =>
      Number(notYet[one] !== undefined) - Number(notYet[other] !== undefined) ||
      daysOf(takes(other))[1] - daysOf(takes(one))[1],
  );
  const from = notYet[document];
  return {
    kind: 'document',
    step: 'documents',
    document,
    missing: missing.length,
    waiting,
    ...(from !== undefined && { from }),
    duration: takes(document),
    ...(document === 'criminal-record' &&
      (waitsForApostille ? { apostille: true } : { followedBy: durations.apostille })),
  };
}

/**
 * When the online application was submitted; null before, and after a decision. The step's own tick may come days later and
 * counts only when its parts were never ticked.
 */
export function submittedAt({ completed, status }: GuideFacts): string | null {
  if (!activeStatuses.includes(status)) return null;
  const whole = guideItems['online-application'].every((id) => completed[id] !== undefined);
  return completed[whole ? 'submit-and-confirm' : 'online-application'] ?? null;
}
