import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { dependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = Object.entries(lock.packages).filter(([place]) => place !== '');

test('the server needs at most 25 packages of its own choice', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(25);
});

test('who wants to run something while it is installed is known, and is not allowed to', () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  expect(wanting.length).toBeGreaterThan(0);
  for (const place of wanting)
    expect(allowScripts).toHaveProperty([place.replace(/^.*node_modules\//, '')], false);
});

test('each package is pinned by its digest, and comes from a registry', () => {
  // What lies within another package's archive is pinned by that one's.
  const own = locked.filter(([, { inBundle }]) => !inBundle);
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(own.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))).toEqual([]);
});
