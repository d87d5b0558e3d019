import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { outsideRequests, withRequestId } from './request-id.ts';

test('what is logged within a request carries its id, also later and in other hands; what it opened does not', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const id = randomUUID();
  log.info('before');
  const lost = await withRequestId(id, async () => {
    await Promise.resolve();
    log.warn({ code: 'any' }, 'within');
    return outsideRequests(() => log.warn('lost'));
  });
  withRequestId(id, lost);
  expect(lines.map((line) => JSON.parse(line)).map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['before', undefined],
    ['within', id],
    ['lost', undefined],
  ]);
});
