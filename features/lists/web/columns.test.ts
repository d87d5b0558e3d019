import { expect, test } from 'vitest';
import { fitColumns, type ListColumns } from './columns.ts';

const cases: ListColumns = {
  list: 'cases',
  columns: {
    name: { label: 'Name', rem: 10, grows: true },
    status: { label: 'Status', rem: 8 },
    type: { label: 'Type', rem: 7 },
    id: { label: 'ID', rem: 5 },
  },
  leaving: ['type', 'id'],
  beside: 4,
};
const shown = (off: string[], room: number, on: string[] = []) => [
  ...fitColumns(cases, { off, on }, room).keys(),
];

test('where there is room, all columns are shown in their order', () => {
  expect(shown([], 34)).toEqual(['name', 'status', 'type', 'id']);
});

test('without room they leave, the least important first, and no more of them than it needs', () => {
  expect(shown([], 33.9)).toEqual(['name', 'status', 'id']);
  expect(shown([], 26)).toEqual(['name', 'status']);
});

test('what cannot leave stays, however narrow it is', () => {
  expect(shown([], 5)).toEqual(['name', 'status']);
});

test('one that is switched off makes room for another', () => {
  expect(shown(['id'], 29)).toEqual(['name', 'status', 'type']);
});

test('one that was switched on by hand stays, and another leaves for it', () => {
  expect(shown([], 29, ['type'])).toEqual(['name', 'status', 'type']);
  expect(shown([], 26, ['type'])).toEqual(['name', 'status']);
});

test('the name cannot be switched off', () => {
  expect(shown(['name', 'status', 'type', 'id'], 40)).toEqual(['name']);
});
