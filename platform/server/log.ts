import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * One JSON line per event on standard output, without personal data: ids, codes, counts and durations. Errors are
 * reduced to name, code and stack, because messages of databases and parsers quote data.
 */
export type Log = Logger;

/** `destination` is for tests. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  // The first stack line repeats the message.
  const stack = error.stack?.split('\n    at ').slice(1).join('\n    at ');
  return { name: error.name, ...(code !== undefined && { code }), stack };
}
