import type { Currency } from '../rules/amounts.ts';
import type { Household } from '../rules/income.ts';

const names: Record<Currency, string> = { EUR: 'euros', USD: 'U.S. dollars', GBP: 'British pounds' };

/** Cents as people write them: '€1,380.00', '$1,949.00'; without a currency the bare amount. */
export function moneyWords(cents: number, currency: Currency | null): string {
  const form = currency ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 };
  return (cents / 100).toLocaleString('en-US', form);
}

/** '2026-01' is 'January 2026'. */
function monthWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
}

/** 'you alone', 'you and your spouse', 'you, your spouse and 2 children'. */
function whoWords({ spouse, children }: Household): string {
  if (children === 0) return spouse ? 'you and your spouse' : 'you alone';
  const young = children === 1 ? 'one child' : `${children} children`;
  return spouse ? `you, your spouse and ${young}` : `you and ${young}`;
}

/** What the library says of income in a file or in a question. */
export const incomeTexts = {
  found: 'I read monthly income in your file. The table below shows it. What the rule asks for:',
  noneFound: (file: string) => `I found no monthly income in ${file}.`,
  yourFile: 'your file',
  seen: (amounts: readonly string[]) =>
    `All amounts that I read for each month: ${amounts.join('; ')}. The table counts the lowest.`,
  amount: (money: string, kind: 'gross' | 'net' | undefined, page: number) =>
    `${money}${kind === 'gross' ? ' before deductions (gross)' : kind === 'net' ? ' after deductions (net)' : ''}, page ${page}`,
  needed: (money: string, who: string) => `For ${who} that makes ${money} a month.`,
  who: whoWords,
  enough: (lowest: string, by: string) => `Your lowest amount is ${lowest}. It is above that by ${by}.`,
  short: (lowest: string, by: string) => `Your lowest amount is ${lowest}. It is below that by ${by}.`,
  otherCurrency: (lowest: string, currency: Currency) =>
    `Your lowest amount is ${lowest}. It is in ${names[currency]} and the rule is in euros, so it depends on the exchange rate. I do not convert money. Look up today’s rate and leave some room.`,
  unclear: 'I cannot tell in which currency all amounts are, so I do not compare them.',
  /** The table of what was read, and the one of what is asked for. Each is a caption with its columns. */
  table: {
    caption: 'Monthly income in your file',
    month: 'Month',
    amount: 'Amount',
    currency: 'Currency',
    page: 'Page',
    monthOf: (month: string | null) => (month ? monthWords(month) : 'Each month'),
    noCurrency: 'not named',
    total: (months: number) => `Total of ${months} months`,
    average: 'Average a month',
    copiedRow: (label: string, money: string, pages: readonly number[]) =>
      `${label}: ${money}${pages.length > 0 ? ` (${pages.length > 1 ? 'pages' : 'page'} ${pages.join(', ')})` : ''}`,
  },
  needs: {
    caption: 'What a household needs each month',
    household: 'Household',
    needed: 'Needed',
    compared: 'Your lowest month',
    householdOf: (who: Household) => capital(whoWords(who)),
    theirs: 'as you asked',
    above: (by: string) => `${by} above`,
    below: (by: string) => `${by} below`,
    rule: (source: string, date: string) => `The rule: ${source}, ${date}.`,
    wage: (money: string, since: string | null, source: string, date: string) =>
      `It goes by the Portuguese minimum wage: ${money} a month${since ? ` since ${since}` : ''} (${source}, ${date}).`,
  },
  check:
    'I can misread a file. Compare the table with your papers. The consulate decides what counts as income.',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
