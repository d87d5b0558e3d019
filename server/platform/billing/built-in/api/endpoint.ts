import { z } from 'zod';
import { invalid } from '../api-error.ts';
import type { Ledger, ListFilter } from '../ledger.ts';
import { listOf, type Shape } from '../present.ts';
import type { Metadata } from '../records.ts';

/** One call of the API: which parameters it knows, and what it does with them. `id` is the one in the address. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** `{id}` stands for an id. */
  path: string;
  params: z.ZodType;
  run(ledger: Ledger, params: never, id: string): Promise<Shape<unknown>>;
}

/** Checks that `run` takes what `params` lets through. */
export function endpoint<S extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  params: S,
  run: (ledger: Ledger, params: z.output<S>, id: string) => Promise<Shape<unknown>>,
): Endpoint {
  return { method, path, params, run };
}

/** Every call takes it: which ids to answer with the thing itself. */
export const common = { expand: z.array(z.string().max(100)).max(10).optional() };
export const noParams = z.strictObject(common);

export const text = (max = 500) => z.string().max(max);
export const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/, 'Invalid integer')
  .transform(Number);
export const trueOrFalse = z.enum(['true', 'false'], 'Invalid boolean').transform((v) => v === 'true');
/** Stripe's own bounds. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 50, 'Metadata can hold at most 50 keys');

/** Stripe's rule: what is named is changed, an empty value removes it. */
export function mergeMetadata(before: Metadata, change: Metadata | undefined): Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

const pageParams = {
  ...common,
  limit: wholeNumber.refine((n) => n >= 1 && n <= 100, 'Must be 1 to 100').default(10),
  starting_after: text().optional(),
};

/** Parameters of a list, beside the filters of its noun. */
export const listParams = <T extends z.ZodRawShape>(filters: T) =>
  z.strictObject({ ...pageParams, ...filters });

/** One page of a list; `read` asks the books. */
export async function page<R>(
  url: string,
  { limit, starting_after }: { limit: number; starting_after?: string },
  read: (filter: ListFilter) => Promise<R[]>,
  present: (record: R) => unknown,
) {
  const found = await read({ limit: limit + 1, after: starting_after });
  return listOf(url, found.slice(0, limit).map(present), found.length > limit);
}

/** @throws ApiError as Stripe words it: unknown, missing or invalid, with the parameter's full name. */
export function checkParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw invalid('Invalid parameters');
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = nameOf(issue.path);
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown>)?.[key],
    params,
  );
  if (given === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  throw invalid(`Invalid ${name}: ${issue.message}`, name);
}

const nameOf = (path: PropertyKey[]) =>
  path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('');
