import { basePaths, type Language, locales } from '../languages.ts';
import type * as english from './locale.ts';

export const language: Language = 'pt';

export const locale: string = locales[language];

export const basePath: string = basePaths[language];

export const otherLanguage: typeof english.otherLanguage = {
  language: 'en',
  locale: locales.en,
  name: 'English',
  offer: 'Read this page in',
  dismiss: 'Close',
};
