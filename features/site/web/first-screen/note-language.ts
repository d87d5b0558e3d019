import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { languages, locales } from '#platform/shared/languages.ts';

/** Keeps which language was chosen while the page sleeps: the browser follows the link before anything has woken. */
export function noteLanguage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      const chosen = languages.find((language) => link && link.hreflang === locales[language]);
      if (chosen) chooseLanguage(chosen);
    },
    true,
  );
}
