import { expect, test } from 'vitest';
import { Gate, queuedPerConnection, sharesOf } from './shares.ts';

/** What a test leaves in a queue is refused while another one runs. */
const isQueued = (entered: Promise<void> | undefined) => {
  entered?.catch(() => {});
  return entered !== undefined;
};

test('writes and jobs never hold what is kept for reads and sign-in', () => {
  expect(sharesOf('rumo_applicant', 6)).toEqual({ job: 3, write: 4, read: 5 });
  expect(sharesOf('rumo_system', 12)).toEqual({ job: 6, write: 8, read: 11 });
  expect(sharesOf('rumo_staff', 4)).toEqual({ job: 2, write: 3 });
  // Visitors only read, and two connections cannot be shared.
  expect(sharesOf('rumo_anon', 6)).toEqual({});
  expect(sharesOf('rumo_system', 2)).toEqual({});

  const gate = new Gate({ job: 1, write: 2, read: 3 }, 60_000);
  expect(isQueued(gate.enter('job'))).toBe(false);
  expect(isQueued(gate.enter('job'))).toBe(true);
  expect(isQueued(gate.enter('write'))).toBe(false);
  // With the job there are two.
  expect(isQueued(gate.enter('write'))).toBe(true);
  expect(isQueued(gate.enter('read'))).toBe(false);
  expect(isQueued(gate.enter('read'))).toBe(true);
  expect(isQueued(gate.enter('sign-in'))).toBe(false);
  expect(gate.waiting()).toBe(3);
});

test('each purpose goes in the order in which it came, and a place that is free goes to reads first', async () => {
  const gate = new Gate({ write: 1, read: 1 }, 60_000);
  const order: string[] = [];
  gate.enter('write');
  const writing = ['first write', 'second write'].map((name) =>
    gate.enter('write')?.then(() => order.push(name)),
  );
  const reading = gate.enter('read')?.then(() => order.push('read'));
  gate.leave('write');
  await reading;
  gate.leave('read');
  await writing[0];
  gate.leave('write');
  await writing[1];
  expect(order).toEqual(['read', 'first write', 'second write']);
  expect(gate.waiting()).toBe(0);
});

test('who would wait for too long is refused, at once or after a while', async () => {
  const gate = new Gate({ write: 1 }, 20);
  gate.enter('write');
  const waiting = Array.from({ length: queuedPerConnection }, () => gate.enter('write'));
  expect(() => gate.enter('write')).toThrow(
    expect.objectContaining({ code: 'unavailable', details: { retry_after: 5 } }),
  );
  for (const each of await Promise.allSettled(waiting)) expect(each.status).toBe('rejected');
  expect(gate.waiting()).toBe(0);
  gate.leave('write');
  expect(isQueued(gate.enter('write'))).toBe(false);
});
