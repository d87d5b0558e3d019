import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './observability/request-id.ts';

/**
 * One JSON line per event on standard output, without personal data: ids, codes, counts and durations. Errors are
 * reduced to name, code and stack, because messages of databases and parsers quote data. What is logged within a request
 * carries its id.
 */
export type Log = Logger;

/** `destination` is for tests. `name` is of one process of several, in every line of it. */
export function createLog(
  level: string,
  { name, ...destination }: Partial<DestinationStream> & { name?: string | undefined } = {},
): Log {
  const base = name ? { process: name } : null;
  const options = { level, base, serializers: { err: describeError }, mixin: idOfRequest };
  return destination.write ? pino(options, { write: destination.write }) : pino(options);
}

/** A new object each time: pino adds the line's own fields to it. */
function idOfRequest(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId ? { requestId } : {};
}

function describeError(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  // The first stack line repeats the message.
  const stack = error.stack?.split('\n    at ').slice(1).join('\n    at ');
  return { name: error.name, ...(code !== undefined && { code }), stack };
}
