import { requiredDocuments } from '../rules/document-types.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the beginning of a sentence. */
export const countWord = (count: number): string => words[count] ?? String(count);

/** How many documents are required: at the beginning of a sentence, and inside it. */
export const documentCountFirst = countWord(requiredDocuments.length);
export const documentCount = documentCountFirst.toLowerCase();
