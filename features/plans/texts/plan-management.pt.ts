import type { Translation } from '#platform/shared/languages.ts';
import { graceDays, pauseDays, refundDays } from '../rules/billing.ts';
import type * as english from './plan-management.ts';

type PlanName = Parameters<typeof english.planName>[0];

const planNames: Record<PlanName, string> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  other: 'Especial',
};

export const planManagementTexts: Translation<typeof english.planManagementTexts> = {
  names: planNames,
  yourPlan: 'O seu plano',
  manage: 'Gerir a subscrição',
  choose: (plan) => `Escolher ${plan}`,
  choosing: 'A abrir a página de pagamento...',
  tooSmall: (used, allowed) =>
    `Tem ${used} pedidos e este plano inclui ${allowed}. Fica com todos. Não pode acrescentar novos.`,
  cancelAnyTime: 'Cancele quando quiser.',
  special: 'Tem um plano especial combinado connosco. Para o alterar, escreva-nos.',
  lead: 'Comece com o Basic, que continua grátis.',
  honest: {
    heading: 'O que significam as palavras',
    items: [
      'Processamento expresso: análise mais rápida pela nossa equipa. Não podemos mudar os prazos do consulado.',
      'Análise jurídica de documentos: verificamos que os seus papéis estão completos e legíveis. As pessoas da nossa equipa não são advogados. Para aconselhamento jurídico precisa de um advogado ou solicitador.',
      'Pedidos ilimitados: o plano não tem limite. Podemos fixar um para todos e, nesse caso, esta página di-lo.',
      'Apoio por telefone: escreva-nos o seu número e uma hora, e ligamos-lhe.',
    ],
  },

  used: (used, allowed) => `Pedidos: ${used} de ${allowed} ${allowed === 1 ? 'usado' : 'usados'}.`,
  full: 'Já os usou todos. Para mais um, precisa de um plano maior.',
  anyPlan: (most) =>
    `Em qualquer plano, cada pessoa pode ter agora ${most === 1 ? '1 pedido' : `${most} pedidos`}.`,
  fullBySetting: 'Já os usou todos. É o máximo que aceitamos agora por pessoa, em qualquer plano.',

  testMode: 'Modo de teste: não há dinheiro envolvido.',
  testModeDetail:
    'Este site não está ligado a um serviço de pagamentos. Pode experimentar tudo e nada é cobrado.',

  checkoutTab: 'A abrir a página de pagamento seguro...',
  portalTab: 'A abrir a sua subscrição...',
  waiting: {
    title: 'À espera do pagamento no outro separador',
    detail: 'Termine lá e esta página acompanha sozinha. Nada é cobrado até confirmar lá.',
    refresh: 'Atualizar o estado',
    refreshing: 'A ver...',
    stop: 'Fechei a página de pagamento',
    looked: (time) => `Visto às ${time}. Ainda não está terminado.`,
  },
  cancelled: {
    title: 'Nada foi cobrado',
    detail: 'Saiu da página de pagamento antes do fim. O seu plano está como estava.',
  },
  changed: {
    title: 'Voltou da alteração do seu plano',
    detail: 'Esta página mostra a alteração assim que soubermos dela, o que demora alguns segundos.',
  },
  notCharged: 'Nada lhe foi cobrado. Tente de novo ou escreva-nos.',
  portalRetry: 'Nada mudou. Tente de novo ou escreva-nos.',
  checkRetry: 'O que vê abaixo pode estar desatualizado.',
  writeToUs: 'Escreva-nos',

  status: {
    heading: 'O seu plano',
    loading: 'A carregar o seu plano...',
    loadFailed: 'Erro ao carregar o seu plano',
    free: 'Está no Basic, que é grátis. Não há nada a pagar.',
    active: (plan) => `Está no plano ${plan}.`,
    ended: (plan, date) => `O seu plano terminou em ${date}. Está agora no ${plan}, que é grátis.`,
    nextCharge: (amount, date) => `Próxima cobrança: ${amount} em ${date}.`,
    nextChargeOn: (date) => `Próxima cobrança em ${date}.`,
    cancelled: (date) => `Termina em ${date}. Até lá fica com tudo, e nada mais é cobrado.`,
    paused: (since, until) =>
      `Em pausa desde ${since}. Nada é cobrado. A cobrança recomeça em ${until}, ou quando retomar.`,
    pausedOpen: (since) => `Em pausa desde ${since}. Nada é cobrado até retomar.`,
    grace: {
      title: 'O seu último pagamento não foi aceite',
      detail: (date) =>
        `Mantém o seu plano até ${date}. Indique um novo cartão até lá e nada se perde. Tem ${graceDays} dias ao todo.`,
      action: 'Mudar o cartão',
    },
  },

  actions: {
    cancel: 'Cancelar o meu plano',
    keep: 'Manter o meu plano',
    keeping: 'Um momento...',
    pause: 'Pausa enquanto o Estado decide',
    pausing: 'Um momento...',
    resume: 'Retomar',
    resuming: 'Um momento...',
    failed: 'Não foi possível',
    kept: 'Mantém o seu plano',
    keptDetail: 'Continua como antes.',
    paused: 'O seu plano está em pausa',
    pausedDetail: 'Nada é cobrado até continuar.',
    resumed: 'O seu plano continua',
    resumedDetail: 'A cobrança recomeça.',
    pauseHint: `Pode fazer uma pausa até ${pauseDays} dias ao todo, enquanto o seu pedido está em análise.`,
  },

  cancelDialog: {
    title: 'Cancelar o seu plano?',
    until: (plan, date) => `Mantém o plano ${plan} até ${date}.`,
    after: 'Depois passa para o Basic. Nada mais é cobrado.',
    kept: 'Os seus pedidos, documentos e mensagens ficam. Se tem mais do que um pedido, fica com todos; não pode acrescentar novos.',
    back: 'Até esse dia, pode voltar atrás com um só toque.',
    confirm: 'Cancelar o meu plano',
    confirming: 'A cancelar...',
    stay: 'Manter o meu plano',
    done: 'O seu plano está cancelado',
    doneDetail: (date) => `Mantém-no até ${date}.`,
  },

  payments: {
    heading: 'Pagamentos',
    none: 'Ainda não pagou nada.',
    plan: (plan) => `Plano ${plan}, um mês`,
    fee: 'Taxa do pedido',
    receipt: 'Recibo',
    receiptOf: (what, date) => `Recibo: ${what}, ${date}`,
    noReceipt: 'Ainda sem recibo',
    refunded: (amount) => `Devolvemos-lhe ${amount}`,
    newest: (count) =>
      `Os ${count} mais recentes. Os seus recibos têm todos: carregue em «Gerir a subscrição».`,
    ask: 'Pedir reembolso',
    askFor: (what, date) => `Pedir reembolso: ${what}, ${date}`,
    until: (date) => `Pode pedir reembolso até ${date}.`,
    refund: {
      open: 'Reembolso pedido. Respondemos em 24 horas.',
      approved: 'Reembolso aceite. O dinheiro vai a caminho.',
      refunded: 'Reembolsado.',
      declined: 'Não pudemos devolver este valor.',
      failed: 'Reembolso aceite. O envio do dinheiro falhou e estamos a tratar disso.',
    },
    answer: 'A nossa resposta:',
  },

  refundDialog: {
    title: 'Pedir reembolso',
    lead: (what, amount) => `${what}, ${amount}. Alguém da nossa equipa lê o pedido e responde por e-mail.`,
    rule: `Pode pedir até ${refundDays} dias depois do pagamento. Quando devolvemos um mês do seu plano, o plano termina com esse mês.`,
    reason: 'Porque quer o dinheiro de volta?',
    reasonHint: 'Basta uma frase. Não escreva números de cartão.',
    missing: 'Diga porquê, por favor.',
    tooLong: (max) => `Use ${max} letras, no máximo.`,
    send: 'Enviar pedido',
    sending: 'A enviar...',
    failed: 'Não foi possível enviar o seu pedido',
    sent: 'Recebemos o seu pedido',
    sentDetail: 'Respondemos por e-mail em 24 horas.',
  },

  result: {
    title: 'Pagamento',
    back: 'Voltar aos planos',
    dashboard: 'Ir para o painel',
    waiting: 'O seu pagamento está a ser confirmado',
    waitingDetail: 'Demora alguns segundos. Pode sair desta página: o seu plano começa na mesma.',
    slow: 'A confirmação do pagamento demora mais do que é habitual',
    slowDetail:
      'Se terminou o pagamento, o seu plano começa assim que tivermos a resposta. Não precisa de pagar outra vez. Se não terminou, nada foi cobrado.',
    look: 'Ver de novo',
    looking: 'A ver...',
    thanks: 'Agradecemos. O seu pagamento foi aceite',
    bought: (plan) => `Está agora no plano ${plan}.`,
    boughtBefore: (plan) =>
      `Comprou aqui o plano ${plan}. O seu plano mudou entretanto: a página do seu plano mostra o que vale agora.`,
    feePaid: 'A taxa do pedido está paga.',
    what: 'O que comprou',
    paid: 'Pago',
    plan: (plan) => `Plano ${plan}`,
    fee: 'Taxa do pedido',
    next: 'Próxima cobrança',
    nextValue: (amount, date) => `${amount} em ${date}`,
    cancelHint: 'Até lá, pode cancelar em qualquer altura.',
    receipt: 'Recibo',
    openReceipt: 'Abrir o recibo',
    receiptComes: 'Chega por e-mail e fica em Pagamentos.',
    cancelled: 'Nada foi cobrado',
    cancelledDetail: 'O pagamento não foi terminado. O seu plano está como estava.',
    missing: {
      title: 'Não encontramos este pagamento',
      text: 'O link pode estar errado ou ser de outra conta. A página do seu plano mostra o que vale.',
    },
    failed: 'Erro ao carregar o pagamento',
    other: 'Pode fechar este separador. O outro acompanha sozinho.',
  },

  fees: {
    heading: 'Taxas dos pedidos',
    each: (fee) => `Cada pedido custa ${fee} uma só vez, seja qual for o seu plano.`,
    own: 'O seu pedido',
    pay: 'Pagar a taxa',
    payFor: (name) => `Pagar a taxa: ${name}`,
    paying: 'A abrir a página de pagamento...',
    paid: (amount, date) => `${amount} pago em ${date}`,
    due: 'Por pagar',
    paidLine: (amount, date) => `Taxa do pedido: ${amount} pago em ${date}.`,
    dueLine: (amount) => `Taxa do pedido: ${amount}, por pagar.`,
    failed: 'Não foi possível abrir a página de pagamento',
  },
};

export const planName: Translation<typeof english.planName> = (plan) => planNames[plan];
