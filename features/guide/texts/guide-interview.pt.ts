import { documentCount } from '#features/documents/texts/document-counts.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-interview.ts';

export const interviewCategories: Translation<typeof english.interviewCategories> = {
  purpose: 'Motivo da estadia',
  finances: 'Situação financeira',
  accommodation: 'Alojamento e integração',
  background: 'Percurso e viagens',
};

export const interviewTexts: Translation<typeof english.interviewTexts> = {
  progress: {
    label: 'Preparação da entrevista',
    value: (percent) => `Preparação da entrevista: ${percent}% pronta`,
  },
  figuresTitle: 'O que esperar',
  figures: [
    { label: 'Duração', value: 'Geralmente 15-30 minutos' },
    {
      label: 'Tipo',
      value: 'Formal, a sós com um funcionário consular',
      note: 'interview-form',
    },
    { label: 'Língua', value: 'Inglês ou português. A escolha é sua.' },
    { label: 'Local', value: 'Um consulado ou uma embaixada de Portugal' },
    { label: 'Chegada', value: '15-30 minutos antes' },
  ],
  list: 'Três áreas a preparar',
  areas: {
    'interview-documents': {
      title: 'Documentos',
      bullets: [
        'O seu passaporte e uma cópia da página com a fotografia.',
        'O formulário do pedido impresso, com a sua assinatura.',
        'A carta ou o e-mail com a hora da sua entrevista.',
        `Os originais dos ${documentCount} documentos e uma cópia de cada um.`,
        'Os extratos bancários dos últimos três meses.',
        'Os papéis do seguro e a prova de onde vai viver.',
      ],
    },
    'interview-logistics': {
      title: 'Logística',
      bullets: [
        'Confirme mais uma vez a data, a hora e a morada.',
        'Planeie a viagem. Se vive longe, viaje na véspera.',
        'Chegue 15-30 minutos antes.',
        'Pergunte se pode levar telemóvel, mala ou alguém para ajudar.',
        'Avise antes se precisa de ajuda para ouvir, ver ou andar.',
        'Leve os óculos, o aparelho auditivo, os medicamentos e uma caneta.',
      ],
    },
    'interview-practice': {
      title: 'Treino',
      bullets: [
        'Leia de novo o seu pedido. As respostas devem condizer com ele.',
        'Diga as suas respostas em voz alta, todas as 16.',
        'Peça a um amigo que faça de funcionário.',
        'Saiba de cor o essencial: a sua morada, os seus rendimentos, os seus planos.',
        'Escolha inglês ou português e diga-o logo no início.',
        'Aprenda uma frase: «Could you say that again, please?» (Pode repetir, por favor?)',
      ],
    },
  },
  ready: 'Marcar como pronto',
  questions: {
    title: 'Perguntas frequentes',
    lead: 'Abra um grupo para ver as suas quatro perguntas. Em cada uma lê o que uma boa resposta inclui.',
    covers: 'Uma boa resposta inclui',
    practice: 'Treinar as 16',
    practiceHint: 'Uma pergunta de cada vez. Pode escrever notas, ouvir e imprimir.',
  },
  tips: {
    title: 'Conselhos para o dia',
    bullets: [
      'Diga a verdade e seja breve. Responda ao que lhe perguntaram.',
      'Não precisa de saber tudo. «Envio-lhe esse papel» é uma boa resposta.',
      'Não adivinhe sobre leis ou impostos. Diga que vai perguntar a um especialista.',
      'Tenha os papéis pela ordem da lista.',
      'Não tenha pressa. Pode pedir ao funcionário que fale mais devagar.',
    ],
  },
  done: {
    title: 'Está tudo a postos!',
    text: 'As três áreas estão prontas. Leia as suas notas mais uma vez na véspera e durma bem.',
  },
};
