import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-print.ts';

export const guidePrintTexts: Translation<typeof english.guidePrintTexts> = {
  for: (name) => `Para ${name}`,
  on: (date) => `Impresso em ${date}`,
};
