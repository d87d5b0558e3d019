/** English is at an address itself, Portuguese at the same address under `/pt`. */
export const languages = ['en', 'pt'] as const;

export type Language = (typeof languages)[number];

/** BCP 47 tags, for browsers, search engines and formats. */
export const locales = { en: 'en-US', pt: 'pt-PT' } as const satisfies Record<Language, string>;

/** The prefix of a language's addresses. */
export const basePaths = { en: '', pt: '/pt' } as const satisfies Record<Language, string>;

/** Screens of the office, landing pages and the gallery have one language. */
const englishOnly = /^\/(admin|admin-setup|staff|pitches|testing|testing2)(\/|$)/;

/** Whether a path, without language prefix, has no Portuguese version. */
export const isEnglishOnly = (path: string): boolean => englishOnly.test(pathOf(path));

/** Splits an address into its language and the path that both languages share. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (!/^\/pt(\/|\.data$|$)/.test(pathname)) return { language: 'en', path: pathname };
  return { language: 'pt', path: pathname.slice(basePaths.pt.length) || '/' };
}

/** The address of a shared path (search and hash may follow) in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en' || isEnglishOnly(path)) return path;
  return path === '/' ? basePaths.pt : basePaths.pt + path.replace(/^\/(?=[?#])/, '');
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** The first language of a request's header, English if we do not have it. Our screens send their own. */
export const preferredLanguage = (acceptLanguage: string | undefined): Language =>
  /^\s*pt\b/i.test(acceptLanguage ?? '') ? 'pt' : 'en';

/**
 * The type of a Portuguese text, from the English one: the same keys, list lengths and parameters. A sentence may be any
 * string; numbers, booleans, unions of ids and `IdKey` members stay as they are.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : T extends object
      ? { [Key in keyof T]: Key extends IdKey ? T[Key] : TranslatedMember<T[Key]> }
      : T;

/** Members that programs read. */
type IdKey = 'id' | 'section' | 'facts' | 'tier';

/** A union of strings, like `FactId`, is read by programs; a single literal is a sentence. */
type TranslatedMember<T> = IsChoice<Extract<T, string>> extends true ? T : Translation<T>;

type IsChoice<T, Whole = T> = [T] extends [never]
  ? false
  : T extends Whole
    ? [Whole] extends [T]
      ? false
      : true
    : never;
