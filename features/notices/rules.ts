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

/**
 * The colleagues that a note names: `@` where a word begins, then exactly a name, where a word ends. The longest name
 * counts; of two people with one name both are meant. Linear in the text: each `@` is compared once with each length of name.
 */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): string[] {
  const byName = Map.groupBy(colleagues, ({ name }) => name);
  const lengths = [...new Set([...byName.keys()].map((name) => name.length))].sort((a, b) => b - a);
  const found = new Set<string>();
  let at = text.indexOf('@');
  while (at !== -1) {
    const begins = !isWordCharacter(text[at - 1]);
    const length = begins ? lengths.find((length) => endsName(text, at + 1, length, byName)) : undefined;
    if (length !== undefined)
      for (const { id } of byName.get(text.slice(at + 1, at + 1 + length)) ?? []) found.add(id);
    at = text.indexOf('@', at + 1 + (length ?? 0));
  }
  return [...found];
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
