import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './document-categories.ts';

export const categoryNames: Translation<typeof english.categoryNames> = {
  general: 'Geral',
  step_document: 'De um passo',
  passport: 'Passaporte',
  'criminal-record': 'Registo criminal',
  'birth-certificate': 'Certidão de nascimento',
  'proof-income': 'Comprovativo de rendimentos',
  'health-insurance': 'Seguro de saúde',
  'accommodation-proof': 'Comprovativo de alojamento',
};
