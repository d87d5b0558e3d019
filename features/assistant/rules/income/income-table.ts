import type { Household } from './judge-income.ts';
import { type MonthOfIncome, neededFor } from './judge-income.ts';
import type { Currency } from './read-amounts.ts';

/** Where a quoted passage stands. `date` is a day, a month or a year; null where the source bears none. */
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
  /** The household of whoever asks. */
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
