import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

const file = (name: string) => new URL(`./film/${name}`, import.meta.url);

const budgetsKb = {
  'desktop.webm': 1500,
  'desktop.mp4': 2500,
  'phone.webm': 800,
  'phone.mp4': 1000,
  'phone-moving.avif': 350,
};

test.each(Object.entries(budgetsKb))('the film %s weighs at most %i kB', async (name, budget) => {
  const { size } = await stat(file(name));
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThanOrEqual(budget * 1000);
});

test('browsers are told exactly what each film is made of', async () => {
  const types: Record<string, string> = JSON.parse(await readFile(file('types.json'), 'utf8'));
  for (const name of ['desktop', 'phone']) {
    expect(types[`${name}.webm`]).toMatch(/^video\/webm; codecs="av01\.0\.\d\dM\.10, opus"$/);
    expect(types[`${name}.mp4`]).toMatch(/^video\/mp4; codecs="avc1\.6400[0-9A-F]{2}, mp4a\.40\.2"$/);
  }
});

test('a film that is fetched from its beginning can be played from its beginning', async () => {
  for (const name of ['desktop.mp4', 'phone.mp4']) {
    const head = (await readFile(file(name))).subarray(0, 4096).toString('latin1');
    expect(head.indexOf('moov'), name).toBeGreaterThan(0);
  }
});
