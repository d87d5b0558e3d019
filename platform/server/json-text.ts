/**
 * A value as the text of a JSON column. Half of a letter, as it is left where a name with an emoji was cut, becomes the sign for
 * what cannot be read: columns of text keep it so too, but JSON columns refuse it.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
}
