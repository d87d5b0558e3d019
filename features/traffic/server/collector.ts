import { AppError } from '#platform/server/app-error.ts';
import type { Services } from '#platform/server/platform.ts';
import { type Recorded, recording } from './record.ts';

/** Events of one batch: small enough to end within a tenth of a second. */
const maxBatch = 1_000;
/** Above this many waiting events, about half a second of work, new ones are refused. */
const maxWaiting = 5_000;
/** Seconds after which a refused browser may try again. */
const retryAfter = 5;
/** Milliseconds for which an event is retried while the database is down or a lock is held; then its browser keeps it. */
const retryFor = 10_000;
/** Milliseconds before the first retry, doubled for each further one up to the longest. */
const firstPause = 50;
const longestPause = 1_000;

interface Waiting {
  one: Recorded;
  /** By the monotonic clock. */
  until: number;
  done(): void;
  failed(error: unknown): void;
}

/**
 * Stores events in batches: what arrives during one batch goes into the next transaction. One batch at a time, so that a
 * visitor's events are counted in order; two would wait for the same lock anyway.
 */
export interface Collector {
  /**
   * Resolves when the event is committed. Throws `unavailable`, with the seconds after which to retry, when too many wait or
   * the database has not taken the event within ten seconds.
   */
  add(one: Recorded): Promise<void>;
}

const tooMuch = (cause?: unknown) =>
  new AppError('unavailable', { details: { retry_after: retryAfter }, cause });

/** A held lock or a restarting database. An event that was stored all the same counts once. */
const isTransient = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'conflict');

export function openCollector({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Collector {
  const waiting: Waiting[] = [];
  /** A batch is being stored, or the pause after a failed one is not over. */
  let busy = false;
  let planned = false;
  let pause = firstPause;

  const store = (batch: readonly Waiting[]) =>
    database.asSystemAtOnce(
      'count visitors',
      recording(
        clock(),
        batch.map(({ one }) => one),
      ),
    );

  /** Returns what is stored and what to retry; all others have been rejected. */
  async function storeAll(
    batch: readonly Waiting[],
  ): Promise<{ stored: readonly Waiting[]; retry: Waiting[] }> {
    try {
      await store(batch);
      return { stored: batch, retry: [] };
    } catch (error) {
      if (isTransient(error)) return { stored: [], retry: rejectExpired(batch, error) };
      // Full storage would refuse each of them as well.
      if (error instanceof AppError || batch.length === 1) {
        for (const { failed } of batch) failed(error);
        return { stored: [], retry: [] };
      }
      log.warn({ err: error, events: batch.length }, 'a batch of events is stored one by one');
      return storeOneByOne(batch);
    }
  }

  /** A refused event must not fail the others. */
  async function storeOneByOne(batch: readonly Waiting[]) {
    const stored: Waiting[] = [];
    const retry: Waiting[] = [];
    for (const single of batch)
      await store([single]).then(
        () => stored.push(single),
        (error: unknown) => {
          if (isTransient(error)) retry.push(...rejectExpired([single], error));
          else single.failed(error);
        },
      );
    return { stored, retry };
  }

  /** Rejects those whose time is over, and returns the others. */
  function rejectExpired(batch: readonly Waiting[], error: AppError): Waiting[] {
    const now = performance.now();
    const late = batch.filter(({ until }) => until <= now);
    log.warn(
      { err: error.cause ?? error, events: batch.length, refused: late.length },
      'events wait for the database',
    );
    for (const { failed } of late) failed(tooMuch(error));
    return batch.filter(({ until }) => until > now);
  }

  async function run(batch: readonly Waiting[]): Promise<void> {
    busy = true;
    const { stored, retry } = await storeAll(batch);
    if (retry.length > 0) {
      waiting.unshift(...retry);
      setTimeout(runNext, pause);
      pause = Math.min(pause * 2, longestPause);
    } else {
      pause = firstPause;
      // First the next batch: the database works on it while we answer this one.
      runNext();
    }
    for (const { done } of stored) done();
  }

  function runNext(): void {
    busy = false;
    flush();
  }

  function flush(): void {
    planned = false;
    if (waiting.length > 0) void run(waiting.splice(0, maxBatch));
  }

  return {
    add(one) {
      if (waiting.length >= maxWaiting) return Promise.reject(tooMuch());
      return new Promise((done, failed) => {
        waiting.push({ one, until: performance.now() + retryFor, done, failed });
        if (planned || busy) return;
        planned = true;
        setImmediate(flush);
      });
    },
  };
}
