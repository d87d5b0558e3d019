import type { Duration } from '#platform/shared/day-numbers.ts';

/** "10-15 minutes", "1 week": as the specification writes it. */
export function durationWords({ least, most, unit }: Duration): string {
  const amount = least === most ? String(most) : `${least}-${most}`;
  return `${amount} ${unit}${most === 1 ? '' : 's'}`;
}

/** "4 weeks" of "0-4 weeks". */
export const longestWords = (duration: Duration): string =>
  durationWords({ ...duration, least: duration.most });
