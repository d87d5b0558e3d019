import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-nif.ts';

export const nifActions: Translation<typeof english.nifActions> = {
  'nif-portal': {
    title: 'Abrir o portal do NIF',
    help: 'É o site das Finanças. Veja como é. A partir do estrangeiro, não consegue concluir lá o pedido por si.',
  },
  'nif-request': {
    title: 'Escolher quem pede o seu NIF',
    help: 'Um representante em Portugal pode pedi-lo online por si. Ou vai pessoalmente a um serviço de Finanças em Portugal, com marcação.',
  },
  'nif-papers': {
    title: 'Entregar os seus papéis',
    help: 'Uma cópia do passaporte e um comprovativo da sua morada. Se alguém o pedir por si: também uma procuração assinada.',
  },
  'nif-received': {
    title: 'Receber o seu NIF',
    help: 'Recebe um papel com um número de nove algarismos. Guarde-o: é pedido no passo seguinte.',
  },
};

export const nifTexts: Translation<typeof english.nifTexts> = {
  intro:
    'O NIF (número de identificação fiscal) é o seu número de contribuinte em Portugal. Precisa dele para a conta bancária, o contrato de arrendamento e o visto.',
  time: 'Conte com 10-15 minutos. No próprio portal, costuma demorar 5-10.',
  actions: 'O que fazer',
  portal: 'Portal do NIF',
  portalUse:
    'No portal pode informar-se sobre o NIF. Não o pode pedir ali sem ajuda: quem está no estrangeiro não consegue entrar.',
  consultationHelp: 'Prefere fazer isto com alguém? Podemos tratar disto em conjunto.',

  waysTitle: 'Que forma lhe convém?',
  ways: {
    representative: {
      title: 'Em casa, por um representante',
      detail:
        'Um advogado, um solicitador ou um serviço em Portugal pede-o por si, com a sua procuração. Usa o balcão eletrónico das Finanças (e-balcão), que exige credenciais portuguesas. É a forma habitual a partir dos Estados Unidos.',
    },
    person: {
      title: 'Em Portugal, pessoalmente',
      detail:
        'Faça uma marcação num serviço de Finanças. Leve o passaporte e um comprovativo da sua morada. Muitas vezes sai de lá já com o número.',
    },
    help: {
      title: 'Com a nossa ajuda',
      detail: 'Explicamos as formas e o que é preciso em cada uma, e tratamos disto consigo.',
    },
  },
  warnTitle: 'Por agora, mantenha no NIF a sua morada dos EUA',
  warn: 'A sua residência fiscal em Portugal começa quando a morada do NIF passa a ser portuguesa. Consulte um consultor fiscal antes de a mudar.',

  facts: {
    alone: 'nif-alone',
    representative: 'nif-representative',
    time: 'nif-time',
  },

  dialog: {
    title: 'Portal do NIF',
    newTab: 'Abrir o portal num novo separador',
    blank: 'Se a página ficar em branco, use o botão acima.',
    leaving: 'Este é o site das Finanças. O que lá escrever vai para as Finanças, não para nós.',
    frame: 'O portal do NIF das Finanças portuguesas',
    strip: 'As suas quatro ações',
    progress: (done) => (done === 1 ? '1 de 4 ações concluída' : `${done} de 4 ações concluídas`),
    checkedForYou: (title) => `Assinalámos «${title}» por si.`,
  },
};

export const nifDocumentTexts: Translation<typeof english.nifDocumentTexts> = {
  intro: 'Carregue o papel das Finanças que mostra o seu NIF.',
  formats: 'PDF, JPG, PNG',
  formatsLabel: 'Formatos:',
  tips: [
    'Digitalize ou fotografe a página inteira, com os quatro cantos.',
    'O seu nome e os nove algarismos têm de se ler bem.',
    'Uma página com um código QR ou um carimbo serve tal como está.',
  ],
  document: 'Documento do NIF',
  done: 'O seu documento do NIF está aqui',
  doneDetail: 'Veja-o mais uma vez e depois marque este passo como concluído.',
};

export const uploadRequired: Translation<typeof english.uploadRequired> = {
  title: 'Falta o documento',
  detail: 'Carregue o seu documento do NIF antes de marcar este passo como concluído.',
};
