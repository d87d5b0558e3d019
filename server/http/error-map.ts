import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody, ErrorCode } from '#domain/contracts/errors.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { AppError } from '../platform/app-error.ts';
import type { Log } from '../platform/log.ts';
import { UnderMaintenance } from './maintenance.ts';
import type { AppEnv } from './variables.ts';

/** What a client may learn of a failure: a code, a text for people and the request id. Never a stack, never SQL. */
export function errorResponse(c: Context<AppEnv>, failure: AppError): Response {
  const requestId = c.get('requestId');
  const body: ErrorBody = {
    error: {
      code: failure.code,
      message: failure.message === failure.code ? errorTexts[failure.code] : failure.message,
      request_id: requestId,
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.details && { details: failure.details }),
    },
  };
  return c.json(body, failure.status as 400, retryAfterOf(failure));
}

/** Who comes too often waits a minute; a refusal that knows better says so in `retry_after`. */
function retryAfterOf(failure: AppError): Record<string, string> {
  const seconds = failure.details?.retry_after;
  if (typeof seconds === 'number') return { 'Retry-After': String(seconds) };
  const waits = failure.code === 'too_many_requests' || failure instanceof UnderMaintenance;
  return waits ? { 'Retry-After': '60' } : {};
}

/** The last catch: turns whatever was thrown into an answer, and logs what we did not expect. */
export function onError(log: Log) {
  return (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof AppError) {
      if (error.status >= 500 && !(error instanceof UnderMaintenance) && !error.details?.retry_after)
        log.error({ requestId: c.get('requestId'), code: error.code, err: error.cause }, 'refused');
      return errorResponse(c, error);
    }
    if (error instanceof HTTPException) return errorResponse(c, new AppError(codeOf(error.status)));
    log.error({ requestId: c.get('requestId'), err: error }, 'unexpected failure');
    return errorResponse(c, new AppError('internal'));
  };
}

function codeOf(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  return status < 500 ? 'bad_request' : 'internal';
}
