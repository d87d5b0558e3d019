import type { Language } from '#domain/rules/languages.ts';

/** Kept per device, signed out too. Whoever has chosen is offered nothing more; `theme-script.ts` looks for it. */
const languageKey = 'rumo-language';

/** Nothing is lost where storage is forbidden: the language stands in the address. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // See above.
  }
}
