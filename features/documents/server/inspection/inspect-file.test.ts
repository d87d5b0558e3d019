import { afterAll, expect, test } from 'vitest';
import { hostilePdfFiles } from '#tests/support/hostile-pdf-files.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { openInspector } from './inspect-file.ts';

const inspector = openInspector();
afterAll(() => inspector.close());

const inspect = (bytes: Buffer) =>
  inspector.inspect('application/pdf', async () => new Uint8Array(bytes), AbortSignal.timeout(60_000));

test('nothing of one file is found in the next', async () => {
  const files = await Promise.all(hostilePdfFiles.map(({ bytes }) => bytes()));
  const found = await Promise.all(files.flatMap((file) => [inspect(file), inspect(aPdf())]));
  expect(found.filter((_, at) => at % 2 === 1).flatMap(({ findings }) => findings)).toEqual([]);
});
