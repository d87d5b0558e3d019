import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './document-categories.ts';
import { documentNames } from './document-types.pt.ts';

export const categoryNames: Translation<typeof english.categoryNames> = {
  general: 'Geral',
  step_document: 'De um passo',
  ...documentNames,
};
