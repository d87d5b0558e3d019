import { requiredDocuments } from '../rules/document-types.ts';

/** As before a masculine noun: documento, papel, tipo. */
const words = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

export const countWord = (count: number): string => words[count] ?? String(count);

export const documentCountFirst = countWord(requiredDocuments.length);
export const documentCount = documentCountFirst.toLowerCase();
