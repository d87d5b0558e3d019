import { z } from 'zod';
import { type Ledger, type ListFilter, need } from '../ledger.ts';
import { listOf, type Shape } from '../present.ts';
import { invalid } from '../protocol.ts';
import type { Kind, Metadata, Records } from '../records.ts';

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

/** Where a list is asked for, where our name of the kind is not Stripe's. */
const paths: Partial<Record<Kind, string>> = { session: '/v1/checkout/sessions', payment: '/v1/charges' };

/** One page of a list of one kind. @throws ApiError when the id after which it begins is not there. */
export async function page<K extends Kind>(
  ledger: Ledger,
  kind: K,
  { limit, starting_after: after }: { limit: number; starting_after?: string },
  filter: Pick<ListFilter, 'customer' | 'where' | 'without'>,
  present: (record: Records[K]) => unknown,
) {
  if (after !== undefined) await need(ledger, kind, after, kind, 'starting_after');
  const found = await ledger.list(kind, { ...filter, limit: limit + 1, after });
  return listOf(paths[kind] ?? `/v1/${kind}s`, found.slice(0, limit).map(present), found.length > limit);
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
