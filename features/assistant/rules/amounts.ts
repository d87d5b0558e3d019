export const currencies = ['EUR', 'USD', 'GBP'] as const;

export type Currency = (typeof currencies)[number];

/** An amount of money as it is in a line. */
export interface Amount {
  cents: number;
  /** Null when no sign of a currency is beside it. */
  currency: Currency | null;
  /** Where it begins and ends in the line. */
  from: number;
  to: number;
}

const signs: Record<string, Currency> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
};

const sign = '€|US\\$|\\$|£|\\b(?:EUR|USD|GBP|euros?|dollars)\\b';

const number = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3}){1,5}(?:[.,]\\d{2})?|\\d{1,9}(?:[.,]\\d{2})?";

/** Not in the middle of a longer number, a date or a word. */
const amount = new RegExp(
  `(?:(${sign})\\s?)?(?<![\\p{L}\\p{N}.,/:#*-])(${number})(?![\\p{L}\\p{N}/:%]|[.,-]\\d)(?:\\s?(${sign}))?`,
  'giu',
);

/** All amounts of a line, in order. A bare number is one only when it has cents: '12' may be anything. */
export function readAmounts(line: string): Amount[] {
  return [...line.matchAll(amount)].flatMap((match) => {
    const [whole, before, digits = '', after] = match;
    const currency = signs[(before ?? after ?? '').toLowerCase()] ?? null;
    if (!currency && !/[.,]\d{2}$/.test(digits)) return [];
    const cents = centsOf(digits);
    return [{ cents, currency, from: match.index, to: match.index + whole.length }];
  });
}

/** '1.950,00', '1,950.00', '1 950' and '1950' are the same. The last sign parts the cents when two digits follow it. */
function centsOf(digits: string): number {
  const cents = /[.,](\d{2})$/.exec(digits)?.[1];
  const whole = (cents ? digits.slice(0, -3) : digits).replaceAll(/\D/g, '');
  return Number(whole) * 100 + Number(cents ?? 0);
}
