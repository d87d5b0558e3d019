import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './dates.ts';

export const dateTexts: Translation<typeof english.dateTexts> = {
  title: 'As suas datas',
  intro: 'Guarde um dia e avisamos por e-mail 14 dias e 3 dias antes.',
  names: {
    appointment: 'Marcação do visto',
    move_in: 'Mudança para Portugal',
    passport_expiry: 'Passaporte válido até',
    criminal_record_issued: 'Registo criminal emitido a',
  },
  hints: {
    appointment: 'O dia da sua ida ao consulado ou ao centro de vistos.',
    move_in: 'O dia em que gostaria de chegar. Pode mudá-lo quando quiser.',
    passport_expiry: 'Está na página com a sua fotografia.',
    criminal_record_issued: 'Está impresso no registo. Se tiver vários, use o mais antigo.',
  },
  left: (days) => {
    if (days < 0) return 'Este dia já passou';
    if (days === 0) return 'Hoje';
    return days === 1 ? 'Amanhã' : `Daqui a ${days} dias`;
  },
  ago: (days) => {
    if (days < 1) return 'Hoje';
    return days === 1 ? 'Ontem' : `Há ${days} dias`;
  },
  passportNote: 'Tem de ser válido por mais 6 meses do que a sua estadia.',
  record: {
    young: (day) =>
      `Faz 90 dias a ${day}. Alguns consulados pedem um mais recente. Avisamos antes desse dia.`,
    old: (age, lastDay) =>
      `Tem ${age} dias. Alguns consulados pedem menos de 90 dias. Outros aceitam-no durante 6 meses, até ${lastDay}.`,
    everywhere: (age) => `No dia da sua marcação tem ${age} dias. É recente que chegue.`,
    some: (age) =>
      `No dia da sua marcação tem ${age} dias. Alguns consulados pedem menos de 90 dias. Pergunte ao seu antes de ir.`,
    orderBy: (day) => `No dia da sua marcação tem mais de 6 meses. Peça um novo até ${day}.`,
    orderNow:
      'No dia da sua marcação tem mais de 6 meses. Peça já um novo: demora 3 a 4 semanas. Se for tarde, peça uma marcação mais tarde.',
    after: 'É posterior à sua marcação. Verifique os dois dias.',
  },
  none: 'Ainda não guardado',
  add: 'Adicionar',
  addLabel: {
    appointment: 'Adicionar a marcação do visto',
    move_in: 'Adicionar o dia da mudança',
    passport_expiry: 'Adicionar o último dia do passaporte',
    criminal_record_issued: 'Adicionar o dia do registo criminal',
  },
  change: 'Alterar',
  changeLabel: {
    appointment: 'Alterar a marcação do visto',
    move_in: 'Alterar o dia da mudança',
    passport_expiry: 'Alterar o último dia do passaporte',
    criminal_record_issued: 'Alterar o dia do registo criminal',
  },
  remove: 'Remover',
  removeLabel: {
    appointment: 'Remover a marcação do visto',
    move_in: 'Remover o dia da mudança',
    passport_expiry: 'Remover o último dia do passaporte',
    criminal_record_issued: 'Remover o dia do registo criminal',
  },
  example: 'Por exemplo: 14 3 2027 (dia, mês, ano)',
  boxes: { month: 'Mês', day: 'Dia', year: 'Ano' },
  save: 'Guardar',
  saving: 'A guardar...',
  cancel: 'Cancelar',
  saved: 'Data guardada',
  removed: 'Data removida',
  failed: 'A data não foi guardada',
  loading: 'A carregar as suas datas...',
  loadFailed: 'Não foi possível carregar as suas datas.',
  problems: {
    incomplete: 'Preencha as três caixas: mês, dia e ano.',
    impossible: 'Este dia não existe no calendário. Use números, como 14 3 2027.',
    past: 'Este dia já passou. Verifique o ano.',
    too_far: 'Este dia está muito longe. Verifique o ano.',
    future: 'Este dia ainda está para vir. Verifique o ano.',
    long_ago: 'Este dia foi há muito tempo. Verifique o ano.',
  },
  calendar: 'Ter estas datas no seu calendário',
  reminders: {
    title: 'Lembretes',
    label: 'Lembrar-me das minhas datas por e-mail',
    hint: 'As datas guardam-se no painel. Escrevemos 14 dias e 3 dias antes.',
    on: 'Os lembretes estão ligados',
    off: 'Os lembretes estão desligados',
    failed: 'A sua escolha não foi guardada',
    loading: 'A carregar a sua escolha...',
    loadFailed: 'Não foi possível carregar a sua escolha.',
  },
};
