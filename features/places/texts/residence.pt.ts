import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './residence.ts';

export const residenceTexts: Translation<typeof english.residenceTexts> = {
  title: 'Onde vive',
  label: 'Em que estado ou território vive?',
  hint: 'Só perguntamos uma vez. Pode mudá-lo no seu perfil.',
  county: 'Em que condado?',
  countyHint: 'Dois consulados partilham o seu estado, e é o condado que decide.',
  chooseCounty: 'Escolha um condado',
  missing: 'Escolha o seu estado ou território da lista. Escreva as primeiras letras do nome.',
  countyMissing: 'Escolha o seu condado da lista.',
  save: 'Guardar',
  saving: 'A guardar...',
  saved: 'Guardámos onde vive',
  failed: 'Não foi possível guardar onde vive',
  abroad: 'Vivo fora dos Estados Unidos',
  abroadShort: 'Fora dos Estados Unidos',
  change: 'Mudar onde vive',
  cancel: 'Cancelar',
  loading: 'A carregar onde vive...',
  loadFailed: 'Não foi possível carregar onde vive.',
};
