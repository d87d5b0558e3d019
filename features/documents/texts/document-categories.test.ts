import { expect, test } from 'vitest';
import { requiredDocumentTexts } from '#features/guide/texts/guide-documents.ts';
import { requiredDocuments } from '../rules/document-types.ts';
import { categoryNames } from './document-categories.ts';

test('a document is called the same in the guide and in every list', () => {
  for (const type of requiredDocuments) expect(categoryNames[type]).toBe(requiredDocumentTexts[type].name);
});
