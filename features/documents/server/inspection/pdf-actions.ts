import { integerAt, nameAt, skipSpace, withoutComments } from './pdf-names.ts';

/** Where objects are written; the same number may have several, of which readers choose by rules of their own. */
export type Definitions = Map<number, Uint8Array[]>;

/** How much of a value is read to find its action, and how many are looked at; honest forms have some hundred. */
const window = 4096;
const mostLooks = 5000;
const deepest = 4;
const percent = 0x25;

/** Turning to a page is what a document may do by itself; these two words mean no more than that. */
const harmless = ['GoTo', 'GoTo3DView'];

/**
 * Whether an action that runs without being asked for (`/OpenAction`, `/AA`) does more than turn to a page. `triggers`
 * are the bytes behind those names. What cannot be followed to its end counts as more.
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
    // Nothing but a comment, as far as it is read.
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
