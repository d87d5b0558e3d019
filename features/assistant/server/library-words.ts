import { type Language, locales } from '#platform/shared/languages.ts';
import * as ptIncome from '../texts/assistant-income.pt.ts';
import { incomeTexts, moneyWords } from '../texts/assistant-income.ts';
import * as ptLibrary from '../texts/assistant-library.pt.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';

/** What the library says in its own words; what it quotes stays as it stands in the register. */
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
