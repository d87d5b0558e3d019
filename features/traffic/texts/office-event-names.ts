import type { FunnelStep } from '../rules/traffic.ts';

/** What is counted, in words; files for a spreadsheet keep the names of the events. */
export const eventNames: Record<FunnelStep, string> = {
  view: 'Page view',
  cta_click: 'Press of the main button',
  sign_up: 'Sign-up',
  application_started: 'Application started',
  checkout_started: 'Checkout started',
  subscription_started: 'Subscription started',
};
