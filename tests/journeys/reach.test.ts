import { reachOf } from './reach.ts';

/** The screens that most people see, and the two of them with most words on them in the longer language. */
const main = {
  en: ['/', '/auth', '/dashboard', '/documents', '/visa-process', '/admin'],
  pt: ['/', '/money', '/dashboard'],
};

reachOf(({ language, path }) => main[language].includes(path));
