import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-refusals.ts';

export const guideRefusals: Translation<typeof english.guideRefusals> = {
  locked: 'Este passo ainda não pode começar. Conclua primeiro o passo anterior.',
  nif_missing: 'Carregue o seu documento do NIF antes de marcar este passo como concluído.',
  unfinished: 'Ainda há partes deste passo por concluir. Conclua-as primeiro.',
  not_approved:
    'Este passo pode ser concluído quando o seu visto for aprovado. O que assinalou fica guardado.',
};
