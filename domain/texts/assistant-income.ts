import type { Currency } from '../rules/income/read-amounts.ts';

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

/** What the library says of income in a file or in a question. */
export const incomeTexts = {
  found: 'This is the monthly income that I can read in your file:',
  row: (month: string | null, money: string, pages: readonly number[]) =>
    `- ${month ? monthWords(month) : 'Each month'}: ${money} (${pages.length > 1 ? 'pages' : 'page'} ${pages.join(', ')})`,
  noneFound: 'I found no monthly income in your file.',
  rule: 'What the rule asks for:',
  needed: (money: string, who: string) => `For ${who} that makes ${money} a month.`,
  who: (spouse: boolean, children: number) =>
    [
      spouse ? 'you and your spouse' : 'you alone',
      ...(children > 0 ? [children === 1 ? 'one child' : `${children} children`] : []),
    ].join(' and '),
  enough: (lowest: string, by: string) => `Your lowest amount is ${lowest}. It is above that by ${by}.`,
  short: (lowest: string, by: string) => `Your lowest amount is ${lowest}. It is below that by ${by}.`,
  otherCurrency: (lowest: string, currency: Currency) =>
    `Your lowest amount is ${lowest}. It is in ${names[currency]} and the rule is in euros, so it depends on the exchange rate. I do not convert money. Look up today’s rate and leave some room.`,
  unclear: 'I cannot tell in which currency all amounts are, so I do not compare them.',
  check:
    'I can misread a file. Compare the list with your papers. The consulate decides what counts as income.',
} as const;
