/** How far ahead a page can be published. */
const mostDaysAhead = 366;

/** Why a page cannot be published by itself at a time. */
export function publishTimeProblem(at: Date, now: Date): 'past' | 'too_far' | undefined {
  if (at <= now) return 'past';
  return at.getTime() - now.getTime() > mostDaysAhead * 86_400_000 ? 'too_far' : undefined;
}
