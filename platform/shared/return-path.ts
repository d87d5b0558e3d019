/** Where people go when no better place is known. */
export const homePath = '/dashboard';

/** Longer ones are nobody's real address, and they end up in a header. */
const maxLength = 2_000;

/**
 * A path of our own to go on to, made from something a stranger may have written into a link. Browsers read
 * backslashes, tabs, `//` and `/.//` as the start of another host, so the answer is judged after the browser's own
 * parser has read it, and is built from the parts that it found. Anything else gives `homePath`.
 */
export function returnPath(candidate: string | null | undefined): string {
  return sameOrigin(candidate ?? '', here) ?? homePath;
}

/**
 * The same for a whole address: its own text when it is on one of `origins` (or a path, then on the first of them).
 * Undefined otherwise.
 */
export function ownAddress(candidate: string | undefined, origins: readonly string[]): string | undefined {
  for (const origin of origins) {
    const path = sameOrigin(candidate ?? '', origin);
    if (path !== undefined) return origin + path;
  }
  return undefined;
}

/** Stands for wherever we are; no address outside can have it. */
const here = 'https://here.invalid';

function sameOrigin(candidate: string, origin: string): string | undefined {
  if (candidate.length > maxLength || !/^(\/|https?:\/\/[^/])/.test(candidate)) return undefined;
  if (candidate.includes('\\') || hasControls(candidate)) return undefined;
  const url = URL.parse(candidate, origin);
  if (!url || url.origin !== origin || url.username || url.password) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//evil` and `/%2Fevil` have become `//evil`, or will in a router that decodes once more.
  if (/^\/(\/|%2f|%5c)/i.test(path)) return undefined;
  return path;
}

/** Browsers drop tabs and line breaks inside an address before they read it. */
function hasControls(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
}
