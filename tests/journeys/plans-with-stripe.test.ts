import { aJourney } from '../support/journey.ts';
import { aStripeShapedServer } from '../support/stripe-shaped-server.ts';
import { walkPlans } from './walk-plans.ts';

/**
 * The same way with Stripe's settings: the built app asks another program over HTTP, the browser goes to that program's
 * pages and comes back, and everything that follows was told by signed events.
 */
const stripe = aStripeShapedServer();
const journey = aJourney(stripe.env);

walkPlans({ journey, provider: { mode: 'stripe', url: () => stripe.apiUrl } });
