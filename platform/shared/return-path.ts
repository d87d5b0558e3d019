/** The default destination. */
export const homePath = '/dashboard';

/** Longer ones are not real addresses, and they end up in a header. */
const maxLength = 2_000;

/**
 * Returns a path of ours out of a string that a stranger may have written into a link, else `homePath`. Browsers read
 * backslashes, tabs, `//` and `/.//` as the start of another host, so the result is built from what the parser found.
 */
export function returnPath(candidate: string | null | undefined): string {
  return sameOrigin(candidate ?? '', here) ?? homePath;
}

/** The same for a whole URL on one of `origins`, or a path on the first; undefined otherwise. */
export function ownAddress(candidate: string | undefined, origins: readonly string[]): string | undefined {
  for (const origin of origins) {
    const path = sameOrigin(candidate ?? '', origin);
    if (path !== undefined) return origin + path;
  }
  return undefined;
}

/** Our origin, whatever it is; no real address can have it. */
const here = 'https://here.invalid';

function sameOrigin(candidate: string, origin: string): string | undefined {
  if (candidate.length > maxLength || !/^(\/|https?:\/\/[^/])/.test(candidate)) return undefined;
  if (candidate.includes('\\') || hasControls(candidate)) return undefined;
  const url = URL.parse(candidate, origin);
  if (!url || url.origin !== origin || url.username || url.password) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//evil` and `/%2Fevil` have become `//evil`, or will in a router that decodes again.
  if (/^\/(\/|%2f|%5c)/i.test(path)) return undefined;
  return path;
}

/** Browsers drop tabs and line breaks in an address before they parse it. */
function hasControls(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
}
