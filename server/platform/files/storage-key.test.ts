import { randomUUID } from 'node:crypto';
import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileNames } from '#tests/support/hostile-names.ts';
import { isStorageKey, makeStorageKey } from './storage-key.ts';

const user = randomUUID();

/** True when the key stays one harmless file in one folder on every system we know of. */
function expectSafe(key: string) {
  expect(isStorageKey(key)).toBe(true);
  expect(key).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}_[\x21-\x7e]{1,80}$/);
  expect(key.split('/')).toHaveLength(2);
  expect(resolve('/store', key).startsWith(`/store${sep}${user}${sep}`)).toBe(true);
  expect(key).not.toMatch(/[.\s]$|\.\.|[<>:"\\|?*]/);
  expect(Buffer.byteLength(key)).toBeLessThan(255);
}

test('there are more than a hundred hostile names to try', () => {
  expect(hostileNames.length).toBeGreaterThan(100);
});

test.each(hostileNames.map((name) => [name]))('the key of %j is safe', (name) => {
  expectSafe(makeStorageKey(user, name));
});

test('the key of any name at all is safe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) =>
      expectSafe(makeStorageKey(user, name)),
    ),
    { numRuns: 500 },
  );
});

test('an ordinary name stays readable and keeps its extension', () => {
  expect(makeStorageKey(user, 'Certidão de nascimento (2).PDF')).toMatch(/_Certidao-de-nascimento-2-.PDF$/);
  expect(makeStorageKey(user, `${'a'.repeat(300)}.docx`)).toMatch(/_a{75}\.docx$/);
  expect(makeStorageKey(user, '../../etc/passwd')).toMatch(/_etc-passwd$/);
});

test('two files of the same name never share a key', () => {
  expect(makeStorageKey(user, 'a.pdf')).not.toBe(makeStorageKey(user, 'a.pdf'));
});

test.each([
  '',
  'a.pdf',
  `${user}/a.pdf`,
  `${user}/../${user}_a.pdf`,
  `${user}/${randomUUID()}_../x`,
  `${user}/${randomUUID()}_a..pdf`,
  `${user}/${randomUUID()}_a\0.pdf`,
  `/${user}/${randomUUID()}_a.pdf`,
  `${user}/${randomUUID()}_a.pdf\n`,
  `${user.toUpperCase()}X/${randomUUID()}_a.pdf`,
])('%j is no key of ours', (key) => {
  expect(isStorageKey(key)).toBe(false);
});
