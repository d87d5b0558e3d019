import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventsPerHour, visitorCaps } from './event-row.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inAnHour = new Date('2026-11-22T13:00:00Z');

function used() {
  const caps = visitorCaps();
  const greedy = randomUUID();
  for (let sent = 0; sent < eventsPerHour; sent += 1) expect(caps.take(greedy, now)).toBe(true);
  return { caps, greedy };
}

test('whoever has sent too many stays refused, however many others come', () => {
  const { caps, greedy } = used();
  const others = Array.from({ length: 200_000 }, () => caps.take(randomUUID(), now));
  expect(others.filter((taken) => !taken).length).toBeLessThan(10);
  expect(caps.take(greedy, now)).toBe(false);
});

test('an hour later they may send again', () => {
  const { caps, greedy } = used();
  expect(caps.take(greedy, now)).toBe(false);
  expect(caps.take(greedy, inAnHour)).toBe(true);
});
