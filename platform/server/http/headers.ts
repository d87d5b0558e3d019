import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { adsImageHosts } from '#platform/shared/advertising.ts';
import { isOnPublicHost, policyReportPath } from '#platform/shared/content-policy.ts';

/** Headers of every response: [name, value]. */
export function fixedHeaders(publicUrl: string): [string, string][] {
  const fixed: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Reporting-Endpoints', reportingEndpoints],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(self), usb=()'],
  ];
  if (publicUrl.startsWith('https:'))
    fixed.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return fixed;
}

/** Adds the headers of every response, errors included, that a handler has not set. By default nothing is cached. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const fixed = fixedHeaders(publicUrl);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}

/** Where browsers report violations (`features/policy-reports`): `report-uri` is for older ones. */
const reporting = `report-uri ${policyReportPath}; report-to policy`;

const reportingEndpoints = `policy="${policyReportPath}"`;

/**
 * The policy of our pages: own files, and inline scripts by nonce or hash (`allowed`, quoted). Style attributes are allowed
 * for server-rendered widths (progress bars); they cannot load anything, since every source is 'self'. `framed` is the one
 * foreign site that a page may frame: allowed on every page, because navigation loads no new one. `ads` allows the image
 * that counts a conversion; no script of an advertiser ever runs.
 */
export function pagePolicy(allowed: readonly string[], framed: string | undefined, ads = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${ads ? ` ${adsImageHosts.join(' ')}` : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' blob:${framed && isOnPublicHost(framed) ? ` ${new URL(framed).origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ');
}

/** For scripts: workers run under their own response's policy, and load modules from us. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** For responses that are not pages: nothing runs, loads or frames. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For landing pages, whose texts staff write: no frames, only our scripts. */
export function pitchPolicy(allowed: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reporting,
  ].join('; ');
}

/**
 * Returns the `'sha256-…'` of each inline script of a page, for cached pages, where a nonce would repeat. Every page
 * escapes what users wrote, so its scripts are ours.
 */
export function scriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const piece of html.split('<script').slice(1)) {
    const [tag = ''] = piece.split('>', 1);
    const [script = ''] = piece.slice(tag.length + 1).split('</script>', 1);
    if (!/\ssrc=/.test(tag)) hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return hashes;
}
