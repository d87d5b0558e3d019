import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the built screens need no package at run time beyond those that the server may have', () => {
  const files = globSync('build/{,pt/}server/**/*.js');
  expect(files.length).toBeGreaterThan(10);
  const names = new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"`;]*["']([^./"'][^"']*)["'];?$/gm),
      ].map(([, name = '']) => name),
    ),
  );
  expect([...names]).toContain('react');
  const packageOf = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
  const missing = [...names].filter((name) => !isBuiltin(name) && !(packageOf(name) in dependencies));
  expect(missing).toEqual([]);
});
