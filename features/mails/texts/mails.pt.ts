import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './mails.ts';

export const mailTexts: Translation<typeof english.mailTexts> = {
  greeting: 'Olá,',
  why: (siteName) => `Recebe este e-mail porque tem uma conta em ${siteName}.`,
  staffAnswer: 'Pode responder a este e-mail. A sua resposta chega à nossa equipa.',
  purchases: {
    plans: { standard: 'Plano Standard, um mês', premium: 'Plano Premium, um mês' },
    plan: 'O seu plano',
    applicationFee: 'Taxa do pedido',
  },
};
