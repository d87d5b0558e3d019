import type { LibraryPassage } from './library-passages.ts';
import type { LibraryWords } from './library-words.ts';

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
    ...(language !== 'en' ? [texts.quotedAsTheyStand] : []),
    first,
    ...(others.length > 0 ? [texts.besides, ...others] : []),
    ...(advice ? [texts.advice] : []),
  ].join('\n\n');
}

function quoted({ text, source, trust, overdue }: LibraryPassage, { texts, locale }: LibraryWords): string {
  const before =
    trust === 'disputed'
      ? texts.disputed
      : trust === 'community'
        ? texts.community
        : overdue
          ? texts.overdue
          : '';
  const date = source.date ? dateWords(source.date, locale) : texts.undated;
  return `${before} ${texts.quote(shortened(text), source.source, date)}`.trim();
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
