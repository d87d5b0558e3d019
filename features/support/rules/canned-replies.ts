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
