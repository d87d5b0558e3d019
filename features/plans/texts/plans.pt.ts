import type { Translation } from '#platform/shared/languages.ts';
import { planPrices } from '../rules/conversion-values.ts';
import type * as english from './plans.ts';

export const planTexts: Translation<typeof english.planTexts> = {
  title: 'Escolha o seu plano',
  mostPopular: 'O mais escolhido',
  price: (usd) => `${usd}\u00a0US$`,
  perMonth: 'por mês',
  free: 'Grátis para sempre',
  start: 'Ir para o painel',
  plans: [
    {
      tier: 'basic',
      name: 'Basic',
      priceUsd: planPrices.basic,
      features: ['Orientação básica', 'Lista de documentos', 'Apoio por e-mail', '1 pedido ativo'],
    },
    {
      tier: 'standard',
      name: 'Standard',
      priceUsd: planPrices.standard,
      features: ['Apoio prioritário', 'Análise de documentos', 'Até 3 pedidos', 'Acompanhamento do estado'],
    },
    {
      tier: 'premium',
      name: 'Premium',
      priceUsd: planPrices.premium,
      features: [
        'Consulta individual',
        'Pedidos ilimitados',
        'Processamento expresso',
        'Apoio por telefone',
        'Análise jurídica de documentos',
      ],
    },
  ],
  errors: {
    title: 'Erro',
    checkFailed: 'Não foi possível verificar o estado da subscrição',
    checkoutFailed: 'Não foi possível criar a sessão de pagamento',
    portalFailed: 'Não foi possível abrir o portal do cliente',
  },
  signedOut: { title: 'É preciso iniciar sessão', detail: 'Inicie sessão para subscrever' },
};
