import { expect, test } from 'vitest';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

const chunk = (id: string, size: number, ...ways: number[]): Chunk => ({
  ids: [id],
  ways: new Set(ways),
  size,
});

/** The files that come of it, each with its modules in order. */
const filesOf = (
  chunks: readonly Chunk[],
  imports: Readonly<Record<string, readonly string[]>> = {},
  weights: readonly number[] = [],
) => mergeChunks(chunks, (id) => imports[id] ?? [], weights).map(({ ids }) => ids.toSorted().join('+'));

test('small files of nearly the same routes become one, a large one stays with those that need it', () => {
  const icon = chunk('icon', 300, 0, 1, 2);
  const field = chunk('field', 900, 0, 1);
  const editor = chunk('editor', 90_000, 1, 2);
  expect(filesOf([icon, field, editor]).toSorted()).toEqual(['editor', 'field+icon']);
});

test('files that no route needs together stay apart', () => {
  expect(filesOf([chunk('one', 10, 0, 1), chunk('other', 10, 2, 3)])).toEqual(['one', 'other']);
});

test('a route that weighs much gets nothing that it does not need', () => {
  const chunks = [chunk('small', 900, 0, 1), chunk('large', 2_000, 0, 1, 2)];
  expect(filesOf(chunks)).toEqual(['large+small']);
  expect(filesOf(chunks, {}, [1, 1, 20])).toEqual(['small', 'large']);
});

test('a route does not get a file for the sake of what another file imports', () => {
  const [menu, page, chart] = [
    chunk('menu', 500, 0, 1, 2),
    chunk('page', 500, 0, 1),
    chunk('chart', 80_000, 0, 1, 3),
  ];
  expect(filesOf([menu, page, chart], { page: ['chart'] }, [1, 1, 1, 20])).toEqual(['menu', 'page', 'chart']);
});

test('two files that lead to each other by way of a third are not merged', () => {
  const [first, middle, last] = [
    chunk('first', 10, 0, 1),
    chunk('middle', 9_000, 0, 1, 2),
    chunk('last', 10, 0, 1, 2, 3),
  ];
  const files = filesOf([first, middle, last], { first: ['middle'], middle: ['last'] }, [1, 1, 1, 90_000]);
  expect(files.some((file) => file === 'first+last')).toBe(false);
});
