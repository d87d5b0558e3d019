import type { Translation } from '#platform/shared/languages.ts';
import { eachType } from '../rules/document-types.ts';
import type * as english from './document-types.ts';

export const documentWords: Translation<typeof english.documentWords> = {
  passport: {
    name: 'Passaporte',
    obtain: 'Prepare o seu passaporte',
    other: 'Passport',
  },
  'criminal-record': {
    name: 'Registo criminal',
    obtain: 'Peça o certificado de registo criminal',
    obtainBriefly: 'Peça o registo criminal do FBI',
    other: 'Criminal record',
  },
  'birth-certificate': {
    name: 'Certidão de nascimento',
    obtain: 'Peça a sua certidão de nascimento',
    other: 'Birth certificate',
  },
  'proof-income': {
    name: 'Comprovativo de rendimentos',
    obtain: 'Reúna o comprovativo de rendimentos',
    other: 'Proof of income',
  },
  'health-insurance': {
    name: 'Seguro de saúde',
    obtain: 'Trate do seu seguro de saúde',
    other: 'Health insurance',
  },
  'accommodation-proof': {
    name: 'Comprovativo de alojamento',
    obtain: 'Obtenha o comprovativo de alojamento',
    other: 'Proof of accommodation',
  },
};

export const documentNames = eachType((type) => documentWords[type].name);
