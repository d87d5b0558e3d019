import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './landing.ts';

export const landingTexts: Translation<typeof english.landingTexts> = {
  offer: {
    steps: 'Os seis passos do guia',
    example: 'Hoje no nosso registo',
    reach: 'Como nos contactar',
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
};
