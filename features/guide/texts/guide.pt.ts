import { documentCountFirst } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide.ts';

export const guideSteps: Translation<typeof english.guideSteps> = [
  { title: 'Obter o seu NIF', duration: '10-15 minutos', short: 'NIF' },
  { title: 'Carregar o documento do NIF', duration: '5 minutos', short: 'Papel do NIF' },
  {
    title: 'Passo 2 - Fazer a marcação inicial do pedido de visto',
    duration: '1-2 semanas',
    short: `${documentCountFirst} papéis`,
  },
  {
    title: 'Passo 3: Pedir o certificado de registo criminal do FBI (rap sheet)',
    duration: '30-45 minutos',
    short: 'Formulário online',
  },
  { title: 'Preparação da entrevista', duration: '2-4 semanas', short: 'Entrevista' },
  { title: 'Aprovação e instalação', duration: '2-3 meses', short: 'Instalação' },
];

export const stepStates: Translation<typeof english.stepStates> = {
  completed: 'Concluído',
  now: 'Em curso',
  todo: 'Por iniciar',
  locked: 'Mais tarde',
};

export const courseTexts: Translation<typeof english.courseTexts> = {
  label: 'O rumo em seis passos',
  done: (day) => (day ? `Concluído em ${day}` : stepStates.completed),
  active: (by) => (by ? `Agora, até ${by}` : 'Agora'),
  waiting: (by) => (by ? `Até ${by}` : 'Mais tarde'),
  late: (by) => `Atrasado: o melhor era até ${by}`,
  returned: () => 'Precisa de nova cópia',
  visa: (by) => `Visto provável até ${by}`,
  papers: (done, total) => `${done} de ${total}`,
};

export const stepContents: Translation<typeof english.stepContents> = {
  'nif-number': 'Quatro coisas a fazer para obter o seu número de contribuinte português (NIF).',
  'nif-document': 'Um ficheiro a carregar: o papel que mostra o seu NIF.',
  documents: `${documentCountFirst} documentos a reunir.`,
  'online-application': 'O formulário do pedido online, parte a parte.',
  interview: 'O que levar, o que esperar e dezasseis perguntas para treinar.',
  settlement: 'Oito coisas a fazer depois de o visto ser aprovado.',
};

export const guideTexts: Translation<typeof english.guideTexts> = {
  title: 'Processo de visto',
  tab: (done, title) => `(${done} de 6) ${title}`,
  back: 'Voltar ao painel',
  contact: 'Pedir apoio',
  loading: 'A carregar o seu processo de visto...',
  loadFailed: {
    title: 'Erro ao carregar os dados do pedido',
    detail: 'O que já concluiu está guardado.',
  },

  progress: (done) => (done === 1 ? '1 de 6 passos concluído' : `${done} de 6 passos concluídos`),
  progressLabel: 'O seu guia',
  next: (title, duration) => `A seguir: ${title}. Cerca de ${duration}.`,
  nextArrives: (title, when) => `A seguir: ${title}. ${when}`,
  nextNotYet: (title, date) => `A seguir: ${title}, em ${date} ou depois.`,
  nextNotBefore: (title) => `A seguir: ${title}, quando tiver a sua marcação.`,
  nextTick: (title) => `A seguir: ${title}. Já está tudo feito: falta marcá-lo como concluído.`,
  nextHandIn: 'A seguir: guarde o dia em que entregou os seus documentos.',
  allDone: 'Os seis passos estão concluídos.',
  list: 'Os seus seis passos',
  card: (position) => `Cartão ${position} de 6. `,
  completedOn: (date) => `Concluído em ${date}`,
  lockedBefore: 'Ainda não pode começar: conclua primeiro «',
  lockedAfter: '»',
  readAhead: 'Ler já',
  readAheadNote: (title) => `Só para ler. Pode concluir este passo quando «${title}» estiver concluído.`,
  loadingStep: 'A carregar este passo...',
  stepFailed: {
    title: 'Não foi possível carregar este passo',
    detail: 'Verifique a sua ligação e tente de novo.',
  },

  complete: {
    button: 'Marcar como concluído',
    busy: 'A guardar...',
    unfinished: (open) =>
      open === 1
        ? 'Ainda falta uma parte. Depois pode marcar este passo como concluído.'
        : `Ainda faltam ${open} partes. Depois pode marcar este passo como concluído.`,
    notApproved: 'Pode marcar este passo como concluído quando o seu visto for aprovado.',
    reopen: 'Reabrir este passo',
  },

  plan: {
    title: 'O seu plano',
    stage: (stage) => `Fase ${stage} de 4 do pedido`,
    print: 'Imprimir esta lista',
    printStep: 'Imprimir este passo',
    apostille: 'Quem põe a apostila?',
    cards: 'Cartões para mostrar em Portugal',
    fit: 'Como tudo se liga',
    fitIntro: 'O guia tem seis passos. O seu pedido tem quatro fases. Ligam-se assim.',
    fitSteps: [
      'Os três primeiros passos do guia',
      'O quarto passo',
      'O quinto passo',
      'O sexto passo, depois de o visto ser aprovado',
    ],
    fitTitles:
      'Alguns títulos têm um número próprio, como «Passo 2». Obter e carregar o NIF são, juntos, o passo 1.',
  },

  noApplication: { hint: 'É criado quando abre o seu painel.', action: 'Ir para o painel' },

  ticks: {
    stepCompleted: 'Passo concluído!',
    stepCompletedDetail: (title) => `«${title}» está concluído.`,
    nifDocument: {
      title: 'Passo concluído!',
      detail: 'O seu documento do NIF foi carregado com sucesso.',
    },
    itemCompleted: 'Marcado como concluído',
    failed: 'Não foi guardado',
    unexpected: 'Algo correu mal. Tente de novo, por favor.',
  },

  item: {
    mark: 'Marcar como concluído',
    done: (date) => `Concluído em ${date}`,
    change: 'Alterar',
    about: (action, title) => `${action}: ${title}`,
    saving: 'A guardar...',
    saved: (time) => `Guardado na sua conta: ${time}`,
  },
};
