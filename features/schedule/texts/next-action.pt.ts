import { eachType } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './next-action.ts';

export const nextActionTexts: Translation<typeof english.nextActionTexts> = {
  next: 'A seguir',
  meanwhile: 'Entretanto',
  continue: 'Continuar',
  firstStep: 'Passo 1 - Obter o seu NIF',
  today: (duration, date) => `Cerca de ${duration}. Pode concluir hoje, ${date}.`,
  tonight: (duration, date) => `Cerca de ${duration}. Se começar agora, pode concluir até ${date}.`,
  later: (duration, date) => `Demora ${duration}. Se começar hoje, deverá estar pronto até ${date}.`,
  laterBoth: (duration, then, date) =>
    `Demora ${duration}; depois, até ${then} para a apostila. Se começar hoje, deverá ter ambos até ${date}.`,
  arrives: (duration, wait, date) =>
    `Cerca de ${duration} de trabalho. Depois, até ${wait} para o número chegar: até ${date}, se o pedir hoje.`,
  asked: (day, wait, date) => `Pediu-o a ${day}. O número pode demorar até ${wait}: até ${date}.`,
  inAll: (duration) => `Demora ${duration} no total.`,
  appointment: (date) => `A sua marcação é a ${date}.`,
  ready: 'Já fez a sua parte. Leve os seus documentos: o seu guia diz o que levar.',
  names: {
    documents: 'Os documentos exigidos',
    'online-application': 'Preencher o formulário de pedido online',
  },
  onCard: (title) => `No cartão «${title}».`,
  parts: (done, total) => `Partes concluídas deste passo: ${done} de ${total}.`,

  document: {
    titles: eachType((type) => documentWords[type].obtain),
    longest: (missing) => `Dos ${missing} documentos que lhe faltam, é o mais demorado.`,
    longestNow: (count) =>
      count === 1
        ? 'É o único documento que pode tratar agora.'
        : `Dos ${count} documentos que pode tratar agora, é o mais demorado.`,
    last: 'É o último documento de que precisa.',
    notBefore:
      'Ainda não: peça-o quando tiver a sua marcação. Pedido demasiado cedo, seria antigo demais para alguns consulados.',
    notYet: (date) =>
      `Ainda não: peça-o em ${date} ou depois. Pedido agora, seria demasiado antigo para alguns consulados no dia da marcação.`,
  },

  tick: {
    title: (step) => `Termine: ${step}`,
    detail: 'Está tudo pronto neste passo. Marque-o como concluído e abre-se o passo seguinte.',
  },
  returned: {
    title: (paper, count) =>
      count === 1 ? `${paper}: precisamos de uma nova cópia` : `${count} documentos precisam de nova cópia`,
    detail: 'Escrevemos o que está errado e o que fazer. O resto do seu guia fica como está.',
    action: 'Ver o que é preciso',
  },
  wait: {
    title: 'Nada a fazer por agora',
    detail: 'Já fez a sua parte. O que for decidido aparece aqui sem que tenha de fazer nada.',
  },
  rejected: {
    title: 'Fale primeiro connosco',
    detail: 'Analisamos a decisão consigo. O seu guia e os seus documentos ficam como estão.',
    action: 'Contactar o apoio',
  },
  completed: {
    title: 'Os seis passos estão concluídos',
    detail: 'O seu guia continua aqui para consultar.',
    action: 'Ver o seu guia',
  },

  decision: {
    open: {
      title: 'Quando entregou os seus documentos?',
      detail: 'A espera pela resposta conta-se a partir desse dia.',
      action: 'Guardar o dia',
    },
    title: (date) => `Documentos entregues a ${date}`,
    day: (day) => `Dia ${day} da espera.`,
    answer: (from, to) => `A resposta costuma chegar entre ${from} e ${to}.`,
    overdue: (date) => `A resposta era de esperar até ${date}. Escreva-nos e dizemos a quem deve perguntar.`,
    contact: 'Contactar o apoio',
    meanwhile: 'Até lá não há nada a fazer. Se o chamarem para uma entrevista, o seu guia prepara-o.',
  },
};
