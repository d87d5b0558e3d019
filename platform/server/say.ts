import type { Language } from '#platform/shared/languages.ts';
import * as portuguese from '#platform/shared/texts/errors.pt.ts';
import { errorTexts, fieldErrorTexts } from '#platform/shared/texts/errors.ts';
import type { Translation } from '#platform/shared/translation.ts';

/** A sentence in every language: who writes it does not know who will read it. */
export type InBoth = Readonly<Record<Language, string>>;

/**
 * Picks one sentence out of the texts of a noun and their translation, which have one shape. What applicants may read from the
 * server is said so; staff read English.
 */
export const inBoth =
  <Texts>(english: Texts, translated: Translation<Texts>) =>
  (pick: (texts: Texts) => string): InBoth => ({ en: pick(english), pt: pick(translated as Texts) });

/** What every error and every mistaken field says where its noun has no words of its own. */
export const sayError = inBoth(errorTexts, portuguese.errorTexts);
export const sayFieldError = inBoth(fieldErrorTexts, portuguese.fieldErrorTexts);
