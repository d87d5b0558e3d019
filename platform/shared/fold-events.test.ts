import { expect, test } from 'vitest';
import { foldEvents } from './fold-events.ts';

const tick = (id: string, item: string, by = 'Maria', action = 'guide.completed') => ({
  id,
  action,
  by,
  details: { item },
});

test('ticks that follow each other become one line in the place of the latest, the earliest first', () => {
  expect(foldEvents([tick('3', 'c'), tick('2', 'b'), tick('1', 'a')])).toEqual([
    { ...tick('3', 'c'), details: { item: 'c', items: ['a', 'b', 'c'] } },
  ]);
});

test('what came between, another hand and another direction keep them apart', () => {
  const events = [
    tick('5', 'a'),
    { id: '4', action: 'document.uploaded', by: 'Maria', details: {} },
    tick('3', 'a'),
    tick('2', 'a', 'Maria', 'guide.reopened'),
    tick('1', 'a', 'Paul', 'guide.reopened'),
  ];
  expect(foldEvents(events)).toEqual(events);
});
