import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { adsImageHosts } from '#platform/shared/advertising.ts';
import { isOnPublicHost, policyReportPath } from '#platform/shared/content-policy.ts';

/** What every answer says, whoever sends it: [name, value]. */
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

/**
 * Headers of every answer, errors included. A handler that sets one of them keeps its own. Answers are private and
 * not stored unless a handler says otherwise: most of what we send is about a person.
 */
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

/** Browsers tell us what a policy has stopped (`report-policy.ts`): the older word for those that do not know the newer. */
const reporting = `report-uri ${policyReportPath}; report-to policy`;

/** Where the newer word leads: the header Reporting-Endpoints. */
const reportingEndpoints = `policy="${policyReportPath}"`;

/**
 * The policy of our own pages: only our own files; inline scripts by nonce or hash (`allowed`, quoted) alone. Style attributes are allowed
 * because server-rendered widths (progress bars) need them; they cannot load anything, since every source is 'self'.
 * `framed` is the address of the one foreign site that a page shows inside itself. Every page allows it, because people
 * get from any page to any other without loading a new one. `ads`: this page may ask for the picture that counts a
 * conversion (`ads-permission.ts`); no page ever runs a script of an advertiser.
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

/** For scripts: as workers they live under their own answer's policy, and fetch parts of themselves from us. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** For answers that are not pages: nothing may run, nothing may load, nobody may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For landing pages, whose words staff write: they frame nothing, and run no script but ours. */
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
 * What a content security policy says of each script that stands in a page of ours, `'sha256-…'`: for pages that are kept,
 * where a nonce would be the same for everybody. Every page escapes what people wrote, so a script in it is one of ours.
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
