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

/**
 * The shape that a Portuguese text must have, taken from the English one: nothing missing, nothing more, every list as
 * long, every function of the same values. A sentence becomes any sentence; numbers, booleans, closed lists of ids, and
 * what stands under the name of an id stay what they are.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : T extends object
      ? { [Key in keyof T]: Key extends IdKey ? T[Key] : TranslatedMember<T[Key]> }
      : T;

/** Under these names stands what programs read. */
type IdKey = 'id' | 'section' | 'facts' | 'tier';

/** A member whose type is a choice of words, like `FactId`, is read by programs; a single literal is a sentence. */
type TranslatedMember<T> = IsChoice<Extract<T, string>> extends true ? T : Translation<T>;

type IsChoice<T, Whole = T> = [T] extends [never]
  ? false
  : T extends Whole
    ? [Whole] extends [T]
      ? false
      : true
    : never;
