import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Recorded, recording } from './recorded.ts';

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
 * Stores events in batches: what arrives while others are being stored goes together, in one transaction. One batch is
 * under way at a time, so that the events of a visitor are counted in their order; two would wait for the same lock.
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
  const waiting: Waiting[] = [];
  let storing = false;
  let planned = false;

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

  async function run(batch: readonly Waiting[]): Promise<void> {
    storing = true;
    const stored = await storeAll(batch);
    storing = false;
    // The next batch first: the database works on it while we write the answers of this one.
    flush();
    for (const { done } of stored) done();
  }

  function flush(): void {
    planned = false;
    if (waiting.length > 0) void run(waiting.splice(0, maxBatch));
  }

  return {
    add(one) {
      if (waiting.length >= maxWaiting)
        return Promise.reject(new AppError('unavailable', { details: { retry_after: retryAfter } }));
      return new Promise((done, failed) => {
        waiting.push({ one, done, failed });
        if (planned || storing) return;
        planned = true;
        setImmediate(flush);
      });
    },
  };
}
