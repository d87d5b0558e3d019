import type { Currency } from './amounts.ts';
import type { IncomeLine } from './find-income.ts';

/** Who moves besides the person who asks. */
export interface Household {
  spouse: boolean;
  children: number;
}

/** What the register says that one person needs each month, in cents of a euro. */
interface Threshold {
  cents: number;
}

/** Half as much again for a spouse, 30% for each child: as the fact 'income-d7' has it. */
const spouseShare = 0.5;

const childShare = 0.3;

/** Cents of a euro that a household needs each month. */
export function neededFor({ cents }: Threshold, { spouse, children }: Household): number {
  return Math.round(cents * (1 + (spouse ? spouseShare : 0) + childShare * Math.max(0, children)));
}

/** A month and what came in it, in one currency; null is 'each month'. */
interface MonthOfIncome {
  month: string | null;
  cents: number;
  currency: Currency | null;
  pages: number[];
}

/**
 * The table: what came in each month is added up, by currency. What a letter promises for each month is not: the same
 * money before and after deductions, or in two letters, would count twice. Of it the least stays.
 */
export function tableOf(lines: readonly IncomeLine[]): MonthOfIncome[] {
  const rows = new Map<string, MonthOfIncome>();
  const withNet = new Set(
    lines.filter(({ kind }) => kind === 'net').map(({ month, currency }) => `${month} ${currency}`),
  );
  for (const { month, cents, currency, page, kind } of lines) {
    const key = `${month} ${currency}`;
    // What is paid out of it is on the paper as well: the two are one payment.
    if (kind === 'gross' && month !== null && withNet.has(key)) continue;
    const row = rows.get(key);
    if (!row) rows.set(key, { month, cents, currency, pages: [page] });
    else {
      row.cents = month === null ? Math.min(row.cents, cents) : row.cents + cents;
      if (!row.pages.includes(page)) row.pages.push(page);
    }
  }
  return [...rows.values()].sort((one, other) => (one.month ?? '9').localeCompare(other.month ?? '9'));
}

export type IncomeVerdict =
  | { is: 'enough' | 'short'; needed: number; lowest: number; by: number }
  /** Not in euros: it depends on the rate, and we convert nothing. */
  | { is: 'other_currency'; needed: number; lowest: number; currency: Currency }
  /** No currency, or several. */
  | { is: 'unclear'; needed: number };

/** Whether the lowest month is enough. Amounts are compared in euros alone. */
export function judgeIncome(table: readonly MonthOfIncome[], needed: number): IncomeVerdict {
  const [first, ...others] = table;
  const currency = first?.currency;
  if (!first || !currency || others.some((row) => row.currency !== currency))
    return { is: 'unclear', needed };
  const lowest = Math.min(...table.map(({ cents }) => cents));
  if (currency !== 'EUR') return { is: 'other_currency', needed, lowest, currency };
  return { is: lowest >= needed ? 'enough' : 'short', needed, lowest, by: Math.abs(lowest - needed) };
}

/** Where a quoted passage is from. `date` is a day, a month or a year; null where the source bears none. */
export interface AnswerSource {
  title: string;
  source: string;
  date: string | null;
  /** https, or a path of ours. Never an address taken from an attached file. */
  url?: string;
  /** Of the attached file. */
  page?: number;
}

/** Sums over the months of one currency; what a letter promises for each month is in none of them. */
interface IncomeSum {
  months: number;
  totalCents: number;
  averageCents: number;
  currency: Currency;
}

/** What a household needs each month, in cents of a euro. */
interface HouseholdNeed extends Household {
  cents: number;
  /** The household of the user. */
  isTheirs: boolean;
}

/** The income that was read in an attached file, against what the rule asks for. A model writes no cell of it. */
export interface IncomeTable {
  rows: MonthOfIncome[];
  sum: IncomeSum | null;
  /** Of all rows, in cents of a euro; null when they are not all in euros. */
  lowestCents: number | null;
  needs: HouseholdNeed[];
  rule: AnswerSource;
  /** The minimum wage that the rule goes by; null when the register does not tell it. */
  wage: { cents: number; validFrom: string | null; source: AnswerSource } | null;
}

/** Two months or more in one currency are worth a sum; two currencies are never added. */
export function sumOf(rows: readonly MonthOfIncome[]): IncomeSum | null {
  const months = rows.filter(({ month }) => month !== null);
  const currency = months[0]?.currency;
  if (months.length < 2 || !currency || months.some((row) => row.currency !== currency)) return null;
  const totalCents = months.reduce((sum, { cents }) => sum + cents, 0);
  return {
    months: months.length,
    totalCents,
    averageCents: Math.round(totalCents / months.length),
    currency,
  };
}

const usual: readonly Household[] = [
  { spouse: false, children: 0 },
  { spouse: true, children: 0 },
  { spouse: false, children: 1 },
  { spouse: true, children: 1 },
];

/** What usual households need, and this one, from few people to many. */
export function needsOf(cents: number, theirs: Household): HouseholdNeed[] {
  const isTheirs = (one: Household) => one.spouse === theirs.spouse && one.children === theirs.children;
  const all = usual.some(isTheirs) ? usual : [...usual, theirs];
  return all.map(({ spouse, children }) => ({
    spouse,
    children,
    cents: neededFor({ cents }, { spouse, children }),
    isTheirs: isTheirs({ spouse, children }),
  }));
}

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

const children = /\b(?:child|kid|son|daughter|grandchild)(?:ren|s)?\b/;

/** Who moves besides the person who asks, as far as the question says so. */
export function householdOf(question: string): Household {
  const text = question.toLowerCase();
  const found = children.exec(text);
  return {
    spouse: /\b(?:wife|husband|spouse|partner|couple|married|both of us|the two of us)\b/.test(text),
    children: found ? countBefore(text.slice(0, found.index)) : 0,
  };
}

/** How many the words before 'children' say, "two", "2 young"; one where they say nothing. */
function countBefore(text: string): number {
  const words = text.trimEnd().split(' ');
  const named = (word = '') => counts[word] ?? (/^\d$/.test(word) ? Number(word) : 0);
  return named(words.at(-1)) || named(words.at(-2)) || 1;
}
