import { fixedPieces, specifications, specifiedTexts } from './specified-texts.ts';
import { readTexts, textFiles } from './text-files.ts';
import { filled } from './text-leaves.ts';

/** The names of the files of English texts. The gallery repeats texts of others as examples. */
export const textModules: readonly string[] = [...textFiles.keys()].filter((name) => name !== 'gallery');

/** Screens that staff alone see. */
export const isForStaff = (module: string): boolean =>
  /^office|^experiment-|^(canned-replies|admin-setup|case-events|presence|settings|audit-registry)$/.test(
    module,
  );

export const readModule = (name: string): Promise<Record<string, unknown>> =>
  readTexts(textFiles.get(name) ?? name);

const prescribed = specifications.flatMap(specifiedTexts);

/** Whether a text stands as the specification has it: then it is not ours to change. */
export function isPrescribed(text: string): boolean {
  return prescribed.some((one) =>
    one.part ? text.includes(one.text) : text.split(filled).join('\n') === fixedPieces(one.text).join('\n'),
  );
}

/** A text and where it stands: 'errors.errorTexts.internal'. */
export interface PlacedText {
  path: string;
  text: string;
}

/** What templates are filled with, one after the other, until one fits. */
const fillings: unknown[] = [filled, [filled], 5, new Date('2027-03-14T12:00:00Z'), {}];

/** Every text of a module with its place; a template is filled with a sign that stands for anything. */
export function placedTexts(value: unknown, path: string): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return placedTexts(filledIn(value as Template), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => placedTexts(entry, `${path}.${key}`));
}

type Template = (...values: unknown[]) => unknown;

/** What a template says, or nothing when it takes none of the fillings. */
export function filledIn(template: Template, values = fillings): unknown {
  for (const filling of values) {
    try {
      return template(...Array.from({ length: template.length }, () => filling));
    } catch {
      // Not every template takes every kind of filling.
    }
  }
  return undefined;
}
