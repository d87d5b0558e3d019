import { numberOf, plusDays } from '#platform/shared/day-numbers.ts';

/**
 * Monday to Friday, without the federal holidays of the United States (5 U.S.C. 6103), which are those of most of our
 * readers. Portugal's are not among them. `day` is 'YYYY-MM-DD'.
 */
export function isBusinessDay(day: string): boolean {
  return isWeekday(day) && !isHoliday(day);
}

/** The day that is `count` business days after `day`; of 0 the day itself. */
export function addBusinessDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; left -= isBusinessDay(at) ? 1 : 0) at = plusDays(at, 1);
  return at;
}

/** The last day of which `addBusinessDays(it, count)` is before `day`. */
export function businessDaysBefore(day: string, count: number): string {
  let at = plusDays(day, -1);
  for (let left = count; left > 0; at = plusDays(at, -1)) left -= isBusinessDay(at) ? 1 : 0;
  return at;
}

/** 0 is Sunday. January 1, 1970 was a Thursday. */
const weekdayOf = (day: string): number => (((numberOf(day) + 4) % 7) + 7) % 7;
const isWeekday = (day: string): boolean => weekdayOf(day) % 6 !== 0;

/** On a Saturday they are kept on the Friday before, on a Sunday on the Monday after. */
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Each in the seven days from `from` on; the last Monday of May is counted from the 25th. */
const floating: readonly { month: string; weekday: number; from: number }[] = [
  { month: '01', weekday: 1, from: 15 },
  { month: '02', weekday: 1, from: 15 },
  { month: '05', weekday: 1, from: 25 },
  { month: '09', weekday: 1, from: 1 },
  { month: '10', weekday: 1, from: 8 },
  { month: '11', weekday: 4, from: 22 },
];

function isHoliday(day: string): boolean {
  const weekday = weekdayOf(day);
  const kept = [day, ...(weekday === 5 ? [plusDays(day, 1)] : weekday === 1 ? [plusDays(day, -1)] : [])];
  if (kept.some((one) => fixed.includes(one.slice(5)))) return true;
  const [, month, date = 0] = day.split('-');
  return floating.some(
    (one) =>
      one.month === month &&
      one.weekday === weekday &&
      Number(date) >= one.from &&
      Number(date) < one.from + 7,
  );
}
