import { expect, test } from 'vitest';
import { chunksOf } from './route-chunks.ts';

/** Who imports what: `root` is everybody's, `list` and `form` stand in `frame`, `page` beside it. */
const imports: Record<string, string[]> = {
  root: ['/node_modules/react'],
  frame: ['menu', 'icon'],
  list: ['table', 'icon', 'texts'],
  form: ['field', 'icon'],
  page: ['texts', 'field'],
  menu: ['icon', '/node_modules/react', '/node_modules/menu'],
};
const routes = [{ file: 'frame', children: [{ file: 'list' }, { file: 'form' }] }, { file: 'page' }];

test('modules that the same routes need share a file, and a route brings what its layouts need', () => {
  const chunks = chunksOf(['root'], routes, {
    importsOf: (id) => imports[id] ?? [],
    sizeOf: () => 50_000,
    idOf: (file) => file,
  });
  const together = Map.groupBy(chunks.keys(), (id) => chunks.get(id));
  expect([...together.values()].map((ids) => ids.sort())).toEqual([
    // A library that everybody needs stays apart: it outlives our own versions.
    ['/node_modules/react'],
    ['root'],
    // The layout needs the icon, and so do both of its routes: one file for all three, not one for each selection.
    ['/node_modules/menu', 'frame', 'icon', 'menu'],
    ['texts'],
    ['field'],
  ]);
  // What one route alone needs stays with it.
  expect(chunks.has('table')).toBe(false);
});
