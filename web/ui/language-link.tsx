import clsx from 'clsx';
import { useLocation } from 'react-router';
import { inLanguage, isEnglishOnly } from '#domain/rules/languages.ts';
import { otherLanguage } from '#domain/texts/locale.ts';
import { chooseLanguage } from '../lib/language-choice.ts';

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
