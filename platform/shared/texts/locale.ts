import { basePaths, type Language, locales } from '../languages.ts';

/** The language of this module and of everything beside it; the Portuguese build takes its twin. */
export const language: Language = 'en';

/** For `lang`, and for the habits by which dates and numbers are written; the time zone is the reader's own. */
export const locale: string = locales[language];

/** Before every address that is not opened by the router, which knows it. */
export const basePath: string = basePaths[language];

/** The way to the other language, in that language's own words. */
export const otherLanguage = {
  language: 'pt' as Language,
  locale: locales.pt as string,
  name: 'Português',
  offer: 'Ler esta página em',
  dismiss: 'Fechar',
};
