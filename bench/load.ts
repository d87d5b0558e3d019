import autocannon from 'autocannon';
import { secondsOf } from './short.ts';

/** What one run of load gave. Rates are answers per second, times milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Sends the same request over `connections` for `seconds`, after a short warm-up. Throws when anything but 2xx came
 * back: a fast refusal must not count as speed.
 */
export async function load(
  request: {
    url: string;
    method?: 'GET' | 'PUT';
    headers?: Record<string, string>;
    body?: string;
    /** Sent in turn on each connection, in place of the one. */
    requests?: { method: 'PUT'; body: string }[];
  },
  options: { connections: number; seconds: number },
): Promise<Load> {
  await run(request, { ...options, seconds: secondsOf(2) });
  return run(request, options);
}

async function run(
  request: Parameters<typeof load>[0],
  { connections, seconds }: Parameters<typeof load>[1],
): Promise<Load> {
  const result = await autocannon({ ...request, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
