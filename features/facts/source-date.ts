import type { Translation } from '#platform/shared/languages.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import type { Fact } from './contract.ts';
import { factTexts } from './texts/facts.ts';

const forms: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: 'numeric' },
  7: { year: 'numeric', month: 'long' },
  10: { dateStyle: 'long' },
};

/** Of the page by itself; e-mails and calendars hand over those of their reader. */
interface SourceLanguage {
  locale: string;
  texts: Translation<typeof factTexts>;
}
const page: SourceLanguage = { locale, texts: factTexts };

/** When a source said it, as people read it: "January 28, 2026", "February 2026", "2026" or "undated". */
export function formatSourceDate(date: string | null, { locale, texts }: SourceLanguage = page): string {
  const form = forms[date?.length ?? 0];
  if (!date || !form) return texts.undated;
  return new Date(`${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`).toLocaleDateString(locale, {
    ...form,
    timeZone: 'UTC',
  });
}

/** Where a fact comes from: "Source: jobbatical.com, January 28, 2026.", the date on one line. */
export function sourceWords(
  { source, source_date }: Pick<Fact, 'source' | 'source_date'>,
  language: SourceLanguage = page,
): string {
  const date = formatSourceDate(source_date, language).replaceAll(' ', '\u00a0');
  return language.texts.source(source, date);
}
