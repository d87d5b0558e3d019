import type * as english from '../dates.ts';
import type { Translation } from './translation.ts';

export const dateTexts: Translation<typeof english.dateTexts> = {
  title: 'As suas datas',
  intro: 'Guarde um dia e avisamos por e-mail 14 dias e 3 dias antes.',
  names: { appointment: 'Marcação do visto', passport_expiry: 'Passaporte válido até' },
  hints: {
    appointment: 'O dia da sua ida ao consulado ou ao centro de vistos.',
    passport_expiry: 'Está na página com a sua fotografia.',
  },
  left: (days) => {
    if (days < 0) return 'Este dia já passou';
    if (days === 0) return 'Hoje';
    return days === 1 ? 'Amanhã' : `Daqui a ${days} dias`;
  },
  passportNote: 'Tem de ser válido por mais 6 meses do que a sua estadia.',
  none: 'Ainda não guardado',
  add: 'Adicionar',
  addLabel: {
    appointment: 'Adicionar a marcação do visto',
    passport_expiry: 'Adicionar o último dia do passaporte',
  },
  change: 'Alterar',
  changeLabel: {
    appointment: 'Alterar a marcação do visto',
    passport_expiry: 'Alterar o último dia do passaporte',
  },
  remove: 'Remover',
  removeLabel: {
    appointment: 'Remover a marcação do visto',
    passport_expiry: 'Remover o último dia do passaporte',
  },
  example: 'Por exemplo: 14 3 2027 (dia, mês, ano)',
  boxes: { month: 'Mês', day: 'Dia', year: 'Ano' },
  save: 'Guardar',
  saving: 'A guardar...',
  cancel: 'Cancelar',
  saved: 'Data guardada',
  removed: 'Data removida',
  failed: 'A data não foi guardada',
  loadFailed: 'Não foi possível carregar as suas datas.',
  problems: {
    incomplete: 'Preencha as três caixas: mês, dia e ano.',
    impossible: 'Este dia não existe no calendário. Use números, como 3 14 2027.',
    past: 'Este dia já passou. Verifique o ano.',
    too_far: 'Este dia está muito longe. Verifique o ano.',
  },
  calendar: 'Ter estas datas no seu calendário',
  reminders: {
    title: 'Lembretes',
    label: 'Lembrar-me das minhas datas por e-mail',
    hint: 'As datas guardam-se no painel. Escrevemos 14 dias e 3 dias antes.',
    on: 'Os lembretes estão ligados',
    off: 'Os lembretes estão desligados',
    failed: 'A sua escolha não foi guardada',
    loadFailed: 'Não foi possível carregar a sua escolha.',
  },
};
