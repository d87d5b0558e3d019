/** The beginnings of objects by number; a number may have several, and readers choose differently. */
export type Definitions = Map<number, Uint8Array[]>;

const [slash, hash, space, percent] = [0x2f, 0x23, 0x20, 0x25];

/** Bytes of a value that are searched for its action, values that are looked at, and levels; normal forms have some hundred. */
const window = 4096;
const mostLooks = 5000;
const deepest = 4;

/** Turning to a page is the only thing a document may do by itself. */
const harmless = ['GoTo', 'GoTo3DView'];

/**
 * Whether an automatic action (`/OpenAction`, `/AA`) does more than turn to a page. `triggers` are the bytes after those
 * names. What cannot be followed to its end counts as more.
 */
export function runsByItself(triggers: readonly Uint8Array[], definitions: Definitions): boolean {
  let looks = 0;
  const acts = (value: Uint8Array, depth: number): boolean => {
    const near = value.subarray(0, window);
    if (!near.includes(percent)) return actsAsWritten(value, depth);
    return actsAsWritten(value, depth) || actsAsWritten(withoutComments(near), depth);
  };
  const actsAsWritten = (value: Uint8Array, depth: number): boolean => {
    looks += 1;
    if (looks > mostLooks || depth > deepest) return true;
    const at = skipSpace(value, 0);
    const number = integerAt(value, at);
    if (number !== undefined) {
      const found = definitions.get(number) ?? [];
      return found.some((definition) => acts(definition, depth + 1));
    }
    // Only a comment, as far as it is read.
    if (at === value.length && value.length >= window) return true;
    // An array, a string or a name is a place in the document.
    if (value[at] !== 0x3c || value[at + 1] !== 0x3c) return false;
    const { type, next, others } = readDictionary(value.subarray(at, at + window));
    if (type !== undefined && !harmless.includes(type)) return true;
    return (type === undefined ? others : next).some((inner) => acts(inner, depth + 1));
  };
  return triggers.some((trigger) => acts(trigger, 0));
}

/** The kind of an action (`/S`), what follows it (`/Next`), and where it has no kind, the values of its entries. */
function readDictionary(bytes: Uint8Array) {
  const others: Uint8Array[] = [];
  const next: Uint8Array[] = [];
  let type: string | undefined;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0x3c && bytes[at + 1] === 0x3c) {
      depth += 1;
      at += 1;
    } else if (bytes[at] === 0x3e && bytes[at + 1] === 0x3e) {
      depth -= 1;
      at += 1;
      if (depth === 0) break;
    } else if (bytes[at] === 0x2f && depth === 1) {
      const { name, end } = nameAt(bytes, at);
      const value = skipSpace(bytes, end);
      if (name === 'S' && bytes[value] === 0x2f) {
        const found = nameAt(bytes, value);
        type ??= found.name;
        at = found.end - 1;
        continue;
      }
      (name === 'Next' ? next : others).push(...valuesAt(bytes, value));
      at = end - 1;
    }
  }
  return { type, next, others };
}

/** A dictionary or a reference; of an array, those in it. */
function valuesAt(bytes: Uint8Array, at: number): Uint8Array[] {
  if (bytes[at] !== 0x5b) {
    const isDictionary = bytes[at] === 0x3c && bytes[at + 1] === 0x3c;
    return isDictionary || isReference(bytes, at) ? [bytes.subarray(at)] : [];
  }
  const found: Uint8Array[] = [];
  for (let place = at + 1; place < bytes.length && bytes[place] !== 0x5d; place += 1)
    if (isReference(bytes, place) || (bytes[place] === 0x3c && bytes[place + 1] === 0x3c))
      found.push(bytes.subarray(place));
  return found;
}

/** "12 0 R". */
function isReference(bytes: Uint8Array, at: number): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(24, bytes.length - at));
  return /^\d{1,10}\s{1,4}\d{1,5}\s{1,4}R/.test(text.toString('latin1'));
}

/** Bytes read after a name: a longer comment counts as an attempt to hide what follows. */
const longestComment = 256;

/** Whitespace and delimiters (ISO 32000-1, 7.2.2): what ends a name, a number and a keyword. */
const delimiters = new Set([0, 9, 10, 12, 13, space, ...Buffer.from('()<>[]{}/%')]);

export const isDelimiter = (byte: number | undefined): boolean => byte === undefined || delimiters.has(byte);

const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && byte <= space && delimiters.has(byte);

/** No name that is searched for is longer, after `#xx` is decoded. */
const longestName = 20;

/** The name whose slash is at `at`, with `#xx` decoded, and where it ends; '' when it is longer than any searched for. */
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

/** The offsets of all slashes. */
export function* slashes(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) yield at;
}

/** The first offset from `at` on that is not whitespace. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let next = at;
  while (isSpace(bytes[next])) next += 1;
  return next;
}

/**
 * The same bytes with spaces for comments, from a percent sign to the end of the line. Within a string the sign means
 * nothing, so a search for dangers has to read both versions.
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

/** The value after a name that ends at `end`; empty where the comment before it is too long (`longestComment`). */
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
