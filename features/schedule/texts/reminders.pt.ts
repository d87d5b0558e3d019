import type { Translation } from '#platform/shared/languages.ts';
import { leadWords } from './dates.pt.ts';
import type * as english from './reminders.ts';

export const reminderTexts: Translation<typeof english.reminderTexts> = {
  title: 'Lembretes',
  label: 'Lembrar-me das minhas datas por e-mail',
  hint: (byMail) =>
    byMail
      ? `As datas guardam-se no painel. Escrevemos ${leadWords} antes.`
      : 'As datas guardam-se no painel. De momento não conseguimos enviar e-mails.',
  on: 'Os lembretes estão ligados',
  off: 'Os lembretes estão desligados',
  failed: 'A sua escolha não foi guardada',
  loading: 'A carregar a sua escolha...',
  loadFailed: 'Não foi possível carregar a sua escolha.',
};
