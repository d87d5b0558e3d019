import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, type Box, type Matrix, ontoSheet, seenSize, viewOf } from './visible-box.ts';

const number = fc.integer({ min: -3000, max: 3000 });
const box = fc.tuple(number, number, number, number);
const said = fc.record({
  media: fc.option(box, { nil: undefined }),
  crop: fc.option(box, { nil: undefined }),
  turn: fc.integer({ min: -9, max: 9 }).map((quarters) => quarters * 90),
  unit: fc.oneof(fc.constant(undefined), fc.double({ min: 0.1, max: 20, noNaN: true })),
});
const at = (matrix: Matrix, x: number, y: number) => after([1, 0, 0, 1, x, y], matrix).slice(4);

test('what is seen of a page lies inside its paper, and has an area', () => {
  fc.assert(
    fc.property(said, (page) => {
      const { box } = viewOf(page);
      const { box: paper } = viewOf({ ...page, crop: undefined });
      expect(box[0]).toBeLessThan(box[2]);
      expect(box[1]).toBeLessThan(box[3]);
      expect(box[0]).toBeGreaterThanOrEqual(paper[0]);
      expect(box[1]).toBeGreaterThanOrEqual(paper[1]);
      expect(box[2]).toBeLessThanOrEqual(paper[2]);
      expect(box[3]).toBeLessThanOrEqual(paper[3]);
    }),
  );
});

test('whatever its corners, unit and turn, the visible box fills its place on the sheet', () => {
  fc.assert(
    fc.property(said, fc.double({ min: 0.05, max: 1, noNaN: true }), (page, scale) => {
      const view = viewOf(page);
      const { width, height } = seenSize(view);
      const matrix = ontoSheet(view, { scale, x: 10, y: 20 });
      const [left, bottom, right, top] = view.box;
      const corners = [
        [left, bottom],
        [right, top],
      ].map(([x = 0, y = 0]) => at(matrix, x, y));
      const sorted = (index: number) => corners.map((corner) => corner[index] ?? 0).sort((a, b) => a - b);
      expect(sorted(0)[0]).toBeCloseTo(10, 3);
      expect(sorted(1)[0]).toBeCloseTo(20, 3);
      expect(sorted(0)[1]).toBeCloseTo(10 + width * scale, 3);
      expect(sorted(1)[1]).toBeCloseTo(20 + height * scale, 3);
    }),
  );
});

test.each<[string, Parameters<typeof viewOf>[0], { box: Box; turn: number; unit: number }]>([
  ['a CropBox beside the paper', page({ crop: [1000, 1000, 2000, 2000] }), seen({})],
  ['a CropBox over the edge', page({ crop: [-50, 100, 300, 900] }), seen({ box: [0, 100, 300, 800] })],
  ['corners the other way round', page({ media: [600, 800, 0, 0] }), seen({})],
  ['no paper', page({ media: undefined }), seen({ box: [0, 0, 612, 792] })],
  ['nonsense as paper', page({ media: [0, 0, Number.NaN, 5] }), seen({ box: [0, 0, 612, 792] })],
  ['a quarter to the left', page({ turn: -90 }), seen({ turn: 270 })],
  ['a turn that is no quarter', page({ turn: 45 }), seen({ turn: 0 })],
  ['a unit below nothing', page({ unit: -3 }), seen({ unit: 1 })],
])('%s is read as the viewer reads it', (_, it, view) => {
  expect(viewOf(it)).toEqual(view);
});

function page(told: Partial<Parameters<typeof viewOf>[0]>): Parameters<typeof viewOf>[0] {
  return { media: [0, 0, 600, 800], crop: undefined, turn: undefined, unit: undefined, ...told };
}

function seen(view: Partial<ReturnType<typeof viewOf>>): ReturnType<typeof viewOf> {
  return { box: [0, 0, 600, 800], turn: 0, unit: 1, ...view };
}
