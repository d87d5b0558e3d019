import type { RequiredDocument } from '#features/documents/rules/document-types.ts';
import type { Durations } from '#features/facts/durations.ts';
import { dueDay } from './record-age.ts';
import { type SavedDays, type Schedule, waitsForApostille } from './schedule/schedule.ts';

/** The papers whose use ends on a saved day, or on one counted from it. */
const usedUntil = { passport: 'passport_expiry', 'criminal-record': 'criminal_record_issued' } as const;

/**
 * Until when a paper that is there can be used; null where no day is saved, a new one has to be ordered all the same, or
 * the papers are handed in.
 */
export function usableUntil(
  type: RequiredDocument,
  days: SavedDays & { passport_expiry: string | null },
  schedule: Schedule | null,
  durations: Durations,
): string | null {
  if (type !== 'passport' && type !== 'criminal-record') return null;
  const kind = usedUntil[type];
  const day = days[kind];
  if (!day || days.handed_in) return null;
  if (type === 'criminal-record' && !waitsForApostille(schedule, day)) return null;
  return dueDay(kind, day, durations);
}
