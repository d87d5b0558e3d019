import { expect, test } from 'vitest';
import { checkFile } from './check-imports.ts';
import { featureFiles, inOrder } from './feature-template.ts';

test('a new noun keeps the rules of the house', () => {
  const files = featureFiles('reminders', 7);
  expect(Object.keys(files)).toContain('db/migrations/0007_reminders.sql');
  expect(Object.keys(files)).toContain('server/features/reminders/list-reminders.test.ts');
  expect(Object.entries(files).flatMap(([path, text]) => checkFile(path, text))).toEqual([]);
});

test('a new noun gets its place once', () => {
  const order = `export const featureOrder = [\n  'audit',\n];\n`;
  const longer = `export const featureOrder = [\n  'audit',\n  'reminders',\n];\n`;
  expect(inOrder(order, 'reminders')).toBe(longer);
  expect(inOrder(longer, 'reminders')).toBe(longer);
});
