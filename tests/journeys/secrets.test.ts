import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examples } from '#platform/server/env-schema.ts';

/** What keys look like that their makers mark: private keys, Stripe, Amazon, Google, GitHub, Slack. */
const marked =
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----|\b(?:sk|rk)_live_[A-Za-z0-9]{10,}|\bwhsec_[A-Za-z0-9]{24,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}|\bGOCSPX-[\w-]{20,}|\bghp_[A-Za-z0-9]{36}|\bxox[bp]-[\w-]{10,}/;

/** Settings that hold a key or a password: code that reads one does not belong in what a browser is sent. */
const settings = Object.keys(examples).filter((name) =>
  /_KEY|SECRET|^(DATABASE|STORAGE|SMTP)_URL$/.test(name),
);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('a key would be seen', () => {
  expect(`const stripe = 'sk_live_${'4eC39HqLyjWDarjt'}'`).toMatch(marked);
  expect('-----BEGIN PRIVATE KEY-----').toMatch(marked);
  expect(settings).toContain('DOCUMENT_KEY');
});

test('no file that is kept holds a key', () => {
  const kept = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file && file !== 'tests/journeys/secrets.test.ts');
  expect(kept.length).toBeGreaterThan(1_000);
  expect(kept.filter((file) => marked.test(readFileSync(file, 'latin1')))).toEqual([]);
});

test('what browsers are sent holds no key, and reads no setting that holds one', () => {
  const built = filesOf('build/client');
  expect(built.length).toBeGreaterThan(100);
  const found = built.filter((file) => {
    const text = readFileSync(file, 'latin1');
    return marked.test(text) || settings.some((name) => text.includes(name));
  });
  expect(found).toEqual([]);
});
