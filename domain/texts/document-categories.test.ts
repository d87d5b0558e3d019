import { expect, test } from 'vitest';
import { requiredDocuments } from '../rules/document-types.ts';
import { categoryNames } from './document-categories.ts';
import { requiredDocumentTexts } from './guide-documents.ts';

test('a document is called the same in the guide and in every list', () => {
  for (const type of requiredDocuments) expect(categoryNames[type]).toBe(requiredDocumentTexts[type].name);
});
