import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#platform/server/app-error.ts';
import { openCollector } from './collector.ts';
import type { Recorded } from './record.ts';

afterEach(() => vi.useRealTimers());

const anEvent = (seconds: number): Recorded => ({
  kind: 'leave',
  row: { view_id: 'v', visitor_id: 'a', session_id: 's', landing_page_id: 'p', seconds },
});

/** A collector over a database that does what `store` does; counts its batches. */
function collecting(store: (batch: number) => Promise<void>) {
  let batches = 0;
  const warnings: string[] = [];
  const collector = openCollector({
    clock: () => new Date(),
    log: { warn: (_: object, text: string) => warnings.push(text) },
    database: {
      asSystemAtOnce: () => {
        batches += 1;
        return store(batches);
      },
    },
  } as never);
  return { collector, warnings, batches: () => batches };
}

test.each(['unavailable', 'conflict'] as const)(
  'a batch refused as %s is tried again, and nobody learns of it',
  async (code) => {
    const { collector, batches, warnings } = collecting(async (batch) => {
      if (batch < 4) throw new AppError(code);
    });
    await Promise.all([collector.add(anEvent(1)), collector.add(anEvent(2))]);
    expect(batches()).toBe(4);
    expect(warnings).toEqual(Array(3).fill('events wait for the database'));
  },
);

test('what comes while the database is away goes after what was there before', async () => {
  const { promise: away, reject: end } = Promise.withResolvers<void>();
  const { collector } = collecting((batch) => (batch === 1 ? away : Promise.resolve()));
  const order: number[] = [];
  const first = collector.add(anEvent(1)).then(() => order.push(1));
  await new Promise(setImmediate);
  const second = collector.add(anEvent(2)).then(() => order.push(2));
  end(new AppError('unavailable'));
  await Promise.all([first, second]);
  expect(order).toEqual([1, 2]);
});

test('after ten seconds a browser is told to keep its event and come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  let away = true;
  const { collector } = collecting(async () => {
    if (away) throw new AppError('unavailable');
  });
  const refused = collector.add(anEvent(1)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_000);
  const later = collector.add(anEvent(2));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await refused).toMatchObject({ code: 'unavailable', details: { retry_after: 5 } });
  away = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(later).resolves.toBeUndefined();
});

test('more than five thousand waiting are told at once, whatever the database does', async () => {
  const { promise: away, resolve: back } = Promise.withResolvers<void>();
  const { collector } = collecting(() => away);
  const first = collector.add(anEvent(0));
  await new Promise(setImmediate);
  const waiting = Array.from({ length: 5_000 }, (_, at) => collector.add(anEvent(at)));
  await expect(collector.add(anEvent(1))).rejects.toMatchObject({
    code: 'unavailable',
    details: { retry_after: 5 },
  });
  back();
  await Promise.all([first, ...waiting]);
});

test('an event that the database refuses for what it says is not tried again, and costs no other', async () => {
  const { collector, batches } = collecting(async (batch) => {
    if (batch <= 2) throw new Error('no such page');
  });
  const results = await Promise.allSettled([collector.add(anEvent(1)), collector.add(anEvent(2))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(batches()).toBe(3);
});
