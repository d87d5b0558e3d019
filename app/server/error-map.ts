import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { AppError, errorText, type Localized, translator } from '#platform/server/app-error.ts';
import { pageDocument, readPlainStyle } from '#platform/server/built-in-pages/page-document.ts';
import { isDatabaseOutage } from '#platform/server/connections.ts';
import { StorageUnavailable } from '#platform/server/files/files.ts';
import type { SendByNode } from '#platform/server/http/fast-path.ts';
import { closedPolicy } from '#platform/server/http/headers.ts';
import { type AppEnv, languageOf } from '#platform/server/http/request.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ErrorBody, ErrorCode } from '#platform/shared/contract.ts';
import { inLanguage, type Language, preferredLanguage } from '#platform/shared/languages.ts';
import { refusalPageTexts as portugueseTexts } from '#platform/shared/texts/errors.pt.ts';
import { refusalPageTexts } from '#platform/shared/texts/errors.ts';
import { UnderMaintenance } from './maintenance.ts';

/** What a client learns of a failure: a code, a text and the request id. Never a stack, never SQL. */
export function errorResponse(c: Context<AppEnv>, failure: AppError): Response {
  const asTab = wantsPage(c.req.method, c.req.header('accept'));
  const { status, body, headers } = errorAnswer(failure, c.get('requestId'), languageOf(c), asTab);
  return c.body(body, status as 400, headers);
}

/** The same before the app, by Node's own response. */
export function writeRefusal(
  send: SendByNode,
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  failure: AppError,
  requestId: string,
): void {
  const asTab = wantsPage(method, asked.accept);
  const answer = errorAnswer(failure, requestId, preferredLanguage(asked['accept-language']), asTab);
  const { 'Content-Security-Policy': contentPolicy = closedPolicy, ...headers } = answer.headers;
  const body = Buffer.from(answer.body);
  send(outgoing, requestId, { ...answer, contentPolicy, headers: Object.entries(headers).flat(), body });
}

/** `asTab`: as an HTML page. */
function errorAnswer(failure: AppError, requestId: string, language: Language, asTab: boolean) {
  const told: ErrorBody = {
    error: {
      code: failure.code,
      message: (failure.text ?? errorText((texts) => texts[failure.code]))[language],
      request_id: requestId,
      ...(failure.fields && { fields: fieldsIn(failure.fields, language) }),
      ...(failure.details && { details: failure.details }),
    },
  };
  const { status } = failure;
  const { body, headers } = asTab
    ? errorPage(told.error, status, language)
    : { body: JSON.stringify(told), headers: { 'Content-Type': 'application/json' } };
  const all: Record<string, string> = { ...headers, ...retryAfterOf(failure) };
  return { status, body, headers: all };
}

const fieldsIn = (fields: Record<string, string | Localized>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, typeof said === 'string' ? said : said[language]]),
  );

/** A minute after too many requests; a refusal may name its own `retry_after`. */
function retryAfterOf(failure: AppError): Record<string, string> {
  const seconds = failure.details?.retry_after;
  if (typeof seconds === 'number') return { 'Retry-After': String(seconds) };
  if (failure.code === 'too_many_requests' || failure instanceof UnderMaintenance)
    return { 'Retry-After': '60' };
  return failure.status === 503 ? { 'Retry-After': '5' } : {};
}

type Reporting = Pick<Platform, 'log' | 'outages'>;

export function onError(reporting: Reporting) {
  return (error: Error, c: Context<AppEnv>): Response =>
    errorResponse(c, toAppError(error, reporting, c.get('requestId')));
}

const sayAway = translator(refusalPageTexts, portugueseTexts);
const filesAway = sayAway((texts) => texts.filesAway);
const databaseAway = sayAway((texts) => texts.databaseAway);

const isDatabaseAway = ({ code, text, cause }: AppError): boolean =>
  code === 'unavailable' && text === undefined && isDatabaseOutage(cause);

/** Returns what was thrown as an AppError, which says what works all the same, and logs what was not expected: an outage has its own line. */
export function toAppError(error: unknown, { log, outages }: Reporting, requestId: string): AppError {
  if (error instanceof AppError) {
    if (
      error.status >= 500 &&
      !outages.covers(error) &&
      !(error instanceof UnderMaintenance) &&
      !error.details?.retry_after
    )
      log.error({ requestId, code: error.code, err: error.cause }, 'refused');
    return isDatabaseAway(error)
      ? new AppError('unavailable', { message: databaseAway, cause: error })
      : error;
  }
  if (error instanceof StorageUnavailable) {
    if (!outages.covers(error)) log.error({ requestId, err: error.cause }, 'the file store does not answer');
    return new AppError('unavailable', {
      message: filesAway,
      details: { retry_after: 30 },
      cause: error,
    });
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

/** Whether a browser tab asks, not a program. */
const wantsPage = (method: string | undefined, accept: string | undefined): boolean =>
  method === 'GET' && accept?.includes('text/html') === true;

/** The page for a tab whose request was refused. It does not reload by itself: slow readers would lose it. */
function errorPage(
  { message, request_id }: ErrorBody['error'],
  status: number,
  language: Language,
): { body: string; headers: Record<string, string> } {
  const texts = said[language];
  const start = inLanguage(language, '/');
  // A retry makes no sense for what is gone or forbidden.
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
