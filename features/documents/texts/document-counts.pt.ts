import { requiredDocuments } from '../rules/document-types.ts';
import type * as english from './document-counts.ts';

/** As before a masculine noun: documento, papel, tipo. */
const words = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

export const countWord = (count: number): string => words[count] ?? String(count);

export const documentCountFirst = countWord(requiredDocuments.length);
export const documentCount = documentCountFirst.toLowerCase();

export const setAsideFigure: typeof english.setAsideFigure = (count) =>
  count > 0 ? `, ${count} posto${count === 1 ? '' : 's'} de parte` : '';

export const bringFigure: typeof english.bringFigure = (done, total) => `Leve também: ${done} de ${total}`;

export const bringParts: typeof english.bringParts = (count) =>
  count === 1 ? '1 coisa para levar' : `${count} coisas para levar`;
