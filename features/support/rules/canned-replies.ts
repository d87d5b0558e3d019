/** Characters that each field of a canned reply may have. */
export const cannedReplyLimits = { name: 80, body: 5_000 } as const;

/** What stands for something of the person's or of ours, and is filled in when the reply is inserted. */
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

/** The names in {{ }} that nobody can fill in, each once, in the order of the text. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(braces)].map(([, name]) => (name ?? '').trim());
  return [...new Set(names)].filter((name) => !(cannedReplyVariables as readonly string[]).includes(name));
}

/** Everything in {{ }} that a text still holds, as it stands there: nobody should be sent that. */
export function variablesLeft(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([whole]) => whole))];
}

/** The text with every known variable filled in; unknown ones stay, to be seen. */
export function fillIn(text: string, values: Record<CannedReplyVariable, string>): string {
  return text.replaceAll(braces, (whole, inside: string) => {
    const name = inside.trim();
    return Object.hasOwn(values, name) ? values[name as CannedReplyVariable] : whole;
  });
}

/** What to call somebody: the first of their names, else `otherwise`. */
export function firstNameOf(name: string | null, otherwise: string): string {
  return name?.trim().split(/\s+/)[0] || otherwise;
}
