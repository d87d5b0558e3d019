import { documentCount } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './how-it-fits.ts';

export const howItFitsTexts: Translation<typeof english.howItFitsTexts> = {
  guide: 'O guia tem seis passos. Cada um é marcado como concluído por quem segue o guia.',
  documents: (step) => `Os documentos são de ${documentCount} tipos. Reúne-os em «${step}».`,
  stages: 'A nossa equipa conta quatro fases. Resultam dos seus passos:',
  stage: (title, steps) => `${title}: ${steps.join('; ')}`,
  progress: 'O progresso é a parte concluída dos seis passos. Começa em 5%.',
};
