import { expect, test } from 'vitest';
import { honestFiles } from '#tests/support/honest-files.ts';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import { mediaTypeOf } from '../../rules/documents.ts';
import { inspectBytes } from './inspect-bytes.ts';

const typeOf = (name: string) => mediaTypeOf(name) ?? '';

test.each(hostileFiles.map((file) => [file.what, file] as const))(
  '%s is named for what it is',
  async (_, file) => {
    const found = await inspectBytes(await file.bytes(), typeOf(file.name));
    if (file.refusal) expect(found).toEqual({ findings: [], refusal: file.refusal });
    else expect(found.findings).toContain(file.finding);
  },
);

test.each(honestFiles.map((file) => [file.what, file] as const))(
  'nothing is found in %s',
  async (_, file) => {
    expect(await inspectBytes(await file.bytes(), typeOf(file.name))).toEqual({ findings: [] });
  },
);

test('there are forty hostile files and twenty honest ones at least', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(40);
  expect(honestFiles.length).toBeGreaterThanOrEqual(20);
});

/** A rule that takes four times as long for twice the bytes is caught here by what it does, not by a watch. */
test.each([
  ['streams that never end', 'stream\n'],
  ['objects without an end', '1 0 obj ('],
  ['slashes', '/'],
  ['actions that name one another', '1 0 obj <</AA 1 0 R'],
  ['names written in numbers', '/#4a#53'],
  ['sizes behind comments that never end', '/Width%'],
  ['actions behind comments', '/AA%\n<<'],
  ['streams of two bytes', 'stream\nx\nendstream '],
])('2 MB of %s are looked through', async (_, piece) => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, piece)]);
  expect((await inspectBytes(bytes, 'application/pdf')).findings).toBeInstanceOf(Array);
});
