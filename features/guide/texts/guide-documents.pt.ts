import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { documentCount } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-documents.ts';

export const requiredDocumentTexts: Translation<typeof english.requiredDocumentTexts> = {
  passport: {
    inSentence: 'passaporte',
    description: 'Uma cópia da página com a sua fotografia e de todas as páginas com um carimbo ou um visto.',
    note: 'Válido por mais 6 meses depois da estadia, com pelo menos 2 páginas em branco',
    how: [
      'Veja a data de validade e conte as páginas em branco.',
      'O prazo é curto? Renove-o em travel.state.gov antes de tudo o resto: o número dele vai em todos os formulários.',
      'Digitalize a página da fotografia a cores, bem direita e sem reflexos.',
    ],
    tips: [
      'Assine o passaporte. Sem assinatura, pode ser recusado.',
      'Guarde também o antigo, se tiver vistos ainda válidos.',
    ],
  },
  'criminal-record': {
    inSentence: 'certificado de registo criminal',
    description: 'O registo criminal do FBI (FBI Identity History Summary, ou rap sheet), com a apostila.',
    note: 'Tem de ter apostila, válido 6 meses',
    how: [
      'Vá tirar as impressões digitais: em muitas estações de correios, na polícia ou num serviço privado.',
      'Peça ao FBI o seu registo criminal (Identity History Summary), online ou pelo correio. Uma empresa aprovada pelo FBI (channeler) é mais rápida e custa mais.',
      'Envie o papel do FBI ao Departamento de Estado dos EUA (US Department of State) com o formulário DS-4194. É ele que põe a apostila (apostille).',
      'Carregue o papel e a apostila juntos ou em dois ficheiros.',
    ],
    tips: [
      'Só o Departamento de Estado dos EUA pode pôr a apostila num papel do FBI. Nunca o seu estado: o Secretary of State estadual não o pode fazer.',
      'Um certificado da polícia do seu estado não é aceite em vez do papel do FBI.',
      'Não separe a apostila nem tire os agrafos, nem mesmo para digitalizar.',
      'Peça-o de forma a estar recente no dia em que entrega tudo.',
    ],
  },
  'birth-certificate': {
    inSentence: 'certidão de nascimento',
    description:
      'A certidão completa e autenticada (certified long form) do estado onde nasceu, com a apostila.',
    note: 'Tem de ter apostila',
    how: [
      'Peça uma cópia autenticada ao serviço de registo civil (vital records office) do estado ou condado onde nasceu.',
      'Envie-a a esse mesmo estado para pôr a apostila (apostille): quase sempre ao Secretary of State.',
      'Nasceu fora dos Estados Unidos? Então a apostila é posta pelo país que emitiu a certidão.',
    ],
    tips: [
      'Nasceu no Ohio e vive no Texas: a apostila vem do Ohio.',
      'Peça uma cópia nova, com uma assinatura que o estado reconheça. As antigas são muitas vezes devolvidas.',
    ],
  },
  'proof-income': {
    inSentence: 'comprovativo de rendimentos',
    description: 'O que mostra que pode viver em Portugal sem lá trabalhar (meios de subsistência).',
    note: '3 meses de extratos',
    how: [
      'Transfira os três últimos extratos mensais da conta onde recebe os seus rendimentos.',
      'Junte a carta que diz quanto recebe por mês: Social Security, pensão, rendas ou dividendos.',
      'Junte a declaração de impostos do ano passado.',
    ],
    tips: [
      'O seu nome completo e o nome do banco têm de estar em todas as páginas.',
      'O mesmo valor deve ser fácil de encontrar na carta e nos extratos. Assinale-o.',
      'Pode tapar os números de conta, mas deixe os quatro últimos algarismos.',
    ],
  },
  'health-insurance': {
    inSentence: 'seguro de saúde',
    description: 'O certificado de uma apólice que vale desde o seu primeiro dia em Portugal.',
    note: 'Cobertura mínima de 30\u00a0000\u00a0€',
    how: [
      'Compre online uma apólice que indique todos os países Schengen e as suas datas.',
      'Peça à seguradora um certificado ou uma carta para o visto. O cartão não basta.',
      'Confirme que indica o valor, os cuidados urgentes e o regresso ao país (repatriamento).',
    ],
    tips: [
      'O Medicare não paga nada fora dos Estados Unidos.',
      'Escolha uma apólice cujo início possa mudar: ainda ninguém sabe o dia do seu visto.',
    ],
  },
  'accommodation-proof': {
    inSentence: 'comprovativo de alojamento',
    description:
      'Onde vai viver: um contrato de arrendamento, uma escritura ou uma carta de quem lhe dá alojamento.',
    note: 'Cobre a estadia',
    how: [
      'Contrato de arrendamento: peça ao senhorio que o registe nas Finanças e lhe dê o comprovativo.',
      'Casa própria: uma cópia da escritura ou do registo predial.',
      'Em casa de família ou amigos: a carta-convite assinada e uma cópia dos documentos deles.',
    ],
    tips: [
      'Tem de ter o seu nome, escrito como no passaporte.',
      'Nunca envie dinheiro por uma casa que ninguém da sua confiança tenha visto.',
    ],
  },
};

export const requiredTexts: Translation<typeof english.requiredTexts> = {
  intro: `Este guia conta ${documentCount} papéis. Quem decide é a lista do seu consulado: pode dispensar um ou pedir mais. Comece pelo registo criminal: é o que demora mais.`,
  label: 'Documentos',
  ready: (done) =>
    done === 1
      ? `1 de ${requiredDocuments.length} tipos pronto`
      : `${done} de ${requiredDocuments.length} tipos prontos`,
  finished: {
    title: `Os ${documentCount} tipos estão prontos`,
    detail: 'Reveja-os mais uma vez e depois marque este passo como concluído.',
  },
  review: {
    offer: 'Quer que os vejamos? A nossa equipa confirma que não falta nada e escreve-lhe.',
    ask: 'Pedir uma análise',
    busy: 'A enviar...',
    asked: 'Análise pedida',
    askedDetail: 'A nossa equipa já tem os seus documentos. Entretanto, pode continuar.',
    underWay: 'A nossa equipa está a ver os seus documentos. Entretanto, pode continuar.',
    failed: 'Não foi possível pedir a análise',
  },
  list: `Os ${documentCount} documentos obrigatórios`,
  required: 'Obrigatório',
  takes: (time) => `Demora ${time}`,
  isReady: 'Pronto',
  isMissing: 'Em falta',
  files: (count) => (count === 1 ? '1 ficheiro' : `${count} ficheiros`),
  how: 'Como obter',
  tips: 'Conselhos',
  apostille: 'Quem põe a apostila?',
  yourFiles: 'Os seus ficheiros',
  reuse: {
    button: 'Usar um ficheiro já carregado',
    title: (document) => `Usar um ficheiro como ${document}`,
    detail: 'O ficheiro passa para aqui. Nada é carregado duas vezes.',
    now: (place) => `Agora em ${place}`,
    places: { general: 'Documentos gerais', step_document: 'Documentos por passo' },
    use: 'Usar este ficheiro',
    busy: 'A mover...',
    moved: 'Ficheiro movido',
    movedDetail: (file, document) => `${file} é agora o seu ficheiro de ${document}.`,
    failed: 'Não foi possível mover o ficheiro',
  },
};
