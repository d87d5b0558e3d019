import { expect } from 'vitest';
import { aJourney } from '../support/journey.ts';
import { aStripeShapedServer } from '../support/stripe-shaped-server.ts';
import { walkPlans } from './walk-plans.ts';

/**
 * The same way with Stripe's settings: the built app asks another program over HTTP, the browser goes to that program's
 * pages and comes back, and everything that follows was told by signed events.
 */
const stripe = aStripeShapedServer();
const journey = aJourney(stripe.env);

/** What an advertiser was asked; none is configured here. */
const told: string[] = [];

walkPlans({
  journey,
  provider: { mode: 'stripe', url: () => stripe.apiUrl },
  prepare: async (maria) => {
    const context = maria.context();
    await context.route(/^https:\/\/[^/]*(google|doubleclick)/, (route) => {
      told.push(route.request().url());
      return route.fulfill({ contentType: 'image/gif', body: '' });
    });
    await context.addCookies([{ name: 'rumo_ads', value: '1', url: journey.url }]);
  },
  // Somebody's yes does not make an advertiser.
  onBought: async (checkout) => {
    await checkout.reload();
    await checkout.getByText('Thank you. Your payment went through').waitFor();
    await expect.poll(() => checkout.evaluate(() => document.cookie)).toContain('rumo_ads=1');
    expect(told).toEqual([]);
  },
});
