/** Why something came for a member of staff, in the order of the quiet switches. */
export const noticeKinds = ['assigned', 'mentioned', 'replied', 'decided'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How long notices are kept, and how many of one account. */
export const keptDays = 90;
export const keptNotices = 500;

interface Colleague {
  id: string;
  name: string;
}

interface Mention {
  /** Where its `@` is, and where it is over. */
  from: number;
  to: number;
  ids: string[];
}

/**
 * Where a note names colleagues: `@` where a word begins, then exactly a name, where a word ends. The longest name counts; of
 * two people with one name both are meant. Linear in the text: each `@` is compared once with each length of name.
 */
function findMentions(text: string, colleagues: readonly Colleague[]): Mention[] {
  const byName = Map.groupBy(colleagues, ({ name }) => name);
  const lengths = [...new Set([...byName.keys()].map((name) => name.length))].sort((a, b) => b - a);
  const found: Mention[] = [];
  let from = text.indexOf('@');
  while (from !== -1) {
    const begins = !isWordCharacter(text[from - 1]);
    const length = begins ? lengths.find((length) => endsName(text, from + 1, length, byName)) : undefined;
    const to = from + 1 + (length ?? 0);
    if (length !== undefined)
      found.push({ from, to, ids: (byName.get(text.slice(from + 1, to)) ?? []).map(({ id }) => id) });
    from = text.indexOf('@', to);
  }
  return found;
}

/** The ids of the colleagues that a note names, each once. */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): string[] {
  return [...new Set(findMentions(text, colleagues).flatMap(({ ids }) => ids))];
}

interface NotePart {
  /** Where it begins in the note. */
  from: number;
  text: string;
  /** The colleagues that it names. */
  ids?: string[];
}

/** A note in parts: what names colleagues, and what lies between. Joined, they are the note. */
export function splitAtMentions(text: string, colleagues: readonly Colleague[]): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { from, to, ids } of findMentions(text, colleagues)) {
    if (from > end) parts.push({ from: end, text: text.slice(end, from) });
    parts.push({ from, text: text.slice(from, to), ids });
    end = to;
  }
  if (end < text.length) parts.push({ from: end, text: text.slice(end) });
  return parts;
}

const endsName = (text: string, from: number, length: number, byName: ReadonlyMap<string, unknown>) =>
  !isWordCharacter(text[from + length]) && byName.has(text.slice(from, from + length));

/** Longer than any name that fits into a line. */
const longestTyped = 60;

/** The mention that is being typed before the caret: where its `@` is, and what follows it; undefined when there is none. */
export function mentionAt(text: string, caret: number): { at: number; typed: string } | undefined {
  const at = caret > 0 ? text.lastIndexOf('@', caret - 1) : -1;
  if (at === -1 || caret - at > longestTyped || isWordCharacter(text[at - 1])) return undefined;
  const typed = text.slice(at + 1, caret);
  return typed.includes('\n') ? undefined : { at, typed };
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
