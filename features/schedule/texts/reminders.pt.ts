import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './reminders.ts';

export const reminderTexts: Translation<typeof english.reminderTexts> = {
  title: 'Lembretes',
  label: 'Lembrar-me das minhas datas por e-mail',
  hint: 'As datas guardam-se no painel. Escrevemos 14 dias e 3 dias antes.',
  on: 'Os lembretes estão ligados',
  off: 'Os lembretes estão desligados',
  failed: 'A sua escolha não foi guardada',
  loading: 'A carregar a sua escolha...',
  loadFailed: 'Não foi possível carregar a sua escolha.',
};
