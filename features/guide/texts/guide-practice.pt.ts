import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-practice.ts';

export const interviewQuestionTexts: Translation<typeof english.interviewQuestionTexts> = {
  'purpose-why': {
    question: 'Porque é que quer viver em Portugal?',
    other: 'Why do you want to live in Portugal?',
    covers: [
      'As suas próprias razões: o clima, a família, uma vida mais calma.',
      'O que já sabe do lugar que escolheu.',
      'Como paga a sua vida lá sem emprego em Portugal, se for o caso.',
    ],
  },
  'purpose-duration': {
    question: 'Quanto tempo pretende ficar?',
    other: 'How long do you plan to stay?',
    covers: [
      'Que quer viver lá, e não apenas visitar.',
      'Quando pensa chegar.',
      'Viagens ao seu país, se as planeia. Pergunte quanto tempo pode estar fora.',
    ],
  },
  'purpose-plans': {
    question: 'O que vai fazer em Portugal?',
    other: 'What will you do in Portugal?',
    covers: [
      'Uma semana normal: onde vive, o que faz, com quem está.',
      'Se trabalha a partir de casa: para quem, e que não são de Portugal.',
      'Planos que condigam com o seu tipo de visto.',
    ],
  },
  'purpose-ties': {
    question: 'Que ligações tem a Portugal?',
    other: 'What ties do you have to Portugal?',
    covers: [
      'Viagens que fez, com os anos.',
      'Amigos, família ou grupos que lá conhece.',
      'O que já tratou: o NIF, uma conta bancária, uma casa.',
    ],
  },
  'finances-income': {
    question: 'De que rendimentos vive?',
    other: 'What income do you live on?',
    covers: [
      'Cada fonte: Social Security, uma pensão, rendas ou outro rendimento.',
      'O valor por mês, e que vai continuar.',
      'Os mesmos números que estão nos seus papéis.',
    ],
  },
  'finances-proof': {
    question: 'Como comprova os seus rendimentos?',
    other: 'How can you prove your income?',
    covers: [
      'Extratos bancários dos últimos três meses, ou mais se os tiver.',
      'Cartas da Social Security ou da entidade que paga a sua pensão.',
      'Em que lugar da pasta está cada papel.',
    ],
  },
  'finances-savings': {
    question: 'Que poupanças tem e onde estão?',
    other: 'What savings do you have, and where?',
    covers: [
      'O total e o banco onde está.',
      'Dinheiro numa conta portuguesa, se o seu consulado o pedir.',
      'De onde veio um valor elevado, se os seus extratos mostrarem algum.',
    ],
  },
  'finances-taxes': {
    question: 'Como trata dos seus impostos?',
    other: 'How do you handle your taxes?',
    covers: [
      'Que entrega todos os anos uma declaração de impostos nos EUA, se for o caso.',
      'Que sabe que também pode ter de pagar impostos em Portugal.',
      'Quem lhe dá apoio. «Vou perguntar a um consultor fiscal» é melhor do que adivinhar.',
    ],
  },
  'accommodation-where': {
    question: 'Onde vai viver?',
    other: 'Where will you live?',
    covers: [
      'A morada completa, tal como está nos seus papéis.',
      'Porque escolheu essa terra.',
      'Quem vive lá consigo.',
    ],
  },
  'accommodation-lease': {
    question: 'A casa é arrendada ou é sua?',
    other: 'Do you rent or own your home there?',
    covers: [
      'As datas do contrato de arrendamento, ou a escritura da sua casa.',
      'A renda e quem é o senhorio.',
      'Se o contrato está registado nas Finanças.',
    ],
  },
  'accommodation-language': {
    question: 'Fala português?',
    other: 'Do you speak Portuguese?',
    covers: [
      'O que já sabe dizer hoje, mesmo que sejam poucas palavras.',
      'A aula ou a aplicação que usa.',
      'Uma frase em português, se se atrever. Um sorriso vale muito.',
    ],
  },
  'accommodation-community': {
    question: 'Como vai integrar-se na comunidade?',
    other: 'How will you become part of the community?',
    covers: [
      'Um clube, uma igreja, um curso ou um desporto de que gosta.',
      'Voluntariado que gostaria de fazer para ajudar outras pessoas.',
      'Como vai conhecer os vizinhos.',
    ],
  },
  'background-family': {
    question: 'Quem vai consigo?',
    other: 'Who will move with you?',
    covers: [
      'Quem vem, e se já pediu o seu próprio visto.',
      'Quem fica, e como mantêm o contacto.',
      'Certidões de casamento ou de nascimento, se alguém se mudar consigo.',
    ],
  },
  'background-record': {
    question: 'Alguma vez foi detido ou condenado?',
    other: 'Have you ever been arrested or found guilty of a crime?',
    covers: [
      'A verdade, e só o que mostra o seu registo do FBI.',
      'Se não houver nada: um simples «Não.»',
      'Se houver alguma coisa: fale com um advogado antes da entrevista.',
    ],
  },
  'background-travel': {
    question: 'Já viveu no estrangeiro? Já lhe recusaram um visto?',
    other: 'Have you lived abroad, or been refused a visa?',
    covers: [
      'Países onde viveu mais de um ano.',
      'Viagens mais longas nos últimos cinco anos.',
      'Um visto recusado, com o motivo. Muitas vezes o funcionário consegue vê-lo.',
    ],
  },
  'background-health': {
    question: 'Que seguro de saúde tem?',
    other: 'What health insurance do you have?',
    covers: [
      'A seguradora, as datas e que cobre pelo menos 30\u00a0000\u00a0€.',
      'Que paga os cuidados urgentes e o regresso ao país.',
      'O que planeia para mais tarde, quando já lá viver.',
    ],
  },
};

export const practiceLanguages: Translation<typeof english.practiceLanguages> = {
  own: 'pt-PT',
  other: 'en-US',
};

export const practiceTexts: Translation<typeof english.practiceTexts> = {
  title: 'Treino da entrevista',
  back: 'Voltar ao processo de visto',
  position: (number, total) => `Pergunta ${number} de ${total}`,
  progressLabel: 'Treino da entrevista',
  inOther: 'Em inglês',
  covers: 'Uma boa resposta inclui',
  listen: { english: 'Ouvir em inglês', portuguese: 'Ouvir em português', stop: 'Parar' },
  note: {
    label: 'As suas notas',
    hint: 'Bastam algumas palavras. São só suas: a nossa equipa não as pode ler.',
  },
  saved: (time) => `Guardado: ${time}`,
  saving: 'A guardar...',
  waiting: 'Ainda não foi guardado.',
  notSaved: {
    title: 'Não foi guardado',
    text: 'O que escreveu fica neste separador do navegador. Verifique a sua ligação e tente de novo.',
  },
  retry: 'Tentar agora de novo',
  elsewhere: {
    title: 'Escreveu outra coisa noutro dispositivo',
    text: 'Ainda nada se perdeu. Acima está o que escreveu aqui. Isto é o que escreveu no outro:',
    removed: 'Ainda nada se perdeu. Acima está o que escreveu aqui. No outro dispositivo apagou a nota.',
    mine: 'Ficar com o que escrevi aqui',
    theirs: 'Ficar com o outro texto',
  },
  notesLoading: 'A carregar as suas notas...',
  notesFailed: {
    title: 'Não foi possível carregar as suas notas',
    text: 'Estão em segurança. Tente de novo daqui a pouco.',
  },
  previous: 'Pergunta anterior',
  next: 'Pergunta seguinte',
  finish: 'Voltar à lista',
  print: 'Imprimir com notas',
  printTitle: 'Treino da entrevista: perguntas e notas',
  all: 'Todas as perguntas',
  noted: 'com notas',
  loading: 'A carregar as suas perguntas...',
  unknown: {
    title: 'Essa pergunta não existe',
    text: 'O endereço pode ter ficado cortado. Comece pela primeira pergunta.',
    action: 'Ir para a pergunta 1',
  },
};
