import { type Currency, readAmounts } from './amounts.ts';

/** One amount of income as a paper states it. */
export interface IncomeLine {
  /** 'YYYY-MM', or null where the paper says 'each month'. */
  month: string | null;
  cents: number;
  /** Null when the file names no currency anywhere. */
  currency: Currency | null;
  page: number;
  /** Before or after what is taken off, where the line says so. */
  kind?: 'gross' | 'net';
}

const gross = /\b(?:gross|before (?:any )?(?:changes?|deductions?|tax(?:es)?)|full monthly)\b/i;
const net =
  /\b(?:net|after (?:any )?(?:changes?|deductions?|tax(?:es)?)|regular monthly|you will receive|we will pay you)\b/i;

const incomeWords =
  /\b(?:monthly (?:\w+ ){0,3}(?:benefit|pension|payment|annuity|amount|income)|benefit (?:amount|payment)|net (?:deposit|pension|payment|pay)|direct (?:deposit|dep)|ssa(?: treas)?|xxsoc sec|soc(?:ial)? sec(?:urity)?|pension|annuity|retirement|payroll|salary|wages|dividends?|rental income|rent received|you will receive|we will pay you)\b/i;

/** Money that goes out, is there already, or is of another length of time. */
const notIncome =
  /\b(?:balance|saldo|withdrawals?|debit|payments? to|purchase|transfer to|deduct(?:ed|ion|ions)?|premiums?|withh(?:eld|olding)|tax(?:es)?|fees?|fine|overpa\w+|total|year|yearly|annual(?:ly)?|year-to-date|ytd|last year|limit|maximum)\b/i;

const eachMonth = /\b(?:monthly|each month|every month|per month|a month)\b/i;

interface Page {
  number: number;
  text: string;
}

/**
 * The monthly income that the text of a bank statement or a pension letter states, line by line. An amount is taken when
 * its line says that it is income and either when it came or that it comes each month; of a line with a balance behind it
 * the first amount, of one that names gross and net both. It understands no more than that: what it does not find is no proof that it is not there.
 */
export function findIncome(pages: readonly Page[]): IncomeLine[] {
  const only = onlyCurrency(pages);
  return pages.flatMap(({ number, text }) => {
    /** The month of the statement, as its head names it; lines often bear a day alone. */
    let heading: string | null = null;
    return text.split('\n').flatMap((line): IncomeLine[] => {
      const month = monthIn(line, heading);
      const said = incomeWords.exec(line);
      if (!said) {
        heading = /\d{4}/.test(line) ? (month ?? heading) : heading;
        return [];
      }
      if (notIncome.test(line)) return [];
      const amounts = readAmounts(line).filter(({ cents }) => cents > 0);
      const recurring = eachMonth.test(line);
      if (!recurring && !month) return [];
      const kinds = kindsIn(line);
      return amounts.slice(0, Math.max(kinds.length, 1)).map(
        ({ cents, currency }, at): IncomeLine => ({
          month: recurring ? null : month,
          cents,
          currency: currency ?? only,
          page: number,
          ...(kinds[at] && { kind: kinds[at] }),
        }),
      );
    });
  });
}

/** What a line says of its amounts, in its order: a line can state both, one behind the other. */
function kindsIn(line: string): ('gross' | 'net')[] {
  const at = { gross: line.search(gross), net: line.search(net) };
  return (['gross', 'net'] as const)
    .filter((kind) => at[kind] >= 0)
    .sort((one, other) => at[one] - at[other]);
}

/** The one currency that the file names; null when there is none or more than one. */
function onlyCurrency(pages: readonly Page[]): Currency | null {
  const named = new Set<Currency>();
  for (const { text } of pages) {
    for (const { currency } of text.split('\n').flatMap(readAmounts)) if (currency) named.add(currency);
    for (const [word] of text.matchAll(/\b(?:EUR|USD|GBP)\b/g)) named.add(word as Currency);
  }
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

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
