import { z } from 'zod';

/** Everything below space but tab and line break, and DEL: nobody types these, and a database refuses the first. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').trim();

/** What people write in sentences: line breaks of one kind, no control characters, no space around it. */
export function freeText(max: number, errors: { missing: string; tooLong: string }) {
  return z.string().overwrite(clean).min(1, errors.missing).max(max, errors.tooLong);
}

/** A name that a person's device gave, without what no name shows. */
export const deviceText = (max: number) => z.string().overwrite(clean).min(1).max(max);
