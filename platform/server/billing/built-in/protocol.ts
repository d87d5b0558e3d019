import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A refusal in Stripe's shape, so that Stripe's own client makes its own error of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(
    status: number,
    error: { type?: string; code?: string; message: string; param?: string; decline_code?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

/** `noun` as it is written in an id's description: 'customer', 'checkout.session'. */
export function missing(noun: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, { message, param, code });
}

export const declined = () =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });

/** Our calls and forms fit in a fraction of this. */
const maxBytes = 64 * 1024;

/** Deeper than any parameter we know. */
const maxDepth = 8;

/** The whole body as text. @throws ApiError 413 when it is too long. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError(413, { message: 'The body is too long.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Param = string | Param[] | { [name: string]: Param };

/** Stripe's form encoding, `a[b][0][c]=d`, as nested values. @throws ApiError for what cannot be nested that way. */
export function parseForm(body: string): Record<string, Param> {
  const root: Record<string, Param> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = pathOf(name);
    let place = root;
    for (const part of path.slice(0, -1)) {
      place[part] ??= Object.create(null) as Record<string, Param>;
      const next = place[part];
      if (typeof next === 'string') throw invalid(`Invalid ${name}`, name);
      place = next as Record<string, Param>;
    }
    const last = path.at(-1) as string;
    const key = last === '' ? String(Object.keys(place).length) : last;
    if (place[key] !== undefined) throw invalid(`Received ${name} twice`, name);
    place[key] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, settle(value)]));
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  const path = [
    match[1] as string,
    ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part as string),
  ];
  if (path.length > maxDepth) throw invalid(`Invalid ${name}`, name);
  return path;
}

/** Lists are written with their positions as names. */
function settle(value: Param): Param {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, settle(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's manner. 24 signs are 142 bits: nobody guesses the address of a page that carries one. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
