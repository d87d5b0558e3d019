import type { PDFPage } from '@cantoo/pdf-lib';
import { folderTexts } from '../../texts.ts';
import { type Book, colors, margin } from './book.ts';
import { toLetters } from './letters.ts';
import { write } from './write.ts';

const texts = folderTexts.sheets.cover;

interface Cover {
  name: string;
  /** The day of the appointment in words; undefined where none is saved. */
  day: string | undefined;
  /** The day on which it was made, in words. */
  made: string;
  /** "1. Passport" and so on. */
  inside: readonly string[];
}

/** The first sheet: whose papers, for which day, and lines for what we do not know. */
export function drawCover({ plain, strong, sheet: [sheet, top] }: Book, page: PDFPage, cover: Cover): void {
  const width = sheet - 2 * margin;
  const at = { x: margin, width };
  page.drawRectangle({ x: 0, y: top - 18, width: sheet, height: 18, color: colors.azul });
  let y = write(page, texts.title, { ...at, y: top - 72, font: strong, size: 32, color: colors.azul });
  y = write(page, texts.other, { ...at, y: y - 4, font: plain, size: 17, color: colors.muted }) - 30;

  const half = (width - 24) / 2;
  // A name in letters that the font has not is written by hand, rather than printed with gaps.
  const name = toLetters(cover.name);
  const fields = [
    { label: texts.name, value: name.lost ? '' : name.text, x: margin, wide: width },
    { label: texts.day, value: cover.day ?? '', x: margin, wide: half },
    { label: texts.time, value: '', x: margin + half + 24, wide: half },
    { label: texts.place, value: '', x: margin, wide: width },
    { label: texts.reference, value: '', x: margin, wide: width },
  ];
  for (const { label, value, x, wide } of fields) {
    const below = write(page, label, { x, y, width: wide, font: plain, size: 12, color: colors.muted });
    write(page, value, { x, y: below - 4, width: wide, font: strong, size: 17, most: 1 });
    const line = below - 30;
    page.drawLine({ start: { x, y: line }, end: { x: x + wide, y: line }, color: colors.line });
    // Day and time stand side by side.
    if (x + wide > margin + half) y = line - 18;
  }

  y = write(page, texts.inside, { ...at, y: y - 8, font: strong, size: 15, color: colors.azul }) - 4;
  for (const line of cover.inside) y = write(page, line, { ...at, y, font: plain, size: 14, most: 1 }) - 2;
  write(page, texts.made(cover.made), { ...at, y: margin + 12, font: plain, size: 11, color: colors.muted });
}
