import { randomUUID } from 'node:crypto';
import { payAtBilling } from './billing.ts';
import type { SignedIn, TestServer } from './server.ts';

/** Calls about plans as one person, over HTTP. */
export function billingClient(server: { url: string }, headers: SignedIn) {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers; a test looks at a few fields of it
    return { status: answer.status, body: (await answer.json().catch(() => undefined)) as any };
  };
  return {
    ask,
    post: (name: string, body?: object) => ask('POST', `/api/billing/${name}`, body),
    plan: async () => (await ask('GET', '/api/billing/plan')).body,
    checkout: (plan: 'standard' | 'premium') => ask('POST', '/api/billing/create-checkout', { plan }),
    refund: (payment_id: string, client_key: string = randomUUID()) =>
      ask('POST', '/api/billing/refund-requests', { payment_id, reason: 'I pressed it twice.', client_key }),
  };
}

/** Buys a plan at the built-in billing and comes back as a browser does; answers the id of the checkout. */
export async function buyPlan(
  server: TestServer,
  headers: SignedIn,
  plan: 'standard' | 'premium',
): Promise<string> {
  const { checkout, ask } = billingClient(server, headers);
  const begun = await checkout(plan);
  if (begun.status !== 200) throw new Error(`no checkout: ${begun.status} ${JSON.stringify(begun.body)}`);
  return payAndReturn(begun.body.url, ask);
}

/** Pays at a checkout's page and follows the way back; answers the id of the checkout. */
export async function payAndReturn(
  url: string,
  ask: ReturnType<typeof billingClient>['ask'],
): Promise<string> {
  const { location } = await payAtBilling(url);
  const id = new URL(location ?? '').searchParams.get('checkout') ?? '';
  await ask('GET', `/api/billing/checkouts/${id}`);
  return id;
}
