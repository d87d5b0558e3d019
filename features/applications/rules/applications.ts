/** The states of an application, in the order in which a case usually passes through them. */
export const applicationStatuses = [
  'started',
  'in_progress',
  'under_review',
  'approved',
  'rejected',
  'completed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What counts as an active application (specification, back office, section 7). */
export const activeStatuses: readonly ApplicationStatus[] = ['started', 'in_progress', 'under_review'];

/** How long a decision can be undone before the applicant is told (PRODUCT.md, "One model of progress"). */
export const undoSeconds = 30;

/** How many cases can be changed at once: what fits on a screen. */
export const largestSelection = 100;

/** A status with the note to the applicant that came with it. */
export interface Standing {
  status: ApplicationStatus;
  reason: string | null;
}

/** A status as staff see it; `held` is what the applicant is still shown, and until when. */
export interface Decision extends Standing {
  held: (Standing & { until: Date }) | null;
}

/** What the applicant may see at `now`: the old status while a decision can still be undone. */
export function shownToApplicant({ status, reason, held }: Decision, now: Date): Standing {
  if (held && held.until > now) return { status: held.status, reason: held.reason };
  return { status, reason };
}

/** Whether the applicant must be told of the change: another status or a new note. */
export function isNews(from: Standing, to: Standing): boolean {
  return from.status !== to.status || (to.reason !== null && to.reason !== from.reason);
}

/**
 * A decision of staff; any status may follow any other, as specified. What the applicant sees changes after `undoSeconds`;
 * of several decisions in that time they are told only the last.
 */
export function decide(present: Decision, wanted: Standing, now: Date): Decision {
  const until = new Date(now.getTime() + undoSeconds * 1000);
  return { ...wanted, held: { ...shownToApplicant(present, now), until } };
}

/** Takes a decision back to what the applicant still sees; undefined once they have been told. */
export function undo({ held }: Decision, now: Date): Decision | undefined {
  if (!held || held.until <= now) return undefined;
  return { status: held.status, reason: held.reason, held: null };
}
