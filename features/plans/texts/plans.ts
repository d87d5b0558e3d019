import { planPrices } from '../rules/conversion-values.ts';

/** The plans as the specification names, prices and describes them. Prices are in US dollars a month. */
export const planTexts = {
  title: 'Choose Your Plan',
  mostPopular: 'Most popular',
  price: (usd: number) => `$${usd}`,
  perMonth: 'per month',
  free: 'Lifetime Free',
  start: 'Go to Dashboard',
  plans: [
    {
      tier: 'basic',
      name: 'Basic',
      priceUsd: planPrices.basic,
      features: ['Basic guidance', 'Document checklist', 'Email support', '1 active application'],
    },
    {
      tier: 'standard',
      name: 'Standard',
      priceUsd: planPrices.standard,
      features: ['Priority support', 'Document review', 'Up to 3 applications', 'Status tracking'],
    },
    {
      tier: 'premium',
      name: 'Premium',
      priceUsd: planPrices.premium,
      features: [
        '1-on-1 consultation',
        'Unlimited applications',
        'Express processing',
        'Phone support',
        'Legal document review',
      ],
    },
  ],
  errors: {
    title: 'Error',
    checkFailed: 'Failed to check subscription status',
    checkoutFailed: 'Failed to create checkout session',
    portalFailed: 'Failed to open customer portal',
  },
  signedOut: { title: 'Authentication Required', detail: 'Please log in to subscribe' },
} as const;
