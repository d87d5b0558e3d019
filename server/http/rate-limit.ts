import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';

/** Windows older than this are forgotten; also the longest a counter can matter. */
const windowMs = 60_000;
/** Above this many live counters the oldest go first, so that made-up addresses cannot fill the memory. */
const maxCounters = 50_000;

/**
 * A coarse brake per process against runaway clients: `take(key, perMinute)` throws `too_many_requests` above the
 * limit. Limits that must hold across processes (guessing a key) are counted in the database by their operation.
 */
export function createRateLimit(clock: Clock) {
  const counters = new Map<string, { startedAt: number; hits: number }>();
  return {
    take(key: string, perMinute: number): void {
      const now = clock().getTime();
      const counter = counters.get(key);
      if (counter && now - counter.startedAt < windowMs) {
        counter.hits += 1;
        if (counter.hits > perMinute) throw new AppError('too_many_requests');
        return;
      }
      counters.delete(key);
      counters.set(key, { startedAt: now, hits: 1 });
      for (const oldest of counters.keys()) {
        if (counters.size <= maxCounters) break;
        counters.delete(oldest);
      }
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
