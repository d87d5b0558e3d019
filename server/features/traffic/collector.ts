import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Recorded, recording } from './recorded.ts';

/** Batches under way at once: while one commits, the next is on its way. More would only wait for the same lock. */
const maxInFlight = 2;
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

/** Stores events in batches: what arrives while others are being stored goes together, in one transaction. */
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
  let inFlight = 0;
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

  /** One event that the database refuses must not cost the others: they are tried one by one. */
  async function storeOneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    log.warn({ err: error, events: batch.length }, 'a batch of events is stored one by one');
    for (const single of batch) await store([single]).then(single.done, single.failed);
  }

  async function run(batch: readonly Waiting[], visitors: readonly string[]): Promise<void> {
    try {
      await store(batch);
      for (const { done } of batch) done();
    } catch (error) {
      // A database that is away refuses each of them as well.
      if (error instanceof AppError || batch.length === 1) for (const { failed } of batch) failed(error);
      else await storeOneByOne(batch, error);
    } finally {
      for (const visitor of visitors) underWay.delete(visitor);
      inFlight -= 1;
      flush();
    }
  }

  function flush(): void {
    planned = false;
    while (inFlight < maxInFlight && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      const visitors = batch.map(({ one }) => one.row.visitor_id);
      for (const visitor of visitors) underWay.add(visitor);
      inFlight += 1;
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
        if (planned || inFlight >= maxInFlight) return;
        planned = true;
        setImmediate(flush);
      });
    },
  };
}
