import { expect, test } from 'vitest';
import { placePicture } from '../../rules.ts';
import { type Drawing, isSamePicture } from './same-pages.ts';

const sheet = [612, 792] as const;
const white = [255, 255, 255];

/** A picture of 300 by 200: blue on the left, a small red mark near the top, otherwise paper. */
function photo(x: number, y: number, paper = white): number[] {
  if (x >= 200 && x < 212 && y >= 20 && y < 32) return [200, 0, 0];
  return x < 80 ? [20, 60, 160] : paper;
}

type Colors = (x: number, y: number) => number[];

function draw(width: number, height: number, colorOf: Colors): Drawing {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colorOf(x, y), (y * width + x) * 4);
  return { width, height, data };
}

/** Compares the photo as it is shown with a sheet on which `put` was drawn in its place. */
function compare(put: Colors): Promise<boolean> {
  const place = placePicture({ width: 300, height: 200 }, sheet, 24);
  const shown = draw(300, 200, photo);
  return isSamePicture(
    shown,
    async (_page, { width, height, scale }) =>
      draw(width, height, (column, row) => {
        const [x, y] = [column / scale - place.x, row / scale - (sheet[1] - place.y - place.height)];
        const isOn = x >= 0 && y >= 0 && x < place.width && y < place.height;
        return isOn ? put((x / place.width) * 300, (y / place.height) * 200) : white;
      }),
    { place, sheet },
  );
}

test.each<[string, Colors, boolean]>([
  ['the same', photo, true],
  ['a little lighter, as a JPG is', (x, y) => photo(x, y).map((part) => Math.min(255, part + 6)), true],
  ['on its head', (x, y) => photo(299 - x, 199 - y), false],
  ['in a mirror', (x, y) => photo(299 - x, y), false],
  ['on black, where it is transparent', (x, y) => photo(x, y, [0, 0, 0]), false],
  ['without the mark', (x, y) => (x > 100 ? white : photo(x, y)), false],
  ['an empty sheet', () => white, false],
  ['its upper half alone', (x, y) => (y < 100 ? photo(x, y) : white), false],
])('a picture that is put %s', async (_, put, same) => {
  expect(await compare(put)).toBe(same);
});
