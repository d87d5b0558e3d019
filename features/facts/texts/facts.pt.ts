import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './facts.ts';

export const factTexts: Translation<typeof english.factTexts> = {
  source: (source, date) => `Fonte: ${source}, ${date}.`,
  older: (figure) => `Guias mais antigos dizem: ${figure}`,
  undated: 'sem data',
  unavailable: 'Não conseguimos carregar informação mais recente agora. Confirme isto com o seu consulado.',
};
