/** Monday to Friday; public holidays are not known here. */
const isBusinessDay = (day: Date): boolean => day.getDay() !== 0 && day.getDay() !== 6;

/** The start of the day `days` after the day of `from`, in the reader's own time zone. */
const dayAfter = (from: Date, days: number): Date =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);

/** How many business days have begun since the day of `from`; 0 on that day itself. */
export function businessDaysSince(from: Date, now: Date): number {
  let count = 0;
  for (let days = 1; dayAfter(from, days) <= now; days += 1)
    if (isBusinessDay(dayAfter(from, days))) count += 1;
  return count;
}

/** The day on which `count` business days have passed since the day of `from`. */
export function addBusinessDays(from: Date, count: number): Date {
  let day = dayAfter(from, 0);
  for (let left = count; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = dayAfter(day, 1);
  return day;
}
