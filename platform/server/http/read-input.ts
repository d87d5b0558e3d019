import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract, Parsed } from '#platform/shared/contract.ts';
import type { Language } from '#platform/shared/languages.ts';
import { AppError } from '../app-error.ts';
import { languageOf } from '../language-of.ts';
import { sayFieldError } from '../say.ts';
import { readJson } from './read-json.ts';
import type { AppEnv } from './variables.ts';

/** Parses what came in by the contract. Unknown keys are refused by the schemas themselves (they are strict). */
export async function readInput<C extends Contract>(
  contract: C,
  c: Context<AppEnv>,
  bodyBytes: number,
): Promise<Parsed<C>> {
  const check = checkIn(languageOf(c));
  // An id that is not even an id answers like one that does not exist.
  const params = contract.params && check(contract.params, c.req.param(), 'not_found');
  const query = contract.query && check(contract.query, c.req.query(), 'invalid_input');
  const takesJson = contract.body !== undefined && contract.body !== 'bytes';
  const body = takesJson
    ? check(contract.body as z.ZodType, await readJson(c.req.raw, bodyBytes), 'invalid_input')
    : undefined;
  return { params, query, body } as Parsed<C>;
}

/** A schema's own words come first; the library's would stand beside the field ("Too big: expected string to have"). */
const checkIn =
  (language: Language) =>
  <S extends z.ZodType>(schema: S, value: unknown, code: 'not_found' | 'invalid_input'): z.output<S> => {
    const result = schema.safeParse(value, {
      error: (issue) =>
        issue.code === 'too_big' && issue.origin === 'string'
          ? sayFieldError(({ tooLong }) => tooLong(Number(issue.maximum)))[language]
          : undefined,
    });
    if (result.success) return result.data;
    if (code === 'not_found') throw new AppError('not_found');
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    throw new AppError('invalid_input', { fields });
  };
