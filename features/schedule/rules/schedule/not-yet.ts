import type { NotYet } from '../next-action.ts';
import type { Schedule } from './schedule.ts';

/** Of a schedule's papers the one that ages, while it would be too old for some on the day of the appointment. */
export function notYet(schedule: Schedule | null, today: string): NotYet {
  const record = schedule?.tasks.find(({ id, done }) => id === 'criminal-record' && !done);
  return record?.fresh && record.fresh.from > today ? { 'criminal-record': record.fresh.from } : {};
}
