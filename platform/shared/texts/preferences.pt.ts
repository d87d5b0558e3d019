import type { Translation } from '../languages.ts';
import type * as english from './preferences.ts';

export const preferencesTexts: Translation<typeof english.preferencesTexts> = {
  title: 'Ler com mais conforto',
  calm: 'Grande e calmo',
  calmHint: 'Texto maior, contraste alto, nada em movimento e menos coisas em cada ecrã.',
  text: 'Tamanho do texto',
  contrast: 'Contraste',
  contrasts: { usual: 'Habitual', high: 'Alto' },
  motion: 'Movimento',
  motions: { device: 'Do dispositivo', none: 'Nenhum' },
  theme: 'Cores',
  themes: { device: 'Do dispositivo', light: 'Claras', dark: 'Escuras' },
  kept: 'Fica guardado neste dispositivo, para todas as páginas e para a impressão.',
};
