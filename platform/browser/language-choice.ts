import type { Language } from '#platform/shared/languages.ts';

/** Kept per device, signed out too. A person who has chosen is offered nothing more: `first-paint-script.ts` looks for it, too. */
const key = 'rumo-language';

/** Nothing is lost where storage is forbidden: the language is in the address. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // See above.
  }
}

/** What this device's reader chose; undefined when they never did. */
export function chosenLanguage(): Language | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === 'en' || chosen === 'pt' ? chosen : undefined;
  } catch {
    return undefined;
  }
}
