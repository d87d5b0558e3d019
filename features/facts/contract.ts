import { z } from 'zod';
import { contract } from '#platform/shared/contract.ts';
import type { Figure } from './durations.ts';
import { factLimits, trusts } from './rules.ts';

/** A fact as applicants read it. `source_date` is a day, a month or a year; null where the source has none. */
const fact = z.object({
  id: z.string(),
  text: z.string(),
  source: z.string(),
  source_date: z.string().nullable(),
});
export type Fact = z.infer<typeof fact>;

/** A fact as visitors read it on public pages; `value` and `unit` are its figure alone. */
export interface QuotedFact extends Fact, Figure {}

export const listFacts = contract({
  method: 'get',
  path: '/api/facts',
  summary: 'What we know of fees, times and rules, with where from and when',
  response: z.object({ facts: z.array(fact) }),
  errors: ['not_authenticated'],
});

const trust = z.enum(trusts);
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable();
const optionalDate = optional(10);

/** What staff edit; `factProblems` in rules.ts says what each field may hold. */
const content = {
  text: z.string().trim().max(factLimits.text),
  value: optional(factLimits.value),
  unit: optional(factLimits.unit),
  source: z.string().trim().max(factLimits.source),
  source_url: optional(factLimits.source_url),
  source_date: optionalDate,
  checked_on: optionalDate,
  trust,
  consulate: optional(factLimits.consulate),
  valid_from: optionalDate,
  review_by: z.string().trim().max(10),
  is_shown: z.boolean(),
  is_quoted: z.boolean(),
};

export const officeFact = z.object({
  id: z.string(),
  ...content,
  version: z.int(),
  updated_by_name: z.string().nullable(),
  updated_at: z.iso.datetime(),
});
export type OfficeFact = z.infer<typeof officeFact>;

const filter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  trust: trust.optional(),
  due: z.literal('1').optional(),
});
export type FactFilter = z.infer<typeof filter>;

/** Search ignores case and covers text, source, value, consulate and id. `due`: the day of review has come. `due_count` counts the whole register. */
export const listOfficeFacts = contract({
  method: 'get',
  path: '/api/office/facts',
  summary: 'The register of facts, searched and filtered',
  query: filter,
  response: z.object({ facts: z.array(officeFact), total: z.int(), due_count: z.int() }),
  errors: ['not_authenticated', 'forbidden'],
});

export const exportFacts = contract({
  method: 'get',
  path: '/api/office/facts.csv',
  summary: 'The facts of a filter as CSV',
  query: filter,
  response: 'bytes',
  errors: ['not_authenticated', 'forbidden'],
});

/**
 * The id is derived from `name` and never changes. A name whose id is taken is refused, unless the caller added that fact
 * with the same content (a repeated request). `fields` of `invalid_input` hold the problems of rules.ts.
 */
export const addFact = contract({
  method: 'post',
  path: '/api/office/facts',
  summary: 'Add a fact to the register',
  body: z.strictObject({ ...content, name: z.string().trim().max(200) }),
  response: officeFact,
  errors: ['not_authenticated', 'forbidden'],
});

/** `by` is null for what a migration wrote and for a deleted account. */
export const factVersion = z.object({
  version: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  content: z.object(content),
});
export type FactVersion = z.infer<typeof factVersion>;

const id = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) });

export const getFact = contract({
  method: 'get',
  path: '/api/office/facts/{id}',
  summary: 'One fact with all states that it has had, newest first',
  params: id,
  response: z.object({ fact: officeFact, history: z.array(factVersion) }),
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** `details` of `stale`: the fact as it is now, with who changed it and when. */
export const staleFact = z.object({ fact: officeFact });

/**
 * `version` is the one the caller saw; an older one is refused as `stale`. Saving the present content changes nothing.
 * `fields` of `invalid_input` hold the problems of rules.ts.
 */
export const saveFact = contract({
  method: 'put',
  path: '/api/office/facts/{id}',
  summary: 'Change a fact',
  params: id,
  body: z.strictObject({ ...content, version: z.int().min(1) }),
  response: officeFact,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'stale'],
});
