import { afterAll, expect, test } from 'vitest';
import { startChild, stopChildren } from '../../bench/children.ts';

afterAll(stopChildren);

test('a page of a megabyte comes to a program of the bench: as an argument it was too long (E2BIG)', async () => {
  const page = Buffer.alloc(1_000_000, 'a');
  const port = await startChild('bench/bare-server.ts', [{}, '', page.toString('base64')]);
  const answer = await fetch(`http://127.0.0.1:${port}/page`);
  expect(await answer.text()).toHaveLength(page.length);
});
