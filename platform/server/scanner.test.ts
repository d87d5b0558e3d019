import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startClamd } from '#tests/support/clamd-server.ts';
import { eicar, openScanner, ScannerUnavailable } from './scanner.ts';

let server: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  server = await startClamd();
});
afterAll(() => server.stop());
beforeEach(() => server.become('kind'));

const patient = () => AbortSignal.timeout(20_000);
async function* inPieces(content: Buffer, size = 70_000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const hidden = (before: number, after: number) =>
  Buffer.concat([randomBytes(before), eicar, randomBytes(after)]);

describe.each([
  ['clamd', () => openScanner({ clamavUrl: server.url })],
  ['the local one', () => openScanner({})],
])('%s', (_, open) => {
  test('lets a clean file pass and answers a sign of life', async () => {
    await open().probe();
    expect(await open().scan(inPieces(randomBytes(300_000)), patient())).toEqual({ clean: true });
  });

  test.each([
    ['alone', eicar],
    ['in the middle', hidden(100_000, 100_000)],
    ['across two pieces', hidden(70_000 - 30, 5)],
  ])('finds the test file %s', async (_where, content) => {
    expect(await open().scan(inPieces(content), patient())).toEqual({
      clean: false,
      found: 'Eicar-Test-Signature',
    });
  });

  test('passes on that the file cannot be read', async () => {
    const breaking = async function* () {
      yield randomBytes(10);
      throw new Error('the disk is gone');
    };
    await expect(open().scan(breaking(), patient())).rejects.toThrow('the disk is gone');
  });
});

test('every byte reaches the scanner', async () => {
  const before = server.sizes.length;
  await openScanner({ clamavUrl: server.url }).scan(inPieces(randomBytes(1_234_567), 100_003), patient());
  expect(server.sizes.slice(before)).toEqual([1_234_567]);
});

test.each(['full', 'confused', 'hanging up'] as const)(
  'a scanner that is %s says nothing of the file',
  async (mood) => {
    server.become(mood);
    const scanning = openScanner({ clamavUrl: server.url }).scan(inPieces(randomBytes(3_000_000)), patient());
    await expect(scanning).rejects.toBeInstanceOf(ScannerUnavailable);
  },
);

test('a scanner that keeps silent is left when the time is over', async () => {
  server.become('silent');
  const leaving = new AbortController();
  const scanning = openScanner({ clamavUrl: server.url }).scan(inPieces(randomBytes(1000)), leaving.signal);
  leaving.abort();
  await expect(scanning).rejects.toBeInstanceOf(ScannerUnavailable);
});

test('one that is not there is unavailable, by port and by socket', async () => {
  for (const clamavUrl of ['tcp://127.0.0.1:1', 'unix:/nowhere/clamd.ctl']) {
    const scanner = openScanner({ clamavUrl });
    await expect(scanner.scan(inPieces(eicar), patient())).rejects.toBeInstanceOf(ScannerUnavailable);
    await expect(scanner.probe()).rejects.toBeInstanceOf(ScannerUnavailable);
  }
});

test('a long answer or another than PONG is no sign of life', async () => {
  server.become('confused');
  await expect(openScanner({ clamavUrl: server.url }).probe()).rejects.toBeInstanceOf(ScannerUnavailable);
});
