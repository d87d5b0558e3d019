import { documentNames } from '#features/documents/texts/document-types.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './reviews.ts';

export const paperNames: Translation<typeof english.paperNames> = {
  'nif-document': 'Documento do NIF',
  ...documentNames,
};

export const openingReasonTexts: Translation<typeof english.openingReasonTexts> = {
  review: 'Para o analisar',
  question: 'Para responder à sua pergunta',
  appointment: 'Para preparar o seu pedido ou a sua marcação',
  check: 'Para voltar a verificar o nosso próprio trabalho',
};

export const reviewTexts: Translation<typeof english.reviewTexts> = {
  waiting: 'Recebido, à espera da nossa análise.',
  by: (date) => `Tem notícias nossas até ${date}.`,
  late: (date) => `Prometemos responder até ${date}. Estamos em atraso; é o próximo.`,
  inReview: 'Estamos a vê-lo.',
  accepted: (date) => `Aceite em ${date}.`,
  needsNewCopy: 'Precisa de nova cópia:',
  needsNewCopyShort: 'Precisa de nova cópia',
  acceptedShort: 'Aceite',
  waitingShort: 'À espera da nossa análise',
  inReviewShort: 'Estamos a vê-lo',
  earlier: 'Versão anterior. A sua nova cópia tomou o lugar desta, por isso pode eliminá-la.',
  uploadNew: 'Carregar nova cópia',
  named: (action, fileName) => `${action}: ${fileName}`,
  promise: 'Uma pessoa da nossa equipa vê cada papel no prazo de 2 dias úteis após a chegada.',
  who: {
    title: 'Quem abriu os meus documentos',
    explain: 'A nossa equipa só abre um documento com um motivo, e cada vez fica registada aqui.',
    none: 'Ninguém da nossa equipa abriu os seus documentos.',
    member: 'Alguém da nossa equipa',
    gone: 'Um documento que eliminou',
    all: (count) => `Mostrar todos (${count})`,
    fewer: 'Mostrar menos',
    latest: (count, total) => `Os últimos ${count} de ${total}.`,
    failed: 'Não foi possível carregar esta lista.',
    loading: 'A carregar quem abriu os seus documentos...',
    list: 'Aberturas pela nossa equipa, das mais recentes para as mais antigas',
  },
};
