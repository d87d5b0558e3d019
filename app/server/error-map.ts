import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '#platform/server/app-error.ts';
import { StorageUnavailable } from '#platform/server/files/files.ts';
import { isTab, refusalPage } from '#platform/server/http/refusal-page.ts';
import type { AppEnv } from '#platform/server/http/variables.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { Log } from '#platform/server/log.ts';
import { type InBoth, sayError } from '#platform/server/say.ts';
import type { ErrorBody, ErrorCode } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/languages.ts';
import { UnderMaintenance } from './maintenance.ts';

/** What a client may learn of a failure: a code, a text for people and the request id. Never a stack, never SQL. */
export function errorResponse(c: Context<AppEnv>, failure: AppError): Response {
  const asTab = isTab(c.req.method, c.req.header('accept'));
  const { status, body, headers } = failureAnswer(failure, c.get('requestId'), languageOf(c), asTab);
  return c.body(body, status as 400, headers);
}

/** The same for whoever answers without the app; `asTab`: as a page for people. */
export function failureAnswer(failure: AppError, requestId: string, language: Language, asTab: boolean) {
  const told: ErrorBody = {
    error: {
      code: failure.code,
      message: (failure.said ?? sayError((texts) => texts[failure.code]))[language],
      request_id: requestId,
      ...(failure.fields && { fields: inLanguage(failure.fields, language) }),
      ...(failure.details && { details: failure.details }),
    },
  };
  const { status } = failure;
  const { body, headers } = asTab
    ? refusalPage(told.error, status, language)
    : { body: JSON.stringify(told), headers: { 'Content-Type': 'application/json' } };
  return { status, body, headers: { ...headers, ...retryAfterOf(failure) } };
}

const inLanguage = (fields: Record<string, string | InBoth>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, typeof said === 'string' ? said : said[language]]),
  );

/** Who comes too often waits a minute; a refusal that knows better says so in `retry_after`. */
function retryAfterOf(failure: AppError): Record<string, string> {
  const seconds = failure.details?.retry_after;
  if (typeof seconds === 'number') return { 'Retry-After': String(seconds) };
  if (failure.code === 'too_many_requests' || failure instanceof UnderMaintenance)
    return { 'Retry-After': '60' };
  return failure.status === 503 ? { 'Retry-After': '5' } : {};
}

/** The last catch: turns whatever was thrown into an answer, and logs what we did not expect. */
export function onError(log: Log) {
  return (error: Error, c: Context<AppEnv>): Response =>
    errorResponse(c, failureOf(error, log, c.get('requestId')));
}

/** What was thrown, as a refusal; what we did not expect is logged. */
export function failureOf(error: unknown, log: Log, requestId: string): AppError {
  if (error instanceof AppError) {
    if (error.status >= 500 && !(error instanceof UnderMaintenance) && !error.details?.retry_after)
      log.error({ requestId, code: error.code, err: error.cause }, 'refused');
    return error;
  }
  if (error instanceof StorageUnavailable) {
    log.error({ requestId, err: error.cause }, 'the file store does not answer');
    return new AppError('unavailable', { details: { retry_after: 30 }, cause: error });
  }
  if (error instanceof HTTPException) return new AppError(codeOf(error.status));
  log.error({ requestId, err: error }, 'unexpected failure');
  return new AppError('internal');
}

function codeOf(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  return status < 500 ? 'bad_request' : 'internal';
}
