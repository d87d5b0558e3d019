import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { reachedFiles } from '#tests/support/reached-files.ts';
import { sources } from './build-when-stale.ts';
import { layerOf } from './import-rules.ts';

// A file that is missing from the list leaves everybody who updates with the screens of before.
test('whatever takes part in building the screens has them built anew when it changes', () => {
  const builders = reachedFiles([
    'vite.config.ts',
    'react-router.config.ts',
    'tools/build-when-stale.ts',
    'tools/build-screens.ts',
  ]);
  const forgotten = builders.filter((file) => !sources.some((source) => matchesGlob(file, source)));
  expect(builders).toContain('tools/route-chunks.ts');
  expect(forgotten).toEqual([]);
});

test('whatever screens may import is among the sources, and nothing of the server is', () => {
  const ofServer = /^(app|features\/\*|platform)\/server$|^db\//;
  const files = globSync('{app,features,platform,ui}/**/*.{ts,tsx,css}').filter((file) => layerOf(file));
  const isSource = (file: string) => sources.some((source) => matchesGlob(file, source));
  expect(files.filter((file) => isSource(file) === ofServer.test(layerOf(file) ?? ''))).toEqual([]);
});
