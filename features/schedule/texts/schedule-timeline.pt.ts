import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './schedule-timeline.ts';

const dates = (count: number) => (count === 1 ? '1 data muda' : `${count} datas mudam`);
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

export const scheduleTimelineTexts: Translation<typeof english.scheduleTimelineTexts> = {
  timeline: {
    title: 'O seu calendário',
    anchor: {
      appointment: (day) => `Contado para trás a partir da sua marcação para o visto, a ${day}.`,
      move_in: (move, day) =>
        `Contado para trás a partir da sua mudança, a ${move}. Para isso, a marcação do visto deve ser a ${day} ou antes.`,
    },
    fit: {
      comfortable: 'Comece até às datas abaixo e tudo pode demorar o seu tempo mais longo.',
      tight: 'É apertado. Resulta se algumas coisas demorarem menos do que o seu tempo mais longo.',
      too_soon: 'É cedo demais, mesmo que tudo corra depressa.',
    },
    firstDays: (safe, soonest) =>
      `O primeiro dia seguro para uma marcação é ${safe}. Se tudo correr depressa, é ${soonest}.`,
    visa: (from, to) =>
      `Se entregar os documentos nesse dia, o seu visto deverá chegar entre ${from} e ${to}.`,
    move: {
      comfortable: (day) => `Chega a tempo da sua mudança, a ${day}.`,
      tight: (day) => `Pode ser tarde para a sua mudança, a ${day}.`,
      too_soon: (day) => `É tarde para a sua mudança, a ${day}.`,
    },
    change: 'Alterar as suas datas',
    steps: 'O que fazer, por ordem',
    allDone: 'Está tudo feito até à sua marcação.',
    row: {
      begin: 'Começar até',
      done: 'Concluir até',
      fast: (day) => `Se tudo correr depressa, basta começar até ${day}.`,
      spare: (count) => `Folga de ${days(count)}`,
      takes: (time) => `Demora ${time}.`,
      nif: (wait) => `O número pode demorar até ${wait} a chegar.`,
      apostille: (time) => `Por correio demora cerca de ${time}. Confirme antes de contar com isso.`,
      fresh: (from, young, issued) =>
        `Não o peça antes de ${from}. Alguns consulados querem um registo com menos de ${young} dias: emitido a ${issued} ou depois.`,
      was: (day) => `No plano guardado: ${day}`,
    },
    marks: { longest: 'Caminho mais longo', late: 'Em atraso', hopeless: 'Não chega a tempo' },
    longest: 'No caminho mais longo, um dia perdido é um dia perdido no fim. O resto pode esperar um pouco.',
    appointment: 'A sua marcação para o visto',
    appointmentFrom: 'A sua marcação para o visto, no máximo',
    visaTitle: 'O seu visto deverá chegar',
    between: (from, to) => `Entre ${from} e ${to}`,
    move_in: 'A sua mudança para Portugal',
    finished: 'Já feito',
    bars: 'O mesmo em barras',
    advice:
      'Os tempos são os do seu guia. São os habituais e ninguém os garante. O seu consulado tem a última palavra.',
    print: 'Imprimir o meu calendário',
    empty:
      'Guarde o dia da sua marcação para o visto, ou o dia em que gostaria de se mudar. Cada passo recebe então uma data.',
    emptyAction: 'Guardar uma data',
    datesFailed: 'Não foi possível carregar as suas datas.',
  },

  whatIf: {
    title: 'E se a minha marcação fosse noutro dia?',
    first: 'Experimente um dia para a sua marcação',
    legend: 'E se a minha marcação fosse a',
    hint: 'Vê o que muda. Nada fica guardado até carregar em «Ficar com este dia».',
    show: 'Mostrar',
    earlier: 'Uma semana antes',
    later: 'Uma semana depois',
    trying: (day) => `E se: ${day}. Não está guardado.`,
    still: 'Nenhuma data muda.',
    moved: (count) => `${dates(count)}.`,
    closer: (count, by) => `${dates(count)} para ${days(by)} antes.`,
    further: (count, by) => `${dates(count)} para ${days(by)} depois.`,
    broken: 'Ficaria em atraso com:',
    mended: 'Deixaria de estar em atraso:',
    again: 'O seu registo criminal já teria idade a mais. Precisaria de um novo.',
    keep: 'Ficar com este dia',
    keeping: 'A guardar...',
    back: 'Voltar ao meu plano guardado',
  },
};
