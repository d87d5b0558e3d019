import { AppError } from '#platform/server/app-error.ts';
import type { Env } from '#platform/server/env.ts';
import { type TrafficEvent, trafficEvent } from '../contract/traffic.ts';

/** Letters of the longest report that makes sense: five utm words and a host. */
export const longestReport = 4_096;

/** What the headers of Node and those of the web have in common. */
export type HeaderSource = Pick<Headers, 'get'>;

/**
 * Throws unless the report comes from a page of ours and is written as one. A browser always says where it comes from
 * when it posts; whoever is no browser can say anything, and is bounded by the caps alone.
 */
export function checkSender(headers: HeaderSource, { origins }: Pick<Env, 'origins'>): void {
  const origin = headers.get('origin');
  if (!origin || !origins.includes(origin)) throw new AppError('forbidden');
  if (!/^(text\/plain|application\/json)\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type');
  if (Number(headers.get('content-length') ?? 0) > longestReport) throw new AppError('body_too_large');
}

/** The event in a body, as sendBeacon sends it. Throws `body_too_large`, `bad_request` or `invalid_input`. */
export function readReport(body: Buffer): TrafficEvent {
  if (body.length > longestReport) throw new AppError('body_too_large');
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  const read = trafficEvent.safeParse(value);
  if (!read.success) throw new AppError('invalid_input');
  return read.data;
}
