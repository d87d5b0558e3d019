import { expect, test } from 'vitest';
import { draw, murmurHash } from './draw.ts';

/** Ids with the look of UUIDs, without chance: a test that fails, fails again. */
const uuid = (kind: string, number: number) =>
  `${kind.padEnd(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const experiment = (number: number, traffic: number, weights: number[]) => ({
  id: uuid('e', number),
  traffic_percentage: traffic,
  variants: weights.map((weight, place) => ({ id: `variant ${place}`, weight })),
});
const million = 1_000_000;
const visitors = Array.from({ length: million }, (_, number) => uuid('a', number));

function sharesOf(drawn: (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of drawn) counts[one ?? 'none'] = (counts[one ?? 'none'] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, (100 * count) / drawn.length]),
  );
}

test.each([
  [100, [50, 50]],
  [30, [50, 50]],
  [80, [70, 20, 10]],
  [1, [100, 0]],
])(
  'over a million visitors, %i in a hundred taking part, weights %j: each share is right within 0.2 points',
  (traffic, weights) => {
    const running = experiment(1, traffic, weights);
    const shares = sharesOf(visitors.map((visitor) => draw(running, visitor)));
    expect(Math.abs((shares.none ?? 0) - (100 - traffic))).toBeLessThan(0.2);
    weights.forEach((weight, place) => {
      expect(Math.abs((shares[`variant ${place}`] ?? 0) - (traffic * weight) / 100)).toBeLessThan(0.2);
    });
  },
);

test('who takes part says nothing about which variant they get, and the variant of one test nothing about another', () => {
  const narrow = experiment(2, 10, [50, 50]);
  const taking = visitors.filter((visitor) => draw(narrow, visitor));
  expect(
    Math.abs((sharesOf(taking.map((visitor) => draw(narrow, visitor)))['variant 0'] ?? 0) - 50),
  ).toBeLessThan(0.5);
  const other = experiment(3, 100, [50, 50]);
  const others = taking.map((visitor) => draw(other, visitor));
  expect(Math.abs((sharesOf(others)['variant 0'] ?? 0) - 50)).toBeLessThan(0.5);
});

test('more traffic adds visitors and moves none; another experiment moves none either', () => {
  const before = visitors.slice(0, 10_000).map((visitor) => draw(experiment(4, 20, [50, 50]), visitor));
  draw(experiment(5, 100, [10, 90]), uuid('a', 1));
  const after = visitors.slice(0, 10_000).map((visitor) => draw(experiment(4, 60, [50, 50]), visitor));
  before.forEach((one, place) => {
    if (one) expect(after[place]).toBe(one);
  });
  expect(after.filter(Boolean).length).toBeGreaterThan(before.filter(Boolean).length * 2);
});

test('a weight of nothing is never drawn, and an experiment without weights draws nobody', () => {
  const few = visitors.slice(0, 10_000);
  expect(sharesOf(few.map((visitor) => draw(experiment(6, 100, [0, 100]), visitor)))).toEqual({
    'variant 1': 100,
  });
  expect(sharesOf(few.map((visitor) => draw(experiment(6, 100, [0, 0]), visitor)))).toEqual({ none: 100 });
  expect(sharesOf(few.map((visitor) => draw(experiment(6, 100, []), visitor)))).toEqual({ none: 100 });
});

// Printed by the author's own MurmurHash3_x86_32 and published with it and by others many times.
test.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['', 0xffffffff, 0x81f16f39],
  ['a', 0x9747b28c, 0x7fa09ea6],
  ['aa', 0x9747b28c, 0x5d211726],
  ['aaa', 0x9747b28c, 0x283e0130],
  ['aaaa', 0x9747b28c, 0x5a97808a],
  ['abc', 0, 0xb3dd93fa],
  ['Hello, world!', 0x9747b28c, 0x24884cba],
  ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
])('%j from %i is what MurmurHash3 says', (text, seed, hash) => {
  expect(murmurHash(text, seed)).toBe(hash);
});

test('the hash of an end is that of a text of its own', () => {
  expect(murmurHash('019a-abc', 7, 5)).toBe(murmurHash('abc', 7));
  expect(murmurHash('019a-abcde', 7, 5)).toBe(murmurHash('abcde', 7));
});
