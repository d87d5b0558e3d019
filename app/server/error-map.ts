import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { AppError, type InBoth, sayError } from '#platform/server/app-error.ts';
import { pageDocument, readPlainStyle } from '#platform/server/built-in-pages/page-document.ts';
import { StorageUnavailable } from '#platform/server/files/files.ts';
import { type AppEnv, languageOf } from '#platform/server/http/request.ts';
import type { Log } from '#platform/server/log.ts';
import type { ErrorBody, ErrorCode } from '#platform/shared/contract.ts';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import { refusalPageTexts as portugueseTexts } from '#platform/shared/texts/errors.pt.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
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
      ...(failure.fields && { fields: fieldsIn(failure.fields, language) }),
      ...(failure.details && { details: failure.details }),
    },
  };
  const { status } = failure;
  const { body, headers } = asTab
    ? refusalPage(told.error, status, language)
    : { body: JSON.stringify(told), headers: { 'Content-Type': 'application/json' } };
  return { status, body, headers: { ...headers, ...retryAfterOf(failure) } };
}

const fieldsIn = (fields: Record<string, string | InBoth>, language: Language): Record<string, string> =>
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

const said = { en: refusalPageTexts, pt: portugueseTexts };

const rules = readPlainStyle();

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a tab asks, and not a program of ours or of somebody else's. */
export const isTab = (method: string | undefined, accept: string | undefined): boolean =>
  method === 'GET' && accept?.includes('text/html') === true;

/** What a person sees whose tab asked for what is refused, in place of a line for programs. It does not try again by itself: who reads slowly would lose the page. */
function refusalPage(
  { message, request_id }: ErrorBody['error'],
  status: number,
  language: Language,
): { body: string; headers: Record<string, string> } {
  const texts = said[language];
  const start = inLanguage(language, '/');
  // To ask again for what is gone, or not theirs, would lead people in a circle.
  const isPassing = status === 429 || status >= 500;
  const title = status === 503 || status === 429 ? texts.headings.later : texts.headings.other;
  const body = pageDocument({
    language,
    title: `${title} | Rumo`,
    style: { rules },
    body: html`<main>
      <h1>${title}</h1>
      <p>${message}</p>
      ${isPassing ? html`<p><a class="primary" href="">${texts.again}</a></p>` : ''}
      <p><a class="${isPassing ? '' : 'primary'}" href="${start}">${texts.start}</a></p>
      <p class="small">${texts.number(request_id)}</p>
    </main>`,
  });
  return { body, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } };
}
