import { randomUUID } from 'node:crypto';
import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileNames } from '#tests/support/hostile-names.ts';
import { parseStorageKey } from './sealed-files.ts';

const user = randomUUID();
const id = randomUUID();
const locationOf = (name: string) => parseStorageKey(`${user}/${id}_${name}`).location;
const names = hostileNames.filter((name) => name !== '');

/** True when the location stays one harmless file in one folder on every system we know of. */
function expectSafe(location: string) {
  expect(location).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}_[\x21-\x7e]{1,80}$/);
  expect(location.split('/')).toHaveLength(2);
  expect(resolve('/store', location).startsWith(`/store${sep}${user}${sep}`)).toBe(true);
  expect(location).not.toMatch(/[.\s]$|\.\.|[<>:"\\|?*]/);
  expect(Buffer.byteLength(location)).toBeLessThan(255);
  expect(parseStorageKey(location).location).toBe(location);
}

test('there are more than a hundred hostile names to try', () => {
  expect(names.length).toBeGreaterThan(100);
});

test.each(names.map((name) => [name]))('the location of %j is safe', (name) => {
  expectSafe(locationOf(name));
});

test('the location of any name at all is safe', () => {
  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(anyName, (name) => expectSafe(locationOf(name))),
    { numRuns: 500 },
  );
});

test('an ordinary name stays readable and keeps its extension', () => {
  expect(locationOf('Certidão de nascimento (2).PDF')).toMatch(/_Certidao-de-nascimento-2-.PDF$/);
  expect(locationOf(`${'a'.repeat(300)}.docx`)).toMatch(/_a{75}\.docx$/);
  expect(locationOf('../../etc/passwd')).toMatch(/_etc-passwd$/);
});

test.each([
  '',
  'a.pdf',
  `${user}/a.pdf`,
  `${user}/${id}`,
  `${user}/${id}_`,
  `${user}/../${user}_a.pdf`,
  `../${user}/${id}_a.pdf`,
  `/${user}/${id}_a.pdf`,
  `${user}/${id}/${id}_a.pdf`,
  `${user.toUpperCase()}X/${id}_a.pdf`,
  `incoming/${id}_a.pdf`,
])('%j is no key of ours', (key) => {
  expect(() => parseStorageKey(key)).toThrow('not a storage key');
});
