import type { Translation } from '#platform/shared/languages.ts';
import { envelopeNames } from './envelope-names.ts';
import type * as english from './us-places.ts';

export const usPlaceNames: Translation<typeof english.usPlaceNames> = {
  ...envelopeNames,
  ak: 'Alasca',
  ca: 'Califórnia',
  ga: 'Geórgia',
  hi: 'Havai',
  la: 'Luisiana',
  ms: 'Mississípi',
  mo: 'Missúri',
  nm: 'Novo México',
  ny: 'Nova Iorque',
  nj: 'Nova Jérsia',
  nc: 'Carolina do Norte',
  nd: 'Dacota do Norte',
  pa: 'Pensilvânia',
  sc: 'Carolina do Sul',
  sd: 'Dacota do Sul',
  va: 'Virgínia',
  wv: 'Virgínia Ocidental',
  dc: 'Distrito de Colúmbia',
  as: 'Samoa Americana',
  mp: 'Ilhas Marianas do Norte',
  pr: 'Porto Rico',
  vi: 'Ilhas Virgens Americanas',
};

/** Nothing before it: the sentences put it after a colon or between brackets. */
export const placeInSentence: Translation<typeof english.placeInSentence> = (place) => usPlaceNames[place];

export const usPlaceAliases: Translation<typeof english.usPlaceAliases> = {
  dc: ['Washington, D.C.', 'DC'],
  mp: ['Saipan', 'CNMI'],
  vi: ['Saint Thomas', 'Saint Croix', 'USVI'],
  ny: ['Cidade de Nova Iorque', 'NYC'],
};
