import { type Currency, readAmounts } from './read-amounts.ts';
import { monthIn } from './read-months.ts';

/** One amount of income as a paper states it. */
export interface IncomeLine {
  /** 'YYYY-MM', or null where the paper says 'each month'. */
  month: string | null;
  cents: number;
  /** Null when the file names no currency anywhere. */
  currency: Currency | null;
  page: number;
}

const incomeWords =
  /\b(?:monthly (?:\w+ ){0,3}(?:benefit|pension|payment|annuity|amount|income)|benefit (?:amount|payment)|net (?:deposit|pension|payment|pay)|direct (?:deposit|dep)|ssa(?: treas)?|xxsoc sec|soc(?:ial)? sec(?:urity)?|pension|annuity|retirement|payroll|salary|wages|dividends?|rental income|rent received|you will receive|we will pay you)\b/i;
/** Money that goes out, stands there already, or is of another length of time. */
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
 * the first amount. It understands no more than that: what it does not find is no proof that it is not there.
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
      const [first] = readAmounts(line).filter(({ cents }) => cents > 0);
      if (!first) return [];
      const recurring = eachMonth.test(line);
      if (!recurring && !month) return [];
      return [
        {
          month: recurring ? null : month,
          cents: first.cents,
          currency: first.currency ?? only,
          page: number,
        },
      ];
    });
  });
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
