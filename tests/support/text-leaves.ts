/** Stands for whatever a template is filled with. */
export const filled = '\u0001';

/**
 * Every string in a module of texts, however deep; templates are filled with `filled` alone. A template that wants
 * something else than words gets a list of them, or an object.
 */
export function textLeaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return fillings.flatMap((filling) => call(value as Template, filling));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textLeaves);
}

const fillings: unknown[] = [filled, [filled], {}];

type Template = (...values: unknown[]) => unknown;

function call(template: Template, filling: unknown): string[] {
  try {
    const result = template(...Array.from({ length: template.length }, () => filling));
    return typeof result === 'string' ? [result] : [];
  } catch {
    // Not every template takes every kind of filling; one that takes none is not found by the test that looks for it.
    return [];
  }
}
