import { momentOfDay } from '#platform/browser/calendar-day.ts';
import { formatDate } from '#platform/browser/format.ts';

/** A 'YYYY-MM-DD' in the reader's words: "March 14, 2027". */
export const sayDay = (day: string): string => formatDate(momentOfDay(day));
