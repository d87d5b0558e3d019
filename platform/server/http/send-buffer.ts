import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { closedPolicy } from './content-security-policy.ts';
import { fixedHeaders } from './headers.ts';
import type { AppEnv } from './variables.ts';

/**
 * Sends bytes that lie in memory by Node's own response. Through a web Response each answer would copy them several
 * times (`bench/landing.ts`). Answers 304 when the browser has
 * them already. Names of `headers` in small letters: Node would send two spellings of one name as two headers.
 */
export function bufferSender(publicUrl: string) {
  const fixed = Object.fromEntries(
    fixedHeaders(publicUrl).map(([name, value]) => [name.toLowerCase(), value]),
  );

  return (
    c: Context<AppEnv>,
    body: Buffer,
    headers: Record<string, string>,
    status: 200 | 206 | 416 | 503 = 200,
  ): Response => {
    const known = headers.etag !== undefined && c.req.header('if-none-match') === headers.etag;
    const all = {
      ...fixed,
      'content-security-policy': closedPolicy,
      'x-request-id': c.get('requestId'),
      ...headers,
      ...(!known && { 'content-length': String(body.length) }),
    };
    // Hono answers HEAD itself, with what the handler returns; there are no bytes to save.
    if (known || c.req.method === 'HEAD') return c.body(null, known ? 304 : status, all);
    c.env.outgoing.writeHead(status, all).end(body);
    return RESPONSE_ALREADY_SENT.clone();
  };
}

export type SendBuffer = ReturnType<typeof bufferSender>;
