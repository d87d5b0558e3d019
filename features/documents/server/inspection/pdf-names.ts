const [slash, hash, space, percent] = [0x2f, 0x23, 0x20, 0x25];
/** What is read on behind a name: a longer comment cannot be told from an attempt to hide what follows. */
const longestComment = 256;
/** Whitespace and delimiters (ISO 32000-1, 7.2.2): what ends a name, a number and a keyword. */
const delimiters = new Set([0, 9, 10, 12, 13, space, ...Buffer.from('()<>[]{}/%')]);

export const isDelimiter = (byte: number | undefined): boolean => byte === undefined || delimiters.has(byte);
export const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && byte <= space && delimiters.has(byte);

/** No name that is looked for is longer; `#xx` may write each letter in three. */
const longestName = 20;

/** The name whose slash is at `at`, with `#xx` undone, and where it ends; '' for one too long to be of interest. */
export function nameAt(bytes: Uint8Array, at: number): { name: string; end: number } {
  let name = '';
  let end = at + 1;
  while (!isDelimiter(bytes[end])) {
    if (name.length >= longestName) return { name: '', end };
    let code = bytes[end] ?? 0;
    const escaped = code === hash ? hexOf(bytes, end + 1) : undefined;
    if (escaped !== undefined) {
      code = escaped;
      end += 2;
    }
    name += String.fromCharCode(code);
    end += 1;
  }
  return { name, end };
}

function hexOf(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

/** The places of all slashes, one after the other. */
export function* slashes(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) yield at;
}

/** The first place at or after `at` that is no whitespace. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let place = at;
  while (isSpace(bytes[place])) place += 1;
  return place;
}

/**
 * The same bytes with spaces where a comment stands, from a percent sign to the end of its line. Within a string such a sign
 * means nothing, so whoever looks for a danger has to read both.
 */
export function withoutComments(bytes: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(bytes);
  let isComment = false;
  for (let at = 0; at < plain.length; at += 1) {
    if (plain[at] === percent) isComment = true;
    else if (plain[at] === 10 || plain[at] === 13) isComment = false;
    if (isComment) plain[at] = space;
  }
  return plain;
}

/** The value behind a name that ends at `end`; empty where a comment before it is longer than any that people write. */
export function valueBehind(bytes: Uint8Array, end: number): Uint8Array {
  const at = skipSpace(bytes, end);
  const value = bytes.subarray(at, at + longestComment);
  if (value[0] !== percent) return value;
  const plain = withoutComments(value);
  return plain.subarray(skipSpace(plain, 0));
}

/** The whole number that begins at `at`, of at most 10 digits; undefined for anything else. */
export function integerAt(bytes: Uint8Array, at: number): number | undefined {
  let end = at;
  let value = 0;
  for (let digit = bytes[end]; digit !== undefined && digit >= 0x30 && digit <= 0x39; digit = bytes[end]) {
    if (end - at === 10) return undefined;
    value = value * 10 + digit - 0x30;
    end += 1;
  }
  return end > at ? value : undefined;
}
