import type { Household, LibraryAnswer } from '#domain/rules/assistant/answer.ts';
import type { IncomeLine } from '#domain/rules/income/find-income.ts';
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

/** The amounts that were found, against what the rule asks of this household. `fromFile`: they bear pages. */
export function answerAboutIncome(
  lines: readonly IncomeLine[],
  rule: LibraryPassage & { eurosAMonth: number },
  household: Household,
  fromFile: boolean,
): LibraryAnswer {
  const table = tableOf(lines);
  const needed = neededFor({ cents: rule.eurosAMonth * 100 }, household);
  const verdict = judgeIncome(table, needed);
  const who = incomeTexts.who(household.spouse, household.children);
  const rows = table.map(({ month, cents, currency, pages }) =>
    incomeTexts.row(month, moneyWords(cents, currency), pages),
  );
  return {
    response: [
      ...(fromFile ? [[incomeTexts.found, ...rows].join('\n')] : []),
      [
        ...(fromFile ? [incomeTexts.rule] : []),
        quotePassages([rule], false),
        incomeTexts.needed(moneyWords(needed, 'EUR'), who),
        verdictWords(verdict),
      ].join(' '),
      fromFile ? incomeTexts.check : libraryTexts.advice,
    ].join('\n\n'),
    confidence: Math.min(confidences[verdict.is], rule.overdue ? 0.65 : 1),
    refused: false,
    sources: [
      rule.source,
      ...(fromFile ? [...new Set(table.flatMap(({ pages }) => pages))].slice(0, 10).map(pageOfFile) : []),
    ],
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
