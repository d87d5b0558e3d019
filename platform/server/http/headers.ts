import type { MiddlewareHandler } from 'hono';
import { closedPolicy, reportingEndpoints } from './content-security-policy.ts';

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
