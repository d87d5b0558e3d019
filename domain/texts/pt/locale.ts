import { basePaths, type Language, locales } from '../../rules/languages.ts';

export const language: Language = 'pt';

export const locale: string = locales[language];

export const basePath: string = basePaths[language];
