import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'db/README.md'].concat(
  (await readdir('docs', { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
);

test.each(pages)('every file that %s names exists', async (page) => {
  const text = await readFile(page, 'utf8');
  const inCode = [
    ...text.matchAll(/`((?:web|server|domain|db|tests|bench|docs|scripts|media)\/[^`\s<>{}*]+)`/g),
  ];
  const missing = inCode.map(([, path]) => path ?? '').filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});
