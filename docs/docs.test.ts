import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { schema } from '#platform/server/env-schema.ts';
import { makeMap } from '#tools/make-map.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'db/README.md', 'ui/README.md'].concat(
  (await readdir('docs', { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
);

test.each(pages)('every file that %s names exists', async (page) => {
  const text = await readFile(page, 'utf8');
  const inCode = [
    ...text.matchAll(
      /`((?:app|features|platform|ui|db|tests|bench|deploy|docs|tools|media)\/[^`\s<>{}*]+)`/g,
    ),
  ];
  const missing = inCode
    .map(([, path]) => path ?? '')
    .filter((path) => !existsSync(path) && !existsSync(join(dirname(page), path)));
  expect(missing).toEqual([]);
});

test('the table of the README names every setting that the program reads, and no other', async () => {
  const text = await readFile('README.md', 'utf8');
  const table = text.slice(text.indexOf('| Variable |'), text.indexOf('\n\n', text.indexOf('| Variable |')));
  const rows = table.split('\n').slice(2);
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(schema.shape).sort());
});

test.each(['deploy/Containerfile', 'deploy/compose.yaml', 'deploy/rumo@.service'])(
  '%s sets what the program reads',
  async (path) => {
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => !/^\s*#/.test(line));
    const named = lines.flatMap((line) =>
      [...line.matchAll(/\b([A-Z][A-Z_]+)(?:=|: )/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !(name in schema.shape) && name !== 'NODE_ENV')).toEqual([]);
  },
);

test('the map is what the READMEs of the folders say: `node tools/make-map.ts`', async () => {
  expect(await readFile('docs/map.md', 'utf8')).toBe(makeMap());
});

/** Words that a stranger looks for, and what proves that the file of the map's row is where it is decided. */
test.each([
  ['refresh token', 'features/accounts/server/tokens.ts', /rotates? the token/],
  ['percentage', 'features/applications/rules/journey.ts', /progress_percentage: Math\./],
  ['text of a failed upload', 'features/documents/texts/documents.ts', /was not uploaded/],
  [
    'new document type',
    'features/documents/rules/document-types.ts',
    /^const registry|export const registry/m,
  ],
  ['new setting', 'features/settings/registry.ts', /export const registry/],
  ['new e-mail', 'features/mails/server/registry/account.ts', /welcome: mail\(/],
  ['price of a plan', 'features/plans/rules/conversion-values.ts', /planPrices = /],
  ['new route', 'features/guide/routes.ts', /export const routes/],
  ['new profile field', 'features/accounts/rules.ts', /^const fields = /m],
  ['bounce threshold', 'features/traffic/rules/traffic.ts', /bounceBelow = /],
])('searching the map for "%s" leads at once to %s', async (words, file, proof) => {
  const rows = makeMap()
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(words));
  expect(rows).toHaveLength(1);
  const [, path = ''] = /`([^`]+)` \|$/.exec(rows[0] ?? '') ?? [];
  expect(path.endsWith('/') ? file.startsWith(path) : file === path, `${rows[0]}`).toBe(true);
  expect(await readFile(file, 'utf8')).toMatch(proof);
});
