import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Peers } from './peers.ts';

/** A coarse limit per process against runaway clients. Keys name what is counted and for whom. */
export interface RateLimit {
  /** Counts one more. @throws AppError `too_many_requests` above the limit of the current minute. */
  take(key: string, perMinute: number): void;
  /** Counts one more and returns how many there were in the current minute, this one included. */
  count(key: string): number;
  /** How many there were in the current minute. */
  hits(key: string): number;
  /** Remembers that the owner of this key has shown who they are: their requests are not forged. */
  prove(key: string): void;
  isProven(key: string): boolean;
}

/** Counters older than this are dropped. */
const windowMs = 60_000;
/** Above this many counters the oldest go, so that forged addresses cannot fill the memory. */
const maxCounters = 50_000;

/** What was counted is told to the other processes so often. */
const tellEveryMs = 20;

/**
 * With `peers` all processes of a machine count together, some milliseconds late. Limits that must hold exactly, or across
 * machines (guessing a key), are counted in the database.
 */
export function createRateLimit(clock: Clock, peers?: Peers): RateLimit {
  const counters = new Map<string, { startedAt: number; hits: number }>();
  const proven = new Set<string>();

  const current = (key: string) => {
    const counter = counters.get(key);
    return counter && clock().getTime() - counter.startedAt < windowMs ? counter : undefined;
  };

  const add = (key: string, more: number): number => {
    const counter = current(key);
    if (counter) {
      counter.hits += more;
      return counter.hits;
    }
    counters.delete(key);
    counters.set(key, { startedAt: clock().getTime(), hits: more });
    dropOldest(counters);
    return more;
  };
  const prove = (key: string) => {
    proven.delete(key);
    proven.add(key);
    dropOldest(proven);
  };

  const untold = new Map<string, number>();
  peers?.hear('counted', (counts) => {
    for (const [key, more] of counts as [string, number][]) add(key, more);
  });
  peers?.hear('proven', (key) => prove(String(key)));
  const tellLater = (key: string) => {
    if (!peers) return;
    if (untold.size === 0)
      setTimeout(() => {
        peers.tell('counted', [...untold]);
        untold.clear();
      }, tellEveryMs).unref();
    untold.set(key, (untold.get(key) ?? 0) + 1);
  };
  const count = (key: string): number => {
    tellLater(key);
    return add(key, 1);
  };

  return {
    count,
    hits: (key) => current(key)?.hits ?? 0,
    take(key, perMinute) {
      if (count(key) > perMinute) throw new AppError('too_many_requests');
    },
    isProven: (key) => proven.has(key),
    prove(key) {
      if (!proven.has(key)) peers?.tell('proven', key);
      prove(key);
    },
  };
}

function dropOldest(kept: Map<string, unknown> | Set<string>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= maxCounters) return;
    kept.delete(oldest);
  }
}
