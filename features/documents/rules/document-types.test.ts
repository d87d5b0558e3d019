import { expect, test } from 'vitest';
import { daysOf } from '#platform/shared/day-numbers.ts';
import { documentTypes, requiredDocuments } from './document-types.ts';

test('the criminal record takes longest, as the guide says', () => {
  const longest = Math.max(...requiredDocuments.map((type) => daysOf(documentTypes[type].takes)[1]));
  const slowest = requiredDocuments.filter((type) => daysOf(documentTypes[type].takes)[1] === longest);
  expect(slowest).toEqual(['criminal-record']);
});
