import { z } from 'zod';
import type { Contract } from '#platform/shared/contract.ts';

/** A contract's schema as JSON Schema writes it. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
} & {
  oneOf?: Schema[];
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
};
/** Where a value stands in a request: names and positions from outside in. */
export type Place = (string | number)[];
export type Part = 'params' | 'query' | 'body';

/** The parts of a request that a contract describes. */
export function partsOf(contract: Contract): [Part, Schema][] {
  return (['params', 'query', 'body'] as const).flatMap((part): [Part, Schema][] => {
    const schema = contract[part];
    if (!schema || schema === 'bytes') return [];
    return [[part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema]];
  });
}

/** Every place of a schema that takes free text, as deep as lists go to their first item, and the longest that it takes. */
export function* textPlaces(schema: Schema, place: Place = []): Generator<{ place: Place; longest: number }> {
  const forms = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const texts = forms.filter((form) => form.type === 'string' && !form.enum && form.const === undefined);
  if (texts.length > 0)
    yield { place, longest: Math.max(0, ...texts.map(({ maxLength }) => maxLength ?? 0)) };
  for (const form of forms) {
    for (const [name, inner] of Object.entries(form.properties ?? {}))
      yield* textPlaces(inner, [...place, name]);
    if (form.items) yield* textPlaces(form.items, [...place, 0]);
  }
}

/** A copy of `whole` with `value` at a place; what is missing on the way is made. */
export function withValue(whole: unknown, [name, ...inner]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (
    Array.isArray(whole) || (whole === undefined && name === 0)
      ? [...((whole as []) ?? [])]
      : { ...(whole as object) }
  ) as Record<string, unknown>;
  copy[name] = withValue(copy[name], inner, value);
  return copy;
}
