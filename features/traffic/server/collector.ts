import { AppError } from '#platform/server/app-error.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Recorded, recording } from './record.ts';

/** Events of one batch: enough to fill a moment, small enough to end within a tenth of a second. */
const maxBatch = 1_000;
/** Above this many waiting events we say so instead of promising what comes too late: about half a second of work. */
const maxWaiting = 5_000;
/** Seconds after which a browser that was turned away may try again. */
const retryAfter = 5;
/** Milliseconds for which an event is tried again while the database is away or a lock is held; then its browser keeps it. */
const patience = 10_000;
/** Milliseconds before the second try, doubled for each further one until the longest. */
const firstPause = 50;
const longestPause = 1_000;

interface Waiting {
  one: Recorded;
  /** By the clock that never goes back. */
  until: number;
  done(): void;
  failed(error: unknown): void;
}

/**
 * Stores events in batches: what arrives while others are being stored goes together, in one transaction. One batch is
 * under way at a time, so that the events of a visitor are counted in their order; two would wait for the same lock.
 */
export interface Collector {
  /**
   * Resolves when the event is stored for good. Throws `unavailable`, with the seconds after which to try again, when too
   * many wait or the database has not taken the event within ten seconds.
   */
  add(one: Recorded): Promise<void>;
}

const ofPlatform = new WeakMap<Platform, Collector>();

/** The one collector of this process. */
export function collectorOf(platform: Platform): Collector {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = openCollector(platform);
  ofPlatform.set(platform, made);
  return made;
}

const tooMuch = (cause?: unknown) =>
  new AppError('unavailable', { details: { retry_after: retryAfter }, cause });

/** A lock that others hold, a database that restarts: another try may succeed. An event that was stored all the same counts once. */
const passes = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'conflict');

export function openCollector({
  database,
  clock,
  log,
}: Pick<Platform, 'database' | 'clock' | 'log'>): Collector {
  const waiting: Waiting[] = [];
  /** A batch is being stored, or the pause after one that failed is not over. */
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

  /** What is stored, and what is worth another try. Whoever is neither has been told. */
  async function storeAll(
    batch: readonly Waiting[],
  ): Promise<{ stored: readonly Waiting[]; again: Waiting[] }> {
    try {
      await store(batch);
      return { stored: batch, again: [] };
    } catch (error) {
      if (passes(error)) return { stored: [], again: keepTrying(batch, error) };
      // Storage that is full refuses each of them as well.
      if (error instanceof AppError || batch.length === 1) {
        for (const { failed } of batch) failed(error);
        return { stored: [], again: [] };
      }
      log.warn({ err: error, events: batch.length }, 'a batch of events is stored one by one');
      return storeOneByOne(batch);
    }
  }

  /** One event that the database refuses must not cost the others. */
  async function storeOneByOne(batch: readonly Waiting[]) {
    const stored: Waiting[] = [];
    const again: Waiting[] = [];
    for (const single of batch)
      await store([single]).then(
        () => stored.push(single),
        (error: unknown) => {
          if (passes(error)) again.push(...keepTrying([single], error));
          else single.failed(error);
        },
      );
    return { stored, again };
  }

  /** Those with time left; the others are told to come back. */
  function keepTrying(batch: readonly Waiting[], error: AppError): Waiting[] {
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
    const { stored, again } = await storeAll(batch);
    if (again.length > 0) {
      waiting.unshift(...again);
      setTimeout(goOn, pause);
      pause = Math.min(pause * 2, longestPause);
    } else {
      pause = firstPause;
      // The next batch first: the database works on it while we write the answers of this one.
      goOn();
    }
    for (const { done } of stored) done();
  }

  function goOn(): void {
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
        waiting.push({ one, until: performance.now() + patience, done, failed });
        if (planned || busy) return;
        planned = true;
        setImmediate(flush);
      });
    },
  };
}
