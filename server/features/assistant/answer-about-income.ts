import type { Household, LibraryAnswer } from '#domain/rules/assistant/answer.ts';
import type { IncomeLine } from '#domain/rules/income/find-income.ts';
import { type IncomeTable, needsOf, sumOf } from '#domain/rules/income/income-table.ts';
import { type IncomeVerdict, judgeIncome, neededFor, tableOf } from '#domain/rules/income/judge-income.ts';
import { incomeTexts, moneyWords } from '#domain/texts/assistant-income.ts';
import { libraryTexts } from '#domain/texts/assistant-library.ts';
import type { LibraryPassage } from './library-passages.ts';
import { quotePassages } from './quote-passages.ts';

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
}

/** The amounts that were found, against what the rule asks of this household. */
export function answerAboutIncome({ lines, rule, wage, household, fromFile }: AboutIncome): LibraryAnswer {
  const people = rule.key === byHousehold ? household : alone;
  const cents = rule.eurosAMonth * 100;
  const rows = tableOf(lines);
  const needed = neededFor({ cents }, people);
  const verdict = judgeIncome(rows, needed);
  const words = [
    quotePassages([rule], false),
    incomeTexts.needed(moneyWords(needed, 'EUR'), incomeTexts.who(people)),
    verdictWords(verdict),
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
    response: `${fromFile ? `${incomeTexts.found} ` : ''}${words}\n\n${fromFile ? incomeTexts.check : libraryTexts.advice}`,
    confidence: Math.min(confidences[verdict.is], rule.overdue ? 0.65 : 1),
    refused: false,
    sources: [
      rule.source,
      ...(fromFile ? [...new Set(rows.flatMap(({ pages }) => pages))].slice(0, 10).map(pageOfFile) : []),
    ],
    table: fromFile ? table : null,
  };
}

/** A page of the attached file as a source; it has no address. */
export function pageOfFile(page: number) {
  return { title: libraryTexts.yourFile, source: libraryTexts.yourFile, date: null, page };
}

function verdictWords(verdict: IncomeVerdict): string {
  if (verdict.is === 'unclear') return incomeTexts.unclear;
  if (verdict.is === 'other_currency')
    return incomeTexts.otherCurrency(moneyWords(verdict.lowest, verdict.currency), verdict.currency);
  return incomeTexts[verdict.is](moneyWords(verdict.lowest, 'EUR'), moneyWords(verdict.by, 'EUR'));
}
