/** Everything below space but tab and line break, DEL, and what turns the direction of reading around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text of a page as it is kept: line breaks of one kind, nothing unseen, no half of a letter. Spaces stay: somebody types. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').toWellFormed();
