import { inLanguage, type Language, languages, locales } from '#platform/shared/languages.ts';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { language } from '#platform/shared/texts/locale.ts';
import { shareTexts } from '#platform/shared/texts/share.ts';
import { type Match, siteOf } from './page-title.ts';

/**
 * The description of a public page and what a link to it shows where it is shared, and where it is. For a route's `meta`. The second is
 * for the person who fetches the page from the server; the browser's script does without.
 */
export function shareCard(
  { matches, location }: { matches: readonly (Match | undefined)[]; location: { pathname: string } },
  title: string,
  description: string,
) {
  const described = [{ name: 'description', content: description }];
  if (!import.meta.env.SSR) return described;
  const publicUrl = siteOf(matches)?.publicUrl ?? '';
  const picture = `${publicUrl}/share-card.jpg`;
  return [
    ...described,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shareTexts.picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...alternates(publicUrl, location.pathname),
  ];
}

const link = (rel: string, publicUrl: string, to: Language, path: string) => ({
  tagName: 'link',
  rel,
  href: publicUrl + (inLanguage(to, path) || '/'),
});

/**
 * For search engines, in the head of a public page: its own address, and the same page in each language. A person's answers
 * in the address (the planner's) make no page of its own.
 */
function alternates(publicUrl: string, path: string) {
  return [
    link('canonical', publicUrl, language, path),
    ...languages.map((to) => ({ ...link('alternate', publicUrl, to, path), hrefLang: locales[to] })),
    { ...link('alternate', publicUrl, 'en', path), hrefLang: 'x-default' },
  ];
}
