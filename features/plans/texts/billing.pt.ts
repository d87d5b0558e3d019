import type { Translation } from '#platform/shared/languages.ts';
import { graceDays, pauseDays, refundDays } from '../rules/billing.ts';
import type * as english from './billing.ts';

export const billingTexts: Translation<typeof english.billingTexts> = {
  pauseRefused: {
    no_plan: 'Não tem um plano pago para pôr em pausa.',
    already_paused: 'O seu plano já está em pausa.',
    ending: 'O seu plano vai terminar. Mantenha-o primeiro; depois pode pô-lo em pausa.',
    payment_failed: 'O seu último pagamento falhou. Pague-o primeiro; depois pode pôr o plano em pausa.',
    not_under_review: 'Pode pôr o plano em pausa enquanto um dos seus pedidos está em análise.',
    used_up: `Um plano pode estar em pausa ${pauseDays} dias ao todo, e o seu já esteve.`,
  },
  samePlan: 'Já tem este plano.',
  justBought: 'Entretanto comprou um plano. Recarregue a página para o ver.',
  endingFirst: 'O seu plano vai terminar. Mantenha-o primeiro; depois pode mudá-lo.',
  pausedFirst: 'O seu plano está em pausa. Retome-o primeiro; depois pode mudá-lo.',
  nothingBought: 'Ainda não comprou nada, por isso não há nada para gerir.',
  noPlan: 'De momento, não tem um plano pago.',
  notPaused: 'O seu plano não está em pausa.',
  refundTooLate: `O reembolso de um pagamento pode ser pedido durante ${refundDays} dias. Escreva-nos e vemos isso consigo.`,
  refundAsked: 'Já pediu o reembolso deste pagamento.',
  refundDecided: 'Isto já foi decidido. Recarregue a página para ver como.',
  noFee: 'De momento, não há taxa do pedido.',
  feePaid: 'A taxa deste pedido está paga.',
  feeName: 'Taxa do pedido',
  changing: 'O seu plano está a ser mudado neste momento. Espere um minuto e volte a ver.',
  changeFailed: 'Não conseguimos mudar o seu plano. Nada foi cobrado. Tente de novo ou escreva-nos.',
  graceDays,
};
