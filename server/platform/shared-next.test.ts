import { expect, test } from 'vitest';
import { sharedNext } from './shared-next.ts';

/** Work whose runs end when they are told to. */
function told() {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = sharedNext(() => {
    const made = Promise.withResolvers<void>();
    runs.push(made);
    return made.promise;
  });
  return { runs, run };
}
/** Who of these has an answer by now. */
async function settled(waiting: Record<string, Promise<void>>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, one] of Object.entries(waiting))
    void one.then(
      () => found.push(name),
      () => found.push(`${name} failed`),
    );
  await new Promise((later) => setImmediate(later));
  return found;
}

test('whoever comes while it runs waits for the next run, and all of them for the same', async () => {
  const { runs, run } = told();
  const waiting = { first: run(), second: run(), third: run() };
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  expect(await settled(waiting)).toEqual(['first']);
  expect(runs).toHaveLength(2);
  // This one comes after the second run began: it may not be told by it.
  const late = run();
  runs[1]?.resolve();
  expect(await settled({ ...waiting, late })).toEqual(['first', 'second', 'third']);
  runs[2]?.resolve();
  expect(await settled({ late })).toEqual(['late']);
  expect(runs).toHaveLength(3);
});

test('a run that fails is the failure of those who waited for it, and the next begins all the same', async () => {
  const { runs, run } = told();
  const waiting = { first: run(), second: run() };
  runs[0]?.reject(new Error('gone'));
  expect(await settled(waiting)).toEqual(['first failed']);
  runs[1]?.resolve();
  expect(await settled(waiting)).toEqual(['first failed', 'second']);
  const again = run();
  runs[2]?.resolve();
  expect(await settled({ again })).toEqual(['again']);
});
