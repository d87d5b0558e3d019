const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const name = `(${names.join('|')})[a-z]{0,12}\\.?`;
const monthThenYear = new RegExp(`\\b${name} ?(?:\\d{1,2}(?:st|nd|rd|th)?,? )?(20\\d\\d)\\b`);
const dayMonthYear = new RegExp(`\\b\\d{1,2} ${name} (20\\d\\d)\\b`);
const dayAndMonth = new RegExp(`(?:^|\\s)(?:${name} \\d{1,2}|\\d{1,2} ${name})(?=\\s|$)`);

/**
 * The month that a line names, 'YYYY-MM', or null. `heading` is the month that the page is about: it gives the year to a
 * line that bears a day and a month alone. Of '03/04/2026' nobody can tell which is the month: such a line has none,
 * unless one of the two is above 12 or they are the same.
 */
export function monthIn(line: string, heading: string | null): string | null {
  const text = line.toLowerCase();
  const iso = /\b(20\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?\b/.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const numbers = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/.exec(text);
  if (numbers) return unmistakable(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
  const named = monthThenYear.exec(text) ?? dayMonthYear.exec(text);
  if (named) return written(Number(named[2]), names.indexOf(named[1] ?? '') + 1);
  const day = dayAndMonth.exec(text);
  const month = day?.[1] ?? day?.[2];
  if (!month || !heading) return null;
  return nearHeading(names.indexOf(month) + 1, heading);
}

function unmistakable(one: number, other: number, year: number): string | null {
  const months = [one, other].filter((number) => number >= 1 && number <= 12);
  if (months.length === 0 || Math.max(one, other) > 31) return null;
  const [first, second] = months;
  if (second !== undefined && first !== second) return null;
  return written(year, first ?? 0);
}

/** A statement of January may list a day of December: the year before. */
function nearHeading(month: number, heading: string): string {
  const [year = 0, headed = 0] = heading.split('-').map(Number);
  if (month - headed > 6) return written(year - 1, month);
  if (headed - month > 6) return written(year + 1, month);
  return written(year, month);
}

const written = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
