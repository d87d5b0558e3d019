import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './set-aside.ts';

export const setAsideReasonWords: Translation<typeof english.setAsideReasonWords> = {
  'not-on-list': 'Não está na lista do meu consulado',
  told: 'Foi o que me disse o consulado ou o centro de vistos',
  'under-16': 'O requerente tem menos de 16 anos',
  other: 'Outro motivo',
};

export const setAsideWords: Translation<typeof english.setAsideWords> = ({ reason, note }) =>
  note ? `${setAsideReasonWords[reason]}: ${note}` : setAsideReasonWords[reason];

export const setAsideTexts: Translation<typeof english.setAsideTexts> = {
  finished: {
    title: 'Destes não falta nenhum',
    detail: 'Reveja-os mais uma vez e depois marque este passo como concluído.',
  },
  state: 'Posto de parte',
  offer: 'Não preciso deste documento',
  offerNamed: (paper) => `Não preciso deste documento: ${paper}`,
  title: (paper) => `Pôr de parte: ${paper}`,
  detail:
    'Deixa de atrasar o seu guia e a análise. A nossa equipa vê o seu motivo. Pode anular em qualquer altura.',
  ministry:
    'A lista do Ministério indica este documento. Só o ponha de parte se o seu consulado ou centro de vistos o disser.',
  why: 'Porque não precisa dele?',
  note: 'Em poucas palavras',
  noteHint: 'A nossa equipa lê o que escrever.',
  noteNeeded: 'Diga em poucas palavras porque não precisa dele.',
  cancel: 'Cancelar',
  confirm: 'Pôr de parte',
  busy: 'A pôr de parte...',
  done: 'Documento posto de parte',
  doneDetail: (paper) => `O seu guia continua sem ele: ${paper}.`,
  failed: 'Não foi possível pôr o documento de parte',
  since: (day) => `Posto de parte em ${day}.`,
  undo: 'Anular: afinal preciso dele',
  undoNamed: (paper) => `Anular: afinal preciso dele (${paper})`,
  undone: 'Documento necessário outra vez',
  undoneDetail: (paper) => `Voltou à sua lista: ${paper}.`,
  undoFailed: 'Não foi possível anular',
};
