import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { nodeSender } from './fast-path.ts';
import { pagePolicy, scriptHashes } from './headers.ts';
import type { AppEnv } from './request.ts';

/** A page that is the same for everyone, ready to be sent again. */
export interface SharedPage {
  /** 503 while the site is under maintenance. */
  status: 200 | 503;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
}

/** Makes a rendered page cacheable: a repeated nonce protects nothing, so inline scripts are allowed by SHA-256 instead. */
export async function makeSharedPage(
  html: string,
  nonce: string,
  headers: Headers,
  framed: string | undefined,
  status: SharedPage['status'] = 200,
): Promise<SharedPage> {
  const plain = Buffer.from(html.replaceAll(`nonce="${nonce}"`, ''));
  const kept = new Headers(headers);
  kept.set('Content-Security-Policy', pagePolicy(scriptHashes(html), framed));
  kept.set('Vary', 'Accept-Encoding');
  return {
    status,
    headers: Object.fromEntries(kept),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await compressNow(plain),
  };
}

/** Whether a page is the same for everyone: it says `public` and sets no cookie. */
export function isShared(status: number, headers: Headers): boolean {
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && isPublic && headers.getSetCookie().length === 0;
}

/**
 * Returns a function that sends bytes by Node's own response, since a web Response would copy them several times
 * (`bench/landing.ts`), or 304. Names of `headers` are in lower case.
 */
export function bufferSender(publicUrl: string) {
  const send = nodeSender(publicUrl);
  return (
    c: Context<AppEnv>,
    body: Buffer,
    headers: Record<string, string>,
    code: 200 | 206 | 416 | 503 = 200,
  ): Response => {
    const known = headers.etag !== undefined && c.req.header('if-none-match') === headers.etag;
    const status = known ? 304 : code;
    // Hono answers HEAD itself, with the headers that the handler returns and those of `securityHeaders`.
    if (c.req.method === 'HEAD')
      return c.body(null, status, { ...headers, ...(!known && { 'content-length': String(body.length) }) });
    const { 'content-security-policy': contentPolicy, 'cache-control': cacheControl, ...others } = headers;
    send(c.env.outgoing, c.get('requestId'), {
      status,
      ...(contentPolicy && { contentPolicy }),
      ...(cacheControl && { cacheControl }),
      headers: Object.entries(others).flat(),
      body: known ? undefined : body,
    });
    return RESPONSE_ALREADY_SENT.clone();
  };
}

export type SendBuffer = ReturnType<typeof bufferSender>;

const brotli = promisify(brotliCompress);

export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return /\bbr\b/.test(acceptEncoding ?? '');
}

/** Compresses at quality 4, which takes well under a millisecond per 10 kB. */
export function compressNow(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) as Promise<Buffer<ArrayBuffer>>;
}
