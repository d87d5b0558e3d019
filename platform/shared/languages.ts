/** English stands at an address itself, Portuguese at the same address under `/pt`. */
export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What browsers, search engines and formats of dates and numbers call them. */
export const locales = { en: 'en-US', pt: 'pt-PT' } as const satisfies Record<Language, string>;

/** What stands before every address of a language. */
export const basePaths = { en: '', pt: '/pt' } as const satisfies Record<Language, string>;

/** Screens of the office, the marketers' own pages and our gallery: they are in one language. */
const englishOnly = /^\/(admin|admin-setup|staff|pitches|testing|testing2)(\/|$)/;

/** Whether a path, without any language before it, has no Portuguese twin. */
export const isEnglishOnly = (path: string): boolean => englishOnly.test(pathOf(path));

/** The language of an address, and the path that both languages share. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (!/^\/pt(\/|\.data$|$)/.test(pathname)) return { language: 'en', path: pathname };
  return { language: 'pt', path: pathname.slice(basePaths.pt.length) || '/' };
}

/** The address of a shared path (search and hash may follow it) in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en' || isEnglishOnly(path)) return path;
  return path === '/' ? basePaths.pt : basePaths.pt + path.replace(/^\/(?=[?#])/, '');
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** The language that a request asks for first; of those that we do not speak, English. Our screens ask for their own. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language =>
  /^\s*pt\b/i.test(acceptLanguage ?? '') ? 'pt' : 'en';
