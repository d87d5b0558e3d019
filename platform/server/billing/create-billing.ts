import Stripe from 'stripe';
import { isLoopback } from '../client-address.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { type Env, standInHosts } from '../env.ts';
import { inProcessFetch } from '../in-process-fetch.ts';
import { enqueue, type Task } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import type { Billing } from './billing.ts';
import type { PlansOnSale } from './built-in/catalogue.ts';
import { createBuiltInProvider } from './built-in/provider.ts';

/** How long one try of a call may take, and how often it is repeated: a person waits for the answer. */
const patience = { timeout: 15_000, maxNetworkRetries: 2 };

interface BillingDeps {
  env: Env;
  secrets: Secrets;
  /** What the built-in provider sells; Stripe knows it by itself. */
  sold: PlansOnSale;
  /** Best with connections of its own: the built-in provider may be asked from within a transaction that holds one. */
  database: Database;
  clock: Clock;
  log: Log;
}

/**
 * Stripe when its key is configured, else the built-in provider. Throws when the built-in provider would serve beyond
 * this machine without having been allowed to: `readEnv` refuses that already, but a mistake there must not give
 * everybody every plan.
 */
export function createBilling(deps: BillingDeps): Billing {
  const { env } = deps;
  if (env.stripe) {
    const { secretKey, webhookSecret, prices, apiUrl } = env.stripe;
    const stripe = new Stripe(secretKey, { ...patience, ...hostOf(apiUrl), telemetry: false });
    return { mode: 'stripe', stripe, prices, webhookSecret };
  }
  const local = isLoopback(env.host) && isLoopback(new URL(env.publicUrl).hostname);
  if (!local && !env.localProvidersBanner) {
    throw new Error('The built-in billing serves this machine alone');
  }
  return builtInBilling(deps);
}

function builtInBilling({ env, secrets, ...deps }: BillingDeps): Billing {
  const prices = { standard: 'price_built_in_standard', premium: 'price_built_in_premium' };
  const secretKey = `sk_test_${secrets.derive('billing-key').toString('hex')}`;
  const webhookSecret = `whsec_${secrets.derive('billing-events').toString('hex')}`;
  const provider = createBuiltInProvider({
    ...deps,
    publicUrl: env.publicUrl,
    origins: env.origins,
    hosts: standInHosts(env),
    prices,
    secretKey,
    webhookSecret,
    webhookUrl: () => `${ownAddress(env)}/api/billing/webhook`,
    announce: (tx, event_id) => enqueue(tx, 'deliver-billing-event', { event_id }, { jobKey: event_id }),
  });
  const ask = inProcessFetch(provider.api);
  const stripe = new Stripe(secretKey, {
    ...patience,
    ...hostOf('http://billing.built-in'),
    httpClient: Stripe.createFetchHttpClient((address, init) => ask(String(address), init ?? {})),
    telemetry: false,
  });
  const { pages, deliverEvent, passTime } = provider;
  return { mode: 'built-in', stripe, prices, webhookSecret, builtIn: { pages, deliverEvent, passTime } };
}

/** Where Stripe's client looks for the API; nothing stands for Stripe itself. */
function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

/** Where this machine reaches us, whatever is in front: a server that listens everywhere listens on loopback, too. */
function ownAddress({ host, port }: Env): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : /^[0:]+$/.test(host) ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Hands an event of the built-in billing to our webhook; tried again until that takes it. */
export const deliverBillingEvent: Task<'deliver-billing-event'> = async ({ event_id }, { billing }) => {
  await billing.builtIn?.deliverEvent(event_id);
};

/** Renews and ends what is due at the built-in billing, as Stripe does by itself. */
export const passBillingTime: Task<'pass-billing-time'> = async (_payload, { billing }) => {
  await billing.builtIn?.passTime();
};
