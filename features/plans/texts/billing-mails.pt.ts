import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './billing-mails.ts';

export const billingMailTexts: Translation<typeof english.billingMailTexts> = {
  plans: { standard: 'Plano Standard, um mês', premium: 'Plano Premium, um mês' },
  plan: 'O seu plano',
  applicationFee: 'Taxa do pedido',
  seePlan: 'Ver o seu plano',
  receipt: {
    subject: 'O recibo do seu pagamento',
    body: (what, amount, day) => `Recebemos o seu pagamento e agradecemos.\n\n${what}: ${amount}, em ${day}.`,
    monthly: 'Um plano é cobrado todos os meses até o cancelar. Pode cancelar em qualquer altura.',
    action: 'Ver os seus recibos',
  },
  failed: {
    subject: 'O seu pagamento não foi aceite',
    body: (until) =>
      `Não conseguimos cobrar o seu plano no seu cartão. O plano continua até ${until}.\n\nPara o manter, abra o seu plano, escolha «Gerir a subscrição» e indique um cartão que funcione. Se não fizer nada, o plano termina nesse dia e não cobramos mais nada.`,
    action: 'Abrir o seu plano',
  },
  ended: {
    subject: 'O seu plano pago terminou',
    body: 'O seu plano pago terminou e tem agora o plano Basic, que é grátis. Os seus pedidos e papéis continuam todos lá. Pode escolher de novo um plano em qualquer altura.',
    action: 'Ver os planos',
  },
  resumed: {
    subject: 'O seu plano já não está em pausa',
    body: (day) =>
      `A pausa do seu plano terminou. A próxima cobrança é em ${day}. Se já não precisa do plano, pode cancelá-lo antes disso.`,
    action: 'Abrir o seu plano',
  },
  refunded: {
    subject: 'Devolvemos o seu dinheiro',
    body: (amount, what) =>
      `Devolvemos ${amount} (${what}). O seu banco pode demorar 5 a 10 dias a mostrá-lo.`,
    ending: (day) => `O seu plano mantém-se até ${day} e não volta a ser cobrado.`,
    action: 'Ver os seus pagamentos',
  },
  declined: {
    subject: 'Há uma resposta ao seu pedido de reembolso',
    body: 'Analisámos o seu pedido de reembolso. Não pudemos devolver este pagamento. O nosso motivo está no nosso site.',
    action: 'Ler a nossa resposta',
  },
};
