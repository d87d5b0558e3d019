import { type Language, locales, preferredLanguage } from '#platform/shared/languages.ts';
import { formatCents, formatDay } from '#platform/shared/money.ts';
import { testBillingTexts as portuguese } from '#platform/shared/texts/test-billing.pt.ts';
import { testBillingTexts as english } from '#platform/shared/texts/test-billing.ts';

type Texts = typeof english;

/** What the pages say, and how they write amounts and days, in one language. */
export interface BillingWords {
  language: Language;
  texts: Texts;
  dollars: (cents: number) => string;
  /** As UTC has it: everything here is reckoned in it. */
  day: (seconds: number) => string;
}

/** By the `locale` of a session, as the seller asked for it, or by what a browser asks for; English where neither says. */
export function wordsFor(locale: string | null | undefined): BillingWords {
  const language = preferredLanguage(locale ?? undefined);
  return {
    language,
    texts: language === 'pt' ? (portuguese as Texts) : english,
    dollars: (cents) => formatCents(cents, 'USD', locales[language]),
    day: (seconds) => formatDay(new Date(seconds * 1000), locales[language]),
  };
}
