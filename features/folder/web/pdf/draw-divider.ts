import type { PDFPage } from '@cantoo/pdf-lib';
import type { NumberedSection } from '../../rules.ts';
import { folderTexts } from '../../texts.ts';
import { type Book, colors, margin } from './book.ts';
import { write } from './write.ts';

const { tabs, divider: texts, list } = folderTexts.sheets;

interface Divider {
  section: NumberedSection<{ file_name: string }>;
  /** Counted from 1. */
  number: number;
  /** Of all dividers. */
  count: number;
  /** Pages of the whole folder. */
  total: number;
}

const tabWidth = 46;
/** More names than this would reach the foot of the page. */
const mostNames = 14;

/** The sheet in front of a paper: its number on a tab at the edge, its name in both languages, what follows. */
export function drawDivider(book: Book, page: PDFPage, { section, number, count, total }: Divider): void {
  const { plain, strong, sheet } = book;
  const { name, other } = tabs[section.tab];
  drawTab(book, page, number, count);
  const at = { x: margin, width: sheet[0] - 2 * margin - tabWidth };
  let y = sheet[1] * 0.68;
  y = write(page, name, { ...at, y, font: strong, size: 44, color: colors.azul });
  y = write(page, other, { ...at, y: y - 2, font: plain, size: 21, color: colors.muted });
  page.drawLine({
    start: { x: margin, y: y - 18 },
    end: { x: margin + 90, y: y - 18 },
    color: colors.azul,
    thickness: 3,
  });
  y -= 40;
  if (section.files.length === 0) write(page, texts.none, { ...at, y, font: plain, size: 18 });
  for (const { file, pages } of section.files.slice(0, mostNames))
    y = write(page, list.file(file.file_name, pages), { ...at, y, font: plain, size: 14, most: 1 }) - 4;
  const foot = { ...at, y: margin + 14, font: plain, size: 12, color: colors.muted };
  write(page, texts.page(section.page, total), foot);
}

/** The tabs of all dividers stand one below the other, as in a folder from a shop. */
function drawTab(
  { strong, sheet: [width, height] }: Book,
  page: PDFPage,
  number: number,
  count: number,
): void {
  const step = (height - 2 * margin) / count;
  const tab = Math.min(step - 8, 84);
  const y = height - margin - step * (number - 1) - tab;
  page.drawRectangle({ x: width - tabWidth, y, width: tabWidth, height: tab, color: colors.azul });
  const text = String(number);
  const size = 28;
  const x = width - (tabWidth + strong.widthOfTextAtSize(text, size)) / 2;
  page.drawText(text, { x, y: y + tab / 2 - size * 0.36, font: strong, size, color: colors.white });
}
