import type { PDFPage } from '@cantoo/pdf-lib';
import type { NumberedSection } from '../../rules.ts';
import { folderTexts } from '../../texts.ts';
import type { FileProblem } from '../file-problem.ts';
import { type Book, colors, margin, sizeOfOneLine, toLetters, write } from './book.ts';

const coverTexts = folderTexts.sheets.cover;

interface Cover {
  name: string;
  /** The day of the appointment in words; undefined where none is saved. */
  day: string | undefined;
  /** Where the papers are handed in; undefined where it is written by hand. */
  place: string | undefined;
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
  let y = write(page, coverTexts.title, { ...at, y: top - 72, font: strong, size: 32, color: colors.azul });
  y = write(page, coverTexts.other, { ...at, y: y - 4, font: plain, size: 17, color: colors.muted }) - 30;

  const half = (width - 24) / 2;
  // A name in letters that the font has not is written by hand, rather than printed with gaps.
  const name = toLetters(cover.name);
  const fields = [
    { label: coverTexts.name, value: name.lost ? '' : name.text, x: margin, wide: width },
    { label: coverTexts.day, value: cover.day ?? '', x: margin, wide: half },
    { label: coverTexts.time, value: '', x: margin + half + 24, wide: half },
    { label: coverTexts.place, value: cover.place ?? '', x: margin, wide: width },
    { label: coverTexts.reference, value: '', x: margin, wide: width },
  ];
  for (const { label, value, x, wide } of fields) {
    const below = write(page, label, { x, y, width: wide, font: plain, size: 12, color: colors.muted });
    const measure = { font: strong, size: 17, width: wide };
    // A day is never cut: "Wednesday, December 1, 2027" is wider than half a sheet.
    const size = wide === half ? sizeOfOneLine(value, measure) : measure.size;
    write(page, value, { ...measure, x, y: below - 4, size, most: 1 });
    const line = below - 30;
    page.drawLine({ start: { x, y: line }, end: { x: x + wide, y: line }, color: colors.line });
    // Day and time are side by side.
    if (x + wide > margin + half) y = line - 18;
  }

  y = write(page, coverTexts.inside, { ...at, y: y - 8, font: strong, size: 15, color: colors.azul }) - 4;
  for (const line of cover.inside) y = write(page, line, { ...at, y, font: plain, size: 14, most: 1 }) - 2;
  write(page, coverTexts.made(cover.made), {
    ...at,
    y: margin + 12,
    font: plain,
    size: 11,
    color: colors.muted,
  });
}

const { tabs, divider: dividerTexts, list } = folderTexts.sheets;

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
  if (section.files.length === 0) write(page, dividerTexts.none, { ...at, y, font: plain, size: 18 });
  for (const { file, pages } of section.files.slice(0, mostNames))
    y = write(page, list.file(file.file_name, pages), { ...at, y, font: plain, size: 14, most: 1 }) - 4;
  const foot = { ...at, y: margin + 14, font: plain, size: 12, color: colors.muted };
  write(page, dividerTexts.page(section.page, total), foot);
}

/** The tabs of all dividers are one below the other, as in a folder from a shop. */
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

const { counter: counterTexts, cover } = folderTexts.sheets;

/** The sheet to show at a counter: the name, the day and a few sentences, in letters that are read across a desk. */
export function drawCounter(
  { plain, strong, sheet: [sheet, top] }: Book,
  page: PDFPage,
  { name, day }: { name: string; day: string | undefined },
): void {
  const at = { x: margin, width: sheet - 2 * margin };
  const heading = `${counterTexts.title} / ${counterTexts.other}`;
  let y = write(page, heading, { ...at, y: top - margin, font: plain, size: 16, color: colors.muted }) - 6;
  const letters = toLetters(name);
  if (letters.text && !letters.lost)
    y = write(page, letters.text, { ...at, y, font: strong, size: 32, most: 2 });
  if (day) y = write(page, `${cover.day}: ${day}`, { ...at, y, font: plain, size: 18 });
  y -= 16;
  for (const { own, other } of counterTexts.sentences) {
    page.drawLine({ start: { x: margin, y }, end: { x: sheet - margin, y }, color: colors.line });
    y = write(page, other, { ...at, y: y - 12, font: strong, size: 26 });
    y = write(page, own, { ...at, y: y - 1, font: plain, size: 20 }) - 14;
  }
}

const aloneTexts = folderTexts.sheets.alone;

/** The page in the place of a file that is not in the folder: its name, and what to do about it. */
export function drawAlone(
  { plain, strong, sheet }: Book,
  page: PDFPage,
  { fileName, problem }: { fileName: string; problem: FileProblem },
): void {
  const at = { x: margin + 22, width: sheet[0] - 2 * margin - 44 };
  const title = problem === 'gone' ? aloneTexts.gone : aloneTexts.title;
  const top = sheet[1] * 0.7;
  let y = write(page, title, { ...at, y: top, font: strong, size: 24, color: colors.azul });
  y = write(page, fileName, { ...at, y: y - 14, font: strong, size: 16, most: 4 });
  y = write(page, folderTexts.problems[problem], { ...at, y: y - 12, font: plain, size: 16 });
  page.drawRectangle({
    x: margin,
    y: y - 24,
    width: sheet[0] - 2 * margin,
    height: top - y + 46,
    borderColor: colors.azul,
    borderWidth: 2,
  });
}
