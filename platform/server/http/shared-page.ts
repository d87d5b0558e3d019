import { createHash } from 'node:crypto';
import { compressNow } from './compress.ts';
import { pagePolicy } from './content-security-policy.ts';
import { scriptHashes } from './script-hashes.ts';

/** A page that is the same for everybody, ready to be sent again and again. */
export interface SharedPage {
  /** 503 while the site is under maintenance. */
  status: 200 | 503;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
}

/**
 * Turns a rendered page into one that can be replayed. A nonce that is sent twice protects nothing, so it is taken
 * out, and the policy allows the page's own inline scripts by their SHA-256 instead.
 */
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

/** A rendered page says `public` when nothing in it depends on who asks; one that sets a cookie never is. */
export function isShared(status: number, headers: Headers): boolean {
  return (
    status === 200 &&
    /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
    headers.getSetCookie().length === 0
  );
}
