import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './check-answers.ts';

export const checkAnswersTexts: Translation<typeof english.checkAnswersTexts> = {
  title: 'Confirme as suas respostas',
  lead: 'A nossa equipa lê isto ao lado dos seus documentos. Ainda pode mudar tudo.',
  sections: { profile: 'O seu perfil', documents: 'Os seus documentos', move: 'A sua mudança' },
  live: 'Onde vive',
  handIn: 'Onde entrega os papéis',
  visa: 'Visto',
  along: 'Quem se muda consigo',
  notProvided: 'Não indicado',
  change: 'Mudar',
  changeNamed: (answer) => `Mudar: ${answer}`,
  send: 'Enviar para análise',
  loading: 'A carregar as suas respostas...',
  loadFailed: 'Não foi possível carregar estas respostas',
};
