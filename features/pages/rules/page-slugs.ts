import { pageLimits } from './page-content.ts';

/** As the table checks it: small letters, digits, single hyphens between them. */
const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether an address can end in it. */
export const isSlug = (text: string): boolean => form.test(text) && text.length <= pageLimits.slug;

/** What a title suggests: 'Café in Évora!' is 'cafe-in-evora'. Empty where nothing can be used. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, pageLimits.slug)
    .replaceAll(/^-|-$/g, '');
}

/** The slug of a page's first, second, third copy: '-copy', '-copy-2', '-copy-3'; the beginning gives way where it is long. */
export function copySlug(slug: string, number: number): string {
  const ending = number === 1 ? '-copy' : `-copy-${number}`;
  return slug.slice(0, pageLimits.slug - ending.length).replace(/-$/, '') + ending;
}
