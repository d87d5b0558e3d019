/** Maximum length in characters. */
export const cannedReplyLimits = { name: 80, body: 5_000 } as const;

/** Filled in when the reply is inserted. */
export const cannedReplyVariables = [
  'first_name',
  'site_name',
  'support_email',
  'link_dashboard',
  'link_documents',
  'link_guide',
  'link_support',
] as const;
export type CannedReplyVariable = (typeof cannedReplyVariables)[number];

const braces = /\{\{([^{}]*)\}\}/g;

/** The names in {{ }} that are not variables, each once, in the order of the text. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(braces)].map(([, name]) => (name ?? '').trim());
  return [...new Set(names)].filter((name) => !(cannedReplyVariables as readonly string[]).includes(name));
}

/** Every {{ }} that a text still has, each once: it must not be sent. */
export function variablesLeft(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([whole]) => whole))];
}

/** Fills in every known variable; unknown ones stay visible. */
export function fillIn(text: string, values: Record<CannedReplyVariable, string>): string {
  return text.replaceAll(braces, (whole, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(values, name) ? values[name as CannedReplyVariable] : whole;
  });
}

export function firstNameOf(name: string | null, otherwise: string): string {
  return name?.trim().split(/\s+/)[0] || otherwise;
}

/** "Hello Ruth," or "Good morning dear Ruth." at the beginning of a text, with what separates it from the rest. */
const greeting =
  /^\s*(?:hello|hi|hey|dear|good (?:morning|afternoon|evening)|olá|bom dia|boa (?:tarde|noite))(?:[ \t]+[^\s,.!:;]+){0,4}[ \t]*(?:[,.!:;]+|(?=\n)|$)\s*/i;

const lengthOfGreeting = (text: string): number => greeting.exec(text)?.[0].length ?? 0;

/**
 * Inserts a canned reply on its own lines in place of what is selected in `written`, never above its greeting, and without its own
 * greeting where something was written already. Returns the text, and where the cursor goes: behind what was inserted.
 */
export function insertReply(
  written: string,
  [from, to]: readonly [number, number],
  reply: string,
): { text: string; cursor: number } {
  const greeted = lengthOfGreeting(written);
  const before = written.slice(0, Math.max(from, greeted)).trimEnd();
  const after = written.slice(Math.max(to, greeted)).trimStart();
  const rest = before || after ? reply.slice(lengthOfGreeting(reply)) : reply;
  const inserted = [before, rest.charAt(0).toUpperCase() + rest.slice(1)].filter(Boolean).join('\n\n');
  return { text: [inserted, after].filter(Boolean).join('\n\n'), cursor: inserted.length };
}
