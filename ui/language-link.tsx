import clsx from 'clsx';
import { useLocation } from 'react-router';
import { chooseLanguage } from '#platform/browser/language-choice.ts';
import { inLanguage, isEnglishOnly } from '#platform/shared/languages.ts';
import { otherLanguage } from '#platform/shared/texts/locale.ts';

/** The same page in the other language, in that language's own name. Nothing where the page has no twin. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  if (isEnglishOnly(pathname)) return null;
  const { language, locale, name } = otherLanguage;
  return (
    <a
      href={inLanguage(language, pathname + search)}
      hrefLang={locale}
      lang={locale}
      onClick={() => chooseLanguage(language)}
      className={clsx('inline-flex min-h-control items-center', className)}
    >
      {name}
    </a>
  );
}
