import { afterEach, expect, test } from 'vitest';
import { aPdf } from '#tests/support/a-pdf.ts';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';
import { openFileReader } from './read-file.ts';

const { readPdf } = openFileReader();

const mega = 1024 * 1024;
/** Of the whole process, the tests' own included; without the limits one of the files takes a gigabyte. */
const mostGrown = 400 * mega;

/** A sound file, packed as most are. */
const letter = aPdf([['Your monthly pension  € 920,00']], { packed: true });

afterEach(async () => {
  expect((await readPdf(letter)).pages, 'the next file is read as ever').toEqual([
    { number: 1, text: 'Your monthly pension  € 920,00' },
  ]);
});

test.each(hostilePdfs)('$what ends with an honest answer, within its memory', async ({ bytes, faults }) => {
  const file = bytes();
  expect(file.length).toBeLessThanOrEqual(10 * mega);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const read = await readPdf(file);
  clearInterval(watch);
  expect(faults).toContain(read.fault);
  expect(most - before).toBeLessThan(mostGrown);
  expect(read.pages.length).toBeLessThanOrEqual(60);
  for (const { text } of read.pages) expect(text.length).toBeLessThanOrEqual(20_000);
});

test('of ten thousand pages sixty are read, and it says so', async () => {
  const read = await readPdf(aPdf(Array(10_000).fill(['One line'])));
  expect(read).toMatchObject({ total: 10_000, lookedAt: 60, gaps: ['pages_left_out'], fault: null });
  expect(read.pages).toHaveLength(60);
});

test('a page without text is named', async () => {
  const read = await readPdf(aPdf([['One'], [], ['Three']]));
  expect(read).toMatchObject({ unread: [2], gaps: ['pages_without_text'] });
});

test('more text than is read is cut, and it says so', async () => {
  const line = 'A long line of a very long page that nobody reads to its end. '.repeat(4);
  const ink = Array.from({ length: 200 }, (_, row) => ({ text: line, x: 10, y: 780 - row * 3.5, size: 2 }));
  const read = await readPdf(aPdf([ink]));
  expect(read.gaps).toEqual(['text_cut']);
  expect(read.pages[0]?.text.length).toBeLessThanOrEqual(20_000);
});

test('one after the other; who comes when many wait is asked to come back', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => readPdf(letter)));
  const faults = all.map(({ fault }) => fault);
  expect(faults.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(faults.slice(5)).toEqual(['busy', 'busy', 'busy']);
});
