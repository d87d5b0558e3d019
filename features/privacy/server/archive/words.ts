import { type Language, locales, type Translation } from '#platform/shared/languages.ts';
import { formatCents, formatDay } from '#platform/shared/money.ts';
import { englishWords } from './english-words.ts';
import { portugueseWords } from './portuguese-words.ts';

/** A language's words, and its way to write moments and money. */
export type Words = Translation<typeof englishWords> & {
  day(moment: Date): string;
  when(moment: Date): string;
  money(cents: number, currency: string): string;
};

export function wordsFor(language: Language): Words {
  const locale = locales[language];
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    ...(language === 'pt' ? portugueseWords : englishWords),
    day: (moment) => formatDay(moment, locale),
    when: (moment) => when.format(moment),
    money: (cents, currency) => formatCents(cents, currency, locale),
  };
}
