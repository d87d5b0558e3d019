import { expect, test } from 'vitest';
import { checkFile } from './check-imports.ts';
import { featureFiles } from './lay-out-feature.ts';

test('a new noun keeps the rules of the house', () => {
  const files = featureFiles('reminders', 7);
  expect(Object.keys(files)).toContain('db/migrations/0007_reminders.sql');
  expect(Object.keys(files)).toContain('features/reminders/server/reminders.test.ts');
  expect(Object.entries(files).flatMap(([path, text]) => checkFile(path, text))).toEqual([]);
});
