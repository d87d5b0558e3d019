import type { IncomeLine } from './find-income.ts';
import type { Currency } from './read-amounts.ts';

/** Who moves besides the person who asks. */
export interface Household {
  spouse: boolean;
  children: number;
}

/** What the register says that one person needs each month, in cents of a euro. */
export interface Threshold {
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
export interface MonthOfIncome {
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
  for (const { month, cents, currency, page } of lines) {
    const key = `${month} ${currency}`;
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
