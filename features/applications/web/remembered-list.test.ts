import { expect, test } from 'vitest';
import { placeInList, rememberedList, rememberList } from './remembered-list.ts';

const rest = { total: 12, totalIsCapped: false, label: 'My cases', href: '/admin/applications?assigned=me' };

test('a case knows its place and its neighbours in the list that was seen last', () => {
  expect(rememberedList()).toBeUndefined();
  expect(placeInList('b')).toBeUndefined();
  rememberList({ ids: ['a', 'b', 'c'], ...rest });
  expect(placeInList('b')).toEqual({ position: 2, previous: 'a', next: 'c', ...rest });
  expect(placeInList('a')).toMatchObject({ position: 1, previous: undefined });
  expect(placeInList('c')).toMatchObject({ position: 3, next: undefined });
  expect(placeInList('somewhere else')).toBeUndefined();
});
