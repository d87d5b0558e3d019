import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every window that covers the page is closed by Back', () => {
  const windows = globSync('{app,features,platform,ui}/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes("from '@base-ui/react/dialog'"),
  );
  expect(windows.length).toBeGreaterThan(2);
  expect(windows.filter((file) => !readFileSync(file, 'utf8').includes('useHistoryEntry('))).toEqual([]);
});
