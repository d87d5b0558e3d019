import { z } from 'zod';

/** All control characters but tab and line feed, and DEL: nobody types them, and the database refuses the null character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').trim();

/** Text of users: line feeds only, no control characters, trimmed. */
export function freeText(max: number, errors: { missing: string; tooLong: string }) {
  return z.string().overwrite(clean).min(1, errors.missing).max(max, errors.tooLong);
}

/** A name from a user's device, without control characters. */
export const deviceText = (max: number) => z.string().overwrite(clean).min(1).max(max);
