import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Recorded, recording } from './recorded.ts';

/** Batches that are being counted at once. They wait for the same lock: more would only be smaller. */
const maxCounting = 1;
/** Events of one batch: enough to fill a moment, small enough to end within a tenth of a second. */
const maxBatch = 1_000;
/** Above this many waiting events we say so instead of promising what comes too late: about half a second of work. */
const maxWaiting = 5_000;
/** Seconds after which a browser that was turned away may try again. */
const retryAfter = 5;

interface Waiting {
  one: Recorded;
  done(): void;
  failed(error: unknown): void;
}

/**
 * Stores events in batches: what arrives while others are being counted goes together, in one transaction. The next one
 * is counted while the last is on its way to the disk.
 */
export interface Collector {
  /** Resolves when the event is stored for good. Throws `unavailable` when too many wait or the database does not answer. */
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

function openCollector({ database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>): Collector {
  let waiting: Waiting[] = [];
  let counting = 0;
  let planned = false;
  /** A visitor's events are counted in their order: while one is under way, the next stays behind. */
  const underWay = new Set<string>();

  const store = (batch: readonly Waiting[]) =>
    database.asSystemAtOnce(
      'count visitors',
      recording(
        clock(),
        batch.map(({ one }) => one),
      ),
    );

  /** Answers those that are stored. Whoever is not has been told. */
  async function storeAll(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    try {
      await store(batch);
      return batch;
    } catch (error) {
      // A database that is away refuses each of them as well.
      if (error instanceof AppError || batch.length === 1) {
        for (const { failed } of batch) failed(error);
        return [];
      }
      log.warn({ err: error, events: batch.length }, 'a batch of events is stored one by one');
      return storeOneByOne(batch);
    }
  }

  /** One event that the database refuses must not cost the others. */
  async function storeOneByOne(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const stored: Waiting[] = [];
    for (const single of batch) await store([single]).then(() => stored.push(single), single.failed);
    return stored;
  }

  async function run(batch: readonly Waiting[], visitors: readonly string[]): Promise<void> {
    const stored = await storeAll(batch);
    for (const visitor of visitors) underWay.delete(visitor);
    counting -= 1;
    flush();
    if (stored.length === 0) return;
    await database.flushed().then(
      () => {
        for (const { done } of stored) done();
      },
      (error: unknown) => {
        for (const { failed } of stored) failed(error);
      },
    );
  }

  function flush(): void {
    planned = false;
    while (counting < maxCounting && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      const visitors = batch.map(({ one }) => one.row.visitor_id);
      for (const visitor of visitors) underWay.add(visitor);
      counting += 1;
      void run(batch, visitors);
    }
  }

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const behind: Waiting[] = [];
    for (const next of waiting) {
      const free = batch.length < maxBatch && !underWay.has(next.one.row.visitor_id);
      (free ? batch : behind).push(next);
    }
    waiting = behind;
    return batch;
  }

  return {
    add(one) {
      if (waiting.length >= maxWaiting)
        return Promise.reject(new AppError('unavailable', { details: { retry_after: retryAfter } }));
      return new Promise((done, failed) => {
        waiting.push({ one, done, failed });
        if (planned || counting >= maxCounting) return;
        planned = true;
        setImmediate(flush);
      });
    },
  };
}
