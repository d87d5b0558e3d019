import { inLanguage, type Language, languages, locales } from '#platform/shared/languages.ts';
import { language } from '#platform/shared/texts/locale.ts';

const link = (rel: string, publicUrl: string, to: Language, path: string) => ({
  tagName: 'link',
  rel,
  href: publicUrl + (inLanguage(to, path) || '/'),
});

/**
 * For search engines, in the head of a public page: its own address, and the same page in each language. Somebody's answers
 * in the address (the planner's) make no page of its own.
 */
export function alternates(publicUrl: string, path: string) {
  return [
    link('canonical', publicUrl, language, path),
    ...languages.map((to) => ({ ...link('alternate', publicUrl, to, path), hrefLang: locales[to] })),
    { ...link('alternate', publicUrl, 'en', path), hrefLang: 'x-default' },
  ];
}
