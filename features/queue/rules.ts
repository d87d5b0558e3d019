import { refundAnswerHours } from '#features/plans/rules/refunds.ts';
import { firstReviewDueAt, reviewDueAt } from '#features/reviews/rules.ts';
import { replyHours } from '#features/support/rules/support.ts';

/** What can wait for staff, in the order of things that are due and began at the same moment. */
export const waitingKinds = ['case', 'document', 'message', 'refund', 'fact'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The facts past their review day are one thing in the queue; in place of an id. */
export const dueFacts = 'facts';

/** Whose things: the caller's own, those of nobody, or all. */
export const queueScopes = ['mine', 'unassigned', 'all'] as const;
export type QueueScope = (typeof queueScopes)[number];

interface Promised {
  /** When the promise about what waits since then is over; never earlier for what waits since later. */
  dueAt: (since: Date) => Date;
  /** The first moment whose `dueAt` is not before `due`. */
  firstDueAt: (due: Date) => Date;
}

const within = (hours: number): Promised => ({
  dueAt: (since) => new Date(since.getTime() + hours * 3_600_000),
  firstDueAt: (due) => new Date(due.getTime() - hours * 3_600_000),
});

const review: Promised = { dueAt: reviewDueAt, firstDueAt: firstReviewDueAt };

/**
 * What each kind is promised, by the rule of its room. No text names a day for the decision of a case; it is held to that of
 * its papers, with which it is reviewed. A fact waits from its review day on, and is over when that day has ended.
 */
export const promises: Record<WaitingKind, Promised> = {
  case: review,
  document: review,
  message: within(replyHours),
  refund: within(refundAnswerHours),
  fact: within(24),
};
