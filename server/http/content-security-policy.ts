/**
 * The policy of our own pages: only our own files; inline scripts by nonce or hash (`allowed`, quoted) alone. Style attributes are allowed
 * because server-rendered widths (progress bars) need them; they cannot load anything, since every source is 'self'.
 */
export function pagePolicy(allowed: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are not pages: nothing may run, nothing may load, nobody may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
