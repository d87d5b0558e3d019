import { expect, test } from 'vitest';
import { type Disguise, disguises } from '#tests/support/disguises.ts';
import { honestFiles } from '#tests/support/honest-files.ts';
import { hostileFiles } from '#tests/support/hostile-files.ts';
import { mediaTypeOf } from '../../rules/documents.ts';
import { inspectBytes } from './inspect-bytes.ts';

const typeOf = (name: string) => mediaTypeOf(name) ?? '';
/** Each file in each disguise that fits it. */
const pairs = <File extends { name: string }>(files: readonly File[], some: readonly Disguise[]) =>
  files.flatMap((file) =>
    some.filter(({ ending }) => ending.test(file.name)).map((disguise) => ({ file, disguise })),
  );
// What is refused by its first bytes would be mended by writing it again.
const hostile = pairs(
  hostileFiles.filter(({ contentDiffers }) => !contentDiffers),
  disguises,
);
const honest = pairs(
  honestFiles,
  disguises.filter(({ isHonest }) => isHonest),
);

test('three hundred hostile files and a hundred honest ones are tried, with those that wear no disguise', () => {
  expect(hostile.length + hostileFiles.length).toBeGreaterThanOrEqual(300);
  expect(honest.length + honestFiles.length).toBeGreaterThanOrEqual(100);
});

test.each(disguises.map((disguise) => [disguise.what, disguise] as const))(
  'no hostile file passes for a sound one %s',
  async (_, disguise) => {
    for (const { file } of hostile.filter((pair) => pair.disguise === disguise)) {
      const { findings, refusal } = await inspectBytes(
        disguise.change(await file.bytes()),
        typeOf(file.name),
      );
      // Which danger may differ, because of some nothing else can be said than that they cannot be followed; staff are warned of all.
      expect(findings.length > 0 || refusal !== undefined, file.what).toBe(true);
    }
  },
);

test.each(disguises.filter(({ isHonest }) => isHonest).map((disguise) => [disguise.what, disguise] as const))(
  'nothing is found in a sound file %s',
  async (_, disguise) => {
    for (const { file } of honest.filter((pair) => pair.disguise === disguise)) {
      const found = await inspectBytes(disguise.change(await file.bytes()), typeOf(file.name));
      expect(found, file.what).toEqual({ findings: [] });
    }
  },
);
