import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import type { Log } from '../../../log.ts';
import { inLedger, type Ledger, type LedgerDeps } from '../ledger.ts';
import { ApiError, newId, parseForm, readBody } from '../protocol.ts';
import { customers, prices } from './customers.ts';
import { checkParams, type Endpoint } from './endpoint.ts';
import { expandAll } from './expand.ts';
import { money } from './money.ts';
import { checkoutSessions, portalSessions } from './sessions.ts';
import { subscriptions } from './subscriptions.ts';

const endpoints: Endpoint[] = [
  ...customers,
  ...prices,
  ...checkoutSessions,
  ...subscriptions,
  ...portalSessions,
  ...money,
];

interface Answer {
  status: number;
  body: object;
  replayed?: boolean;
}

/** Everything below `/v1`: Stripe's protocol for the things that we use, stricter than Stripe where it forgives. */
export function billingApi(deps: LedgerDeps & { secretKey: string; log: Log }) {
  const { log } = deps;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = newId('req_', 14);
    const { status, body, replayed } = await answer(request, requestId).catch((error: unknown): Answer => {
      if (error instanceof ApiError) return { status: error.status, body: error.body };
      log.error({ err: error }, 'the built-in billing failed');
      return { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } };
    });
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Request-Id', requestId);
    if (replayed) response.setHeader('Idempotent-Replayed', 'true');
    response.end(JSON.stringify(body));
  };

  async function answer(request: IncomingMessage, requestId: string): Promise<Answer> {
    checkKey(request.headers.authorization, deps.secretKey);
    checkVersion(request.headers['stripe-version']);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const { endpoint, id } = findEndpoint(request.method ?? '', path);
    const form = await readBody(request);
    const params = checkParams(endpoint.params, parseForm(endpoint.method === 'GET' ? query : form)) as {
      expand?: string[];
    };
    const key = endpoint.method === 'POST' ? keyOf(request) : null;

    return inLedger(deps, async (ledger) => {
      ledger.request = { id: requestId, idempotency_key: key };
      if (key === null) return run(ledger, endpoint, params, id);
      const fingerprint = createHash('sha256').update(`${path}\n${form}`).digest('base64url');
      return once(ledger, key, fingerprint, () => run(ledger, endpoint, params, id));
    });
  }
}

async function run(
  ledger: Ledger,
  endpoint: Endpoint,
  params: { expand?: string[] },
  id: string,
): Promise<Answer> {
  const body = await endpoint.run(ledger, params as never, id);
  await expandAll(ledger, body, params.expand ?? []);
  return { status: 200, body };
}

/**
 * The first call with a key is carried out, every later one gets its answer; one that comes meanwhile waits. A call
 * that was refused leaves nothing behind, its key neither.
 */
async function once(
  ledger: Ledger,
  key: string,
  fingerprint: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const record = { id: key, created: ledger.now, fingerprint, status: 0, answer: {} };
  if (await ledger.claim('request', record)) {
    const answer = await work();
    await ledger.save('request', { ...record, status: answer.status, answer: { ...answer.body } });
    return answer;
  }
  const earlier = await ledger.find('request', key);
  if (earlier?.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    });
  }
  return { status: earlier.status, body: earlier.answer, replayed: true };
}

function checkKey(header: string | undefined, secretKey: string): void {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  if (!timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secretKey}`))) {
    throw new ApiError(401, { message: 'Invalid API Key provided.' });
  }
}

/** We speak one version of the protocol; a client that was made for another would misread the answers. */
function checkVersion(version: string | string[] | undefined): void {
  if (version === Stripe.API_VERSION) return;
  throw new ApiError(400, {
    message: `Invalid Stripe API version: ${version}.`,
    code: 'api_version_invalid',
  });
}

/** Stripe lets a call without a key through; then a repeated one would happen twice. */
function keyOf({ headers }: IncomingMessage): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: 'Send an Idempotency-Key of 1 to 255 signs.',
    });
  }
  return key;
}

function findEndpoint(method: string, path: string): { endpoint: Endpoint; id: string } {
  for (const endpoint of endpoints) {
    const [before = '', after] = endpoint.path.split('{id}');
    if (endpoint.method !== method) continue;
    if (after === undefined) {
      if (path === before) return { endpoint, id: '' };
      continue;
    }
    const id = path.slice(before.length, path.length - after.length);
    if (path.startsWith(before) && path.endsWith(after) && /^\w+$/.test(id)) return { endpoint, id };
  }
  throw new ApiError(404, { message: `Unrecognized request URL (${method}: ${path}).` });
}
