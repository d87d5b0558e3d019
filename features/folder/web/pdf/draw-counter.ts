import type { PDFPage } from '@cantoo/pdf-lib';
import { folderTexts } from '../../texts.ts';
import { type Book, colors, margin } from './book.ts';
import { toLetters } from './letters.ts';
import { write } from './write.ts';

const { counter: texts, cover } = folderTexts.sheets;

/** The sheet to show at a counter: the name, the day and a few sentences, in letters that are read across a desk. */
export function drawCounter(
  { plain, strong, sheet: [sheet, top] }: Book,
  page: PDFPage,
  { name, day }: { name: string; day: string | undefined },
): void {
  const at = { x: margin, width: sheet - 2 * margin };
  const heading = `${texts.title} / ${texts.other}`;
  let y = write(page, heading, { ...at, y: top - margin, font: plain, size: 16, color: colors.muted }) - 6;
  const letters = toLetters(name);
  if (letters.text && !letters.lost)
    y = write(page, letters.text, { ...at, y, font: strong, size: 32, most: 2 });
  if (day) y = write(page, `${cover.day}: ${day}`, { ...at, y, font: plain, size: 18 });
  y -= 16;
  for (const { own, other } of texts.sentences) {
    page.drawLine({ start: { x: margin, y }, end: { x: sheet - margin, y }, color: colors.line });
    y = write(page, other, { ...at, y: y - 12, font: strong, size: 26 });
    y = write(page, own, { ...at, y: y - 1, font: plain, size: 20 }) - 14;
  }
}
