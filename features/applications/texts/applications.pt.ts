import { documentCount } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './applications.ts';

export const applicationStages: Translation<typeof english.applicationStages> = [
  {
    title: 'Reunir documentos',
    description: 'Juntar os papéis que o consulado pede.',
    duration: '2-4 semanas',
  },
  {
    title: 'Fazer o pedido online',
    description: 'Preencher e enviar o pedido de visto.',
    duration: '1-2 semanas',
  },
  {
    title: 'Ir à entrevista',
    description: 'Falar com um funcionário do consulado português.',
    duration: '4-6 semanas',
  },
  {
    title: 'Aprovação do visto',
    description: 'Receber o visto português de 3 anos.',
    duration: '6-8 semanas',
  },
];

export const applicationTexts: Translation<typeof english.applicationTexts> = {
  notFound: {
    title: 'Nenhum pedido encontrado',
    detail: 'Complete primeiro o seu perfil, por favor.',
  },
  noneLeft: (allowed) =>
    allowed === 1
      ? 'O seu plano inclui 1 pedido, e já o tem. Se precisar de mais um, escreva-nos.'
      : `Já tem os ${allowed} pedidos possíveis. Se precisar de mais um, escreva-nos.`,
  reviewNeedsDocuments: `Carregue primeiro os ${documentCount} tipos de documento. Depois podemos vê-los juntos.`,
  decidedAlready: 'A nossa equipa já decidiu sobre este pedido. Se algo mudou, escreva-nos.',
  note: 'Uma nota da nossa equipa',
};

export const statusTexts: Translation<typeof english.statusTexts> = {
  started: {
    label: 'Iniciado',
    title: 'O seu pedido foi iniciado',
    next: 'Comece pelo seu NIF. Pode carregar papéis sempre que os tiver.',
  },
  in_progress: {
    label: 'Em curso',
    title: 'Já vai a caminho',
    next: 'Continue com o passo seguinte ou carregue outro papel.',
  },
  under_review: {
    label: 'Em análise',
    title: 'A nossa equipa está a analisar o seu pedido',
    next: 'Não precisa de esperar ao ecrã: o que decidirmos aparece aqui e, entretanto, pode continuar.',
  },
  approved: {
    label: 'Aprovado',
    title: 'O seu pedido foi aprovado. Parabéns!',
    next: 'O que vem a seguir: levantar o visto, marcar a viagem e preparar a chegada. Guarde os papéis juntos; vai precisar deles em Portugal.',
  },
  rejected: {
    label: 'Não aprovado',
    title: 'O seu pedido não foi aprovado',
    next: 'Isto não tem de ser o fim. Escreva-nos: vemos tudo consigo e dizemos o que se pode fazer.',
  },
  completed: {
    label: 'Concluído',
    title: 'O seu pedido está concluído. Boas-vindas a Portugal!',
    next: 'Já não há nada a fazer aqui. Os seus papéis continuam disponíveis em Documentos.',
  },
};
