import { requiredDocuments } from '../rules/document-types.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the beginning of a sentence. */
export const countWord = (count: number): string => words[count] ?? String(count);

/** How many documents are required: at the beginning of a sentence, and inside it. */
export const documentCountFirst = countWord(requiredDocuments.length);
export const documentCount = documentCountFirst.toLowerCase();

/** After a figure: "5 of 6 types ready, 1 set aside". */
export const setAsideFigure = (count: number) => (count > 0 ? `, ${count} set aside` : '');

/** What is ticked off of what else to bring. */
export const bringFigure = (done: number, total: number) => `Also bring: ${done} of ${total}`;

/** In the middle of a sentence: how many of them. */
export const bringParts = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to bring`;
