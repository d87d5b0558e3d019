import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { reachedFiles } from '#tests/support/reached-files.ts';
import { sources } from './build-when-stale.ts';

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
