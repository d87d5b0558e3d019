import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './glossary.ts';

export const glossary: Translation<typeof english.glossary> = {
  title: 'Palavras explicadas',
  entries: [
    { term: 'AIMA', meaning: 'O serviço português que dá as autorizações de residência.' },
    {
      term: 'Apostila (apostille)',
      meaning: 'Um selo num papel público. Mostra a outro país que o papel é verdadeiro.',
    },
    {
      term: 'Autorização de residência',
      meaning: 'O cartão que permite ficar em Portugal. Pede-se depois da chegada.',
    },
    {
      term: 'Certificado de registo criminal',
      meaning: 'Um papel que diz se algum tribunal condenou a pessoa por alguma coisa.',
    },
    {
      term: 'Consulado',
      meaning: 'Um serviço de Portugal noutro país. É o seu que decide sobre o visto.',
    },
    { term: 'Embaixada', meaning: 'O serviço principal de Portugal noutro país.' },
    {
      term: 'Entrevista',
      meaning: 'Uma conversa no consulado. Perguntam porque se muda e como vive.',
    },
    {
      term: 'FBI Identity History Summary',
      meaning: 'O registo criminal dos Estados Unidos. Há quem lhe chame rap sheet.',
    },
    { term: 'Marcação', meaning: 'O dia e a hora de ir a um serviço. Na AIMA chama-se agendamento.' },
    {
      term: 'NIF',
      meaning:
        'O seu número de contribuinte em Portugal. É preciso para arrendar, comprar e abrir conta no banco.',
    },
    {
      term: 'Pedido',
      meaning: 'O que entrega para pedir o visto: o formulário e todos os papéis.',
    },
    { term: 'Portal', meaning: 'O site de um serviço, onde se preenchem os formulários.' },
    { term: 'Procuração', meaning: 'Um papel com que deixa outra pessoa agir por si.' },
    { term: 'Seguro de saúde', meaning: 'Um contrato que paga quando está doente.' },
    { term: 'SNS', meaning: 'O serviço público de saúde de Portugal.' },
    { term: 'VFS', meaning: 'Uma empresa que recebe os papéis do visto por conta do consulado.' },
  ],
};
