import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract, Parsed } from '#platform/shared/contract.ts';
import type { Language } from '#platform/shared/languages.ts';
import { AppError, fieldErrorText } from '../app-error.ts';
import { type AppEnv, languageOf } from './request.ts';

/** Parses a request by its contract. The schemas are strict: they refuse unknown keys. */
export async function readInput<C extends Contract>(
  contract: C,
  c: Context<AppEnv>,
  bodyBytes: number,
): Promise<Parsed<C>> {
  const check = checkIn(languageOf(c));
  // A malformed id is answered like a missing one.
  const params = contract.params && check(contract.params, c.req.param(), 'not_found');
  const query = contract.query && check(contract.query, c.req.query(), 'invalid_input');
  const takesJson = contract.body !== undefined && contract.body !== 'bytes';
  const body = takesJson
    ? check(contract.body as z.ZodType, await readJson(c.req.raw, bodyBytes), 'invalid_input')
    : undefined;
  return { params, query, body } as Parsed<C>;
}

/** Returns a parser whose error for a long text is ours; zod's own would be shown beside the field. */
const checkIn =
  (language: Language) =>
  <S extends z.ZodType>(schema: S, value: unknown, code: 'not_found' | 'invalid_input'): z.output<S> => {
    const result = schema.safeParse(value, {
      error: (issue) =>
        issue.code === 'too_big' && issue.origin === 'string'
          ? fieldErrorText(({ tooLong }) => tooLong(Number(issue.maximum)))[language]
          : undefined,
    });
    if (result.success) return result.data;
    if (code === 'not_found') throw new AppError('not_found');
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    throw new AppError('invalid_input', { fields });
  };

/** Reads a JSON body of at most `limit` bytes. Throws `unsupported_media_type`, `body_too_large` or `bad_request`. */
async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_media_type');
  const bytes = await readBody(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/**
 * Reads a body and counts its bytes, since a Content-Length may lie or be missing. Throws `body_too_large` above `limit`,
 * and `bad_request` when the sender breaks off.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('body_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  if (size > limit) throw new AppError('body_too_large');
  return Buffer.concat(chunks);
}
