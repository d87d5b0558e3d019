import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventsPerHour, visitorCaps } from './visitor-caps.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inAnHour = new Date('2026-11-22T13:00:00Z');

function used() {
  const caps = visitorCaps();
  const greedy = randomUUID();
  for (let sent = 0; sent < eventsPerHour; sent += 1) caps.take(greedy, now);
  const others = (many: number) => {
    for (let one = 0; one < many; one += 1) caps.take(randomUUID(), now);
  };
  return { caps, greedy, others };
}

test('whoever has sent too many stays refused while tens of thousands of others come', () => {
  const { caps, greedy, others } = used();
  others(99_000);
  expect(caps.take(greedy, now)).toBe(false);
});

test('an hour later they may send again', () => {
  const { caps, greedy } = used();
  expect(caps.take(greedy, now)).toBe(false);
  expect(caps.take(greedy, inAnHour)).toBe(true);
});

test('a flood of made-up visitors does not fill the memory: who came before it is forgotten', () => {
  const { caps, greedy, others } = used();
  others(100_001);
  expect(caps.take(greedy, now)).toBe(true);
});
