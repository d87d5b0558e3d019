import { documentTypes, requiredDocuments } from '#features/documents/rules/document-types.ts';
import { countWord, documentCountFirst } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './landing.ts';

const withApostille = requiredDocuments.filter((type) => documentTypes[type].apostille);
const apostilles = countWord(withApostille.length).toLowerCase();

export const landingTexts: Translation<typeof english.landingTexts> = {
  description:
    'Vistos, finanças e planeamento da sua mudança para Portugal, em seis passos e pela ordem certa.',

  offer: {
    heading: 'O que oferecemos',
    items: [
      {
        title: 'Orientação passo a passo',
        detail: 'Seis passos, pela ordem em que têm de acontecer, cada um com uma lista.',
      },
      {
        title: 'Recursos de especialistas',
        detail: 'Documentos jurídicos, modelos e guias revistos por especialistas em imigração.',
      },
      {
        title: 'Apoio pessoal',
        detail: 'Escreva a uma pessoa que conhece o seu caso. Respondemos em 24 horas.',
      },
    ],
    steps: 'Os seis passos do guia',
    example: 'Hoje no nosso registo',
    reach: 'Como nos contactar',
  },

  path: {
    heading: 'O seu caminho para Portugal',
    lead: 'Cerca de 13-20 semanas ao todo. Cada azulejo é uma semana.',
    steps: [
      {
        title: 'Reunir documentos',
        weeks: '2-4 semanas.',
        detail: `${documentCountFirst} papéis, ${apostilles} deles com apostila (apostille).`,
      },
      {
        title: 'Fazer o pedido online',
        weeks: '1-2 semanas.',
        detail: 'O formulário, em português ou inglês.',
      },
      {
        title: 'Ir à entrevista',
        weeks: '4-6 semanas.',
        detail: '15-30 minutos num consulado ou numa embaixada de Portugal.',
      },
      { title: 'Aprovação do visto', weeks: '6-8 semanas.', detail: 'Receba o visto português de 3 anos.' },
    ],
    key: {
      planned: 'Uma semana com que deve contar',
      maybe: 'Uma semana que também pode demorar',
      visa: 'O seu visto',
    },
  },

  trust: {
    heading: 'O que fazemos com os seus documentos',
    lead: 'Confia-nos um passaporte e uma carta do banco. Cada uma destas frases pode ser verificada.',
    check: (numeral) => `Verifique: Política de Privacidade, secção ${numeral}`,
    items: [
      {
        title: 'Cifrados um a um',
        detail: 'Cada documento é cifrado antes de ser guardado, com uma chave só dele.',
        section: 'how-we-protect-it',
        numeral: 'VIII',
      },
      {
        title: 'Abertos só com motivo',
        detail: 'A nossa equipa tem primeiro de indicar um motivo. Pode ler o dia, o documento e o motivo.',
        section: 'who-sees-your-documents',
        numeral: 'V',
      },
      {
        title: 'Apagados quando os elimina',
        detail: 'Quando elimina um documento, o ficheiro é apagado de imediato.',
        section: 'how-long-we-keep-it',
        numeral: 'IX',
      },
      {
        title: 'Entregues só por si',
        detail: 'Não enviamos os seus papéis a nenhum consulado nem a nenhuma autoridade.',
        section: 'whom-we-share-with',
        numeral: 'VI',
      },
      {
        title: 'Sem scripts de fora',
        detail:
          'Nas nossas páginas não corre nenhum script de outra empresa. Esta página não conta a sua visita.',
        section: 'cookies',
        numeral: 'VII',
      },
      {
        title: 'Não somos o Estado',
        detail:
          'O nosso serviço não é obrigatório para obter um visto. Quem decide são as autoridades portuguesas.',
        section: 'who-we-are',
        numeral: 'I',
      },
    ],
  },

  plans: {
    heading: 'Quanto custa',
    lead: 'Comece grátis e fique grátis, ou junte mais ajuda. Pode cancelar um plano em qualquer altura.',
    more: 'Ver o que inclui cada plano',
    honest:
      'Processamento expresso: análise mais rápida pela nossa equipa. Não podemos mudar os prazos do consulado.',
  },

  questions: {
    heading: 'O que as pessoas perguntam',
    lead: 'Cada resposta indica a fonte e a data. As regras mudam, por isso confirme com o seu consulado.',
    items: [
      {
        question: 'Quanto tempo demora ao todo?',
        answer: 'Contamos com 13-20 semanas, como se vê acima.',
        facts: ['time-in-all', 'processing-time'],
      },
      { question: 'Quanto custa o próprio visto?', facts: ['visa-fee', 'permit-cost'] },
      { question: 'Por quanto tempo é válido o visto?', facts: ['visa-length', 'permit-length'] },
      { question: 'De que rendimentos preciso?', facts: ['income-d7', 'income-statements'] },
      { question: 'Como obtenho um número de contribuinte (NIF)?', facts: ['nif-alone', 'nif-time'] },
      {
        question: 'Que idade pode ter o meu registo criminal do FBI?',
        facts: ['criminal-record-age', 'apostille'],
      },
      { question: 'De que seguro de saúde preciso?', facts: ['insurance-kind'] },
      { question: 'A minha família pode vir comigo?', facts: ['family-wait'] },
      { question: 'Posso levar o meu cão ou gato?', facts: ['pets'] },
      {
        question: 'Quem decide sobre o meu visto é a Rumo?',
        answer:
          'Não. Quem decide são as autoridades portuguesas. Ajudamos a entregar papéis completos e a tempo. Damos informação, nunca aconselhamento jurídico, fiscal ou de investimento.',
        facts: [],
      },
    ],
  },

  callToAction: {
    heading: 'Trace hoje o seu rumo',
    lead: 'O Basic é grátis para sempre: orientação, lista de documentos e apoio por e-mail.',
    signedOut: 'Criar conta grátis',
    signedIn: 'Iniciar o processo de visto',
    pricing: 'Ver planos e preços',
  },
};
