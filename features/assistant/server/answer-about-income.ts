import type { IncomeLine } from '../rules/find-income.ts';
import {
  type Household,
  type IncomeTable,
  type IncomeVerdict,
  judgeIncome,
  neededFor,
  needsOf,
  sumOf,
  tableOf,
} from '../rules/income.ts';
import type { LibraryAnswer } from '../rules/library-answer.ts';
import type { LibraryPassage } from './library-passages.ts';
import { type LibraryWords, quotePassages } from './quotations.ts';

/** We read it line by line and say so; a table without one currency says less. */
const confidences: Record<IncomeVerdict['is'], number> = {
  enough: 0.75,
  short: 0.75,
  other_currency: 0.75,
  unclear: 0.6,
};
/** The register tells what a spouse and a child add for this rule alone. */
const byHousehold = 'income-d7';
const alone: Household = { spouse: false, children: 0 };

interface AboutIncome {
  lines: readonly IncomeLine[];
  rule: LibraryPassage & { eurosAMonth: number };
  /** The fact about the minimum wage, where it may be quoted. */
  wage: LibraryPassage | undefined;
  household: Household;
  /** The lines bear pages, and are shown as a table. */
  fromFile: boolean;
  words: LibraryWords;
}

/** The amounts that were found, against what the rule asks of this household. */
export function answerAboutIncome({
  lines,
  rule,
  wage,
  household,
  fromFile,
  words,
}: AboutIncome): LibraryAnswer {
  const { income, money, texts } = words;
  const people = rule.key === byHousehold ? household : alone;
  const cents = rule.eurosAMonth * 100;
  const rows = tableOf(lines);
  const needed = neededFor({ cents }, people);
  const verdict = judgeIncome(rows, needed);
  const said = [
    quotePassages([rule], words, false),
    income.needed(money(needed, 'EUR'), income.who(people)),
    ...(fromFile ? seenWords(lines, words) : []),
    verdictWords(verdict, words),
  ].join(' ');
  const table: IncomeTable = {
    rows,
    sum: sumOf(rows),
    lowestCents: 'by' in verdict ? verdict.lowest : null,
    needs: rule.key === byHousehold ? needsOf(cents, people) : [{ ...alone, cents, isTheirs: true }],
    rule: rule.source,
    wage: wage?.eurosAMonth
      ? { cents: wage.eurosAMonth * 100, validFrom: wage.validFrom, source: wage.source }
      : null,
  };
  return {
    response: `${fromFile ? `${income.found} ` : ''}${said}\n\n${fromFile ? income.check : texts.advice}`,
    confidence: Math.min(confidences[verdict.is], rule.overdue ? 0.65 : 1),
    refused: false,
    sources: [
      rule.source,
      ...(fromFile
        ? [...new Set(rows.flatMap(({ pages }) => pages))].slice(0, 10).map((page) => pageOfFile(page, words))
        : []),
    ],
    table: fromFile ? table : null,
  };
}

/** A page of the attached file as a source; it has no address. */
export function pageOfFile(page: number, { texts }: LibraryWords) {
  return { title: texts.yourFile, source: texts.yourFile, date: null, page };
}

/** So many amounts are listed in words; the table has the rest. */
const mostSeen = 12;

/** Two amounts or more for each month, or gross and net: the table keeps the lowest, so all are named here. */
function seenWords(lines: readonly IncomeLine[], { income, money }: LibraryWords): string[] {
  const each = lines.filter(({ month, kind }) => month === null || kind);
  const amounts = new Set(
    each.map((line) => income.amount(money(line.cents, line.currency), line.kind, line.page)),
  );
  return amounts.size > 1 ? [income.seen([...amounts].slice(0, mostSeen))] : [];
}

function verdictWords(verdict: IncomeVerdict, { income, money }: LibraryWords): string {
  if (verdict.is === 'unclear') return income.unclear;
  if (verdict.is === 'other_currency')
    return income.otherCurrency(money(verdict.lowest, verdict.currency), verdict.currency);
  return income[verdict.is](money(verdict.lowest, 'EUR'), money(verdict.by, 'EUR'));
}
