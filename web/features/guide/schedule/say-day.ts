import { momentOfDay } from '../../../lib/calendar-day.ts';
import { formatDate } from '../../../lib/format.ts';

/** A 'YYYY-MM-DD' in the reader's words: "March 14, 2027". */
export const sayDay = (day: string): string => formatDate(momentOfDay(day));
