import type { MailTranslations } from './kind.ts';
import type * as english from './money.ts';

export const moneyMails: MailTranslations<typeof english.moneyMails> = {
  'payment-receipt': {
    subject: 'O recibo do seu pagamento',
    body: (what, amount, day) => `Recebemos o seu pagamento e agradecemos.\n\n${what}: ${amount}, em ${day}.`,
    monthly: 'Um plano é cobrado todos os meses até o cancelar. Pode cancelar em qualquer altura.',
    action: 'Ver os seus recibos',
  },
  'payment-failed': {
    subject: 'O seu pagamento não foi aceite',
    body: (until) =>
      `Não conseguimos cobrar o seu plano no seu cartão. O plano continua até ${until}.\n\nPara o manter, abra o seu plano, escolha «Gerir a subscrição» e indique um cartão que funcione. Se não fizer nada, o plano termina nesse dia e não cobramos mais nada.`,
    action: 'Abrir o seu plano',
  },
  'plan-ended': {
    subject: 'O seu plano pago terminou',
    body: 'O seu plano pago terminou e tem agora o plano Basic, que é grátis. Os seus pedidos e papéis continuam todos lá. Pode escolher de novo um plano em qualquer altura.',
    action: 'Ver os planos',
  },
  'plan-resumed': {
    subject: 'O seu plano já não está em pausa',
    body: (day) =>
      `A pausa do seu plano terminou. A próxima cobrança é em ${day}. Se já não precisa do plano, pode cancelá-lo antes disso.`,
    action: 'Abrir o seu plano',
  },
  'refund-made': {
    subject: 'Devolvemos o seu dinheiro',
    body: (amount, what) =>
      `Devolvemos ${amount} (${what}). O seu banco pode demorar 5 a 10 dias a mostrá-lo.`,
    ending: (day) => `O seu plano mantém-se até ${day} e não volta a ser cobrado.`,
    action: 'Ver os seus pagamentos',
  },
  'refund-declined': {
    subject: 'Há uma resposta ao seu pedido de reembolso',
    body: 'Analisámos o seu pedido de reembolso. Não pudemos devolver este pagamento. O nosso motivo está no nosso site.',
    action: 'Ler a nossa resposta',
  },
};
