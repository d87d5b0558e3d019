import { libraryTexts } from '#domain/texts/assistant-library.ts';
import type { LibraryPassage } from './library-passages.ts';

const longest = 700;

/** The passages as quotations, the first one first, each with what has to be said before it; the advice to check at their end. */
export function quotePassages(passages: readonly LibraryPassage[], advice = true): string {
  const [first, ...others] = passages.map(quoted);
  return [
    first,
    ...(others.length > 0 ? [libraryTexts.besides, ...others] : []),
    ...(advice ? [libraryTexts.advice] : []),
  ].join('\n\n');
}

function quoted({ text, source, trust, overdue }: LibraryPassage): string {
  const before =
    trust === 'disputed'
      ? libraryTexts.disputed
      : trust === 'community'
        ? libraryTexts.community
        : overdue
          ? libraryTexts.overdue
          : '';
  const date = source.date ? dateWords(source.date) : libraryTexts.undated;
  return `${before} ${libraryTexts.quote(shortened(text), source.source, date)}`.trim();
}

/** Whole sentences only. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  return text.slice(0, text.slice(0, longest).lastIndexOf('. ') + 1);
}

/** '2026-01-13' is 'January 13, 2026'; '2026-01' is 'January 2026'. */
function dateWords(date: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return date;
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
  });
}
