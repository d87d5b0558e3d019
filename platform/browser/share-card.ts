import { BRAND } from '#platform/shared/texts/brand.ts';
import { shareTexts } from '#platform/shared/texts/share.ts';
import { alternates } from './alternates.ts';
import { type Match, siteOf } from './page-title.ts';

/**
 * The description of a public page and what a link to it shows where it is shared, and where it stands. For a route's `meta`. The second is
 * for whoever fetches the page from the server; the browser's script does without.
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
