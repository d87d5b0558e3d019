import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

const budgetsKb = {
  'desktop.avif': 60,
  'desktop.webp': 110,
  'desktop.jpg': 150,
  'phone.avif': 45,
  'phone.webp': 90,
  'phone.jpg': 130,
};

test.each(Object.entries(budgetsKb))('the poster %s weighs at most %i kB', async (name, budget) => {
  const { size } = await stat(new URL(`./poster/${name}`, import.meta.url));
  expect(size).toBeGreaterThan(5_000);
  expect(size).toBeLessThanOrEqual(budget * 1000);
});
