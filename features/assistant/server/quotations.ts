import type { Tx } from '#platform/server/database.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import type { Concept } from '../rules/concepts.ts';
import type { LibraryAnswer } from '../rules/library-answer.ts';
import { type AttachedFile, type FileLine, isPicture } from '../rules/pdf.ts';
import * as ptIncome from '../texts/assistant-income.pt.ts';
import { incomeTexts, moneyWords } from '../texts/assistant-income.ts';
import * as ptLibrary from '../texts/assistant-library.pt.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';
import { fitPassages, type LibraryPassage } from './library-passages.ts';

/** An answer that quotes passages, and says where they are from. */
export const quotation = (
  quoted: readonly LibraryPassage[],
  confidence: number,
  words: LibraryWords,
): LibraryAnswer => ({
  response: quotePassages(quoted, words),
  confidence,
  refused: false,
  sources: quoted.map(({ source }) => source),
  table: null,
});

const longest = 700;

/** The passages as quotations, the first one first, each with what has to be said before it; the advice to check at their end. */
export function quotePassages(
  passages: readonly LibraryPassage[],
  words: LibraryWords,
  advice = true,
): string {
  const { texts, language } = words;
  const [first, ...others] = passages.map((passage) => quoted(passage, words));
  return [
    ...(language === 'pt' && passages.some(({ portuguese }) => !portuguese) ? [texts.quotedAsTheyStand] : []),
    first,
    ...(others.length > 0 ? [texts.besides, ...others] : []),
    ...(advice ? [texts.advice] : []),
  ].join('\n\n');
}

function quoted(
  { text, portuguese, source, trust, overdue }: LibraryPassage,
  { texts, locale, language }: LibraryWords,
): string {
  const before =
    trust === 'disputed'
      ? texts.disputed
      : trust === 'community'
        ? texts.community
        : overdue
          ? texts.overdue
          : '';
  const date = source.date ? dateWords(source.date, locale) : texts.undated;
  return `${before} ${texts.quote(shortened((language === 'pt' && portuguese) || text), source.source, date)}`.trim();
}

/** Whole sentences only. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.slice(0, longest).lastIndexOf('. ') + 1);
}

/** '2026-01-13' is 'January 13, 2026'; '2026-01' is 'January 2026'. */
function dateWords(date: string, locale: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return date;
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
  });
}

/** Lines of a file that are quoted at once. */
const most = 3;

/** The lines of the attached file that have to do with what is asked for, and nothing else of it. */
export async function linesAbout(
  tx: Tx,
  pdf: AttachedFile,
  concepts: readonly Concept[],
): Promise<FileLine[]> {
  const lines = pdf.quotable;
  const found = await fitPassages(
    tx,
    lines.map(({ text }) => ({ head: '', text })),
    concepts,
  );
  return lines
    .map((line, at) => ({ line, held: found[at]?.matches.filter(Boolean).length ?? 0 }))
    .filter(({ held }) => held > 0)
    .sort((one, other) => other.held - one.held)
    .slice(0, most)
    .map(({ line }) => line);
}

/** The lines as marked quotations. */
export function quoteLines(lines: readonly FileLine[], { texts }: LibraryWords): string {
  return [texts.inFile, ...lines.map(({ page, text }) => texts.fileLine(page, text))].join('\n');
}

/** What could not be read of it, or not by us, in sentences; '' when all was. */
export function unreadWords(pdf: AttachedFile, { texts }: LibraryWords): string {
  const { fault, gaps, unread, lookedAt, total, copiedByModel } = pdf;
  const silent = isPicture(pdf) ? texts.picture : texts.unreadPages(unread);
  return [
    ...(fault ? [texts.faults[fault]] : []),
    ...(copiedByModel ? [texts.copied] : []),
    ...(unread.length > 0 ? [silent] : []),
    ...(gaps.includes('pages_left_out') ? [texts.leftOut(lookedAt, total)] : []),
    ...(gaps.includes('text_cut') ? [texts.textCut] : []),
  ].join(' ');
}

/** What the library says in its own words; what it quotes stays as it is in the register. */
export interface LibraryWords {
  language: Language;
  locale: string;
  texts: typeof assistantLibraryTexts;
  income: typeof incomeTexts;
  money: typeof moneyWords;
}

export const libraryWords: Readonly<Record<Language, LibraryWords>> = {
  en: {
    language: 'en',
    locale: locales.en,
    texts: assistantLibraryTexts,
    income: incomeTexts,
    money: moneyWords,
  },
  // The two have one shape: that is what a translation is.
  pt: {
    language: 'pt',
    locale: locales.pt,
    texts: ptLibrary.assistantLibraryTexts as unknown as typeof assistantLibraryTexts,
    income: ptIncome.incomeTexts as unknown as typeof incomeTexts,
    money: ptIncome.moneyWords as typeof moneyWords,
  },
};
