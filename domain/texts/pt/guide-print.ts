import type * as english from '../guide-print.ts';
import type { Translation } from './translation.ts';

export const guidePrintTexts: Translation<typeof english.guidePrintTexts> = {
  for: (name) => `Para ${name}`,
  on: (date) => `Impresso em ${date}`,
};
