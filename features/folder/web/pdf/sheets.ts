import type { PDFPage } from '@cantoo/pdf-lib';
import { otherLanguage } from '#platform/shared/texts/locale.ts';
import type { NumberedSection } from '../../rules.ts';
import { folderTexts } from '../../texts.ts';
import type { FileProblem } from '../file-problem.ts';
import { type Book, colors, margin, sizeOfOneLine, toLetters, write } from './book.ts';
import { drawTagged, inTag, type Tag } from './tags.ts';

/** What is written for the clerk, in the language that the rest of the folder is not in. */
const inOther = (role: 'P' | 'Span'): Tag => ({ role, lang: otherLanguage.locale });

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
export function drawCover(book: Book, page: PDFPage, cover: Cover): void {
  const { plain, strong, tags } = book;
  const [sheet, top] = book.sheet;
  const width = sheet - 2 * margin;
  const at = { x: margin, width };
  drawTagged(tags, page, 'Artifact', () =>
    page.drawRectangle({ x: 0, y: top - 18, width: sheet, height: 18, color: colors.azul }),
  );
  const title = { ...at, y: top - 72, font: strong, size: 32, color: colors.azul };
  let y = write(book, page, coverTexts.title, { ...title, tag: 'H1' });
  const below = { ...at, y: y - 4, font: plain, size: 17, color: colors.muted };
  y = write(book, page, coverTexts.other, { ...below, tag: inOther('P') }) - 30;

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
  for (const field of fields) {
    const line = inTag(tags, page, 'P', () => drawField(book, page, { ...field, y, short: half }));
    // Day and time are side by side.
    if (field.x + field.wide > margin + half) y = line - 18;
  }

  const inside = { ...at, font: strong, size: 15, color: colors.azul };
  y = write(book, page, coverTexts.inside, { ...inside, y: y - 8, tag: 'H2' }) - 4;
  inTag(tags, page, 'L', () => {
    for (const line of cover.inside)
      inTag(tags, page, 'LI', () => {
        y = write(book, page, line, { ...at, y, font: plain, size: 14, most: 1, tag: 'LBody' }) - 2;
      });
  });
  const foot = { ...at, y: margin + 12, font: plain, size: 11, color: colors.muted };
  write(book, page, coverTexts.made(cover.made), { ...foot, tag: 'P' });
}

interface Field {
  label: string;
  value: string;
  x: number;
  y: number;
  wide: number;
  /** How wide a field is that has another beside it. */
  short: number;
}

/** A label, and what is written on the line below it. Returns where the line is. */
function drawField(book: Book, page: PDFPage, { label, value, x, y, wide, short }: Field): number {
  const { plain, strong, tags } = book;
  const small = { x, y, width: wide, font: plain, size: 12, color: colors.muted };
  const below = write(book, page, label, { ...small, tag: 'Span' });
  const measure = { font: strong, size: 17, width: wide };
  // A day is never cut: "Wednesday, December 1, 2027" is wider than half a sheet.
  const size = wide === short ? sizeOfOneLine(value, measure) : measure.size;
  write(book, page, value, { ...measure, x, y: below - 4, size, most: 1, tag: 'Span' });
  const line = below - 30;
  drawTagged(tags, page, 'Artifact', () =>
    page.drawLine({ start: { x, y: line }, end: { x: x + wide, y: line }, color: colors.line }),
  );
  return line;
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
  const { plain, strong, sheet, tags } = book;
  const { name, other } = tabs[section.tab];
  const at = { x: margin, width: sheet[0] - 2 * margin - tabWidth };
  let y = sheet[1] * 0.68;
  inTag(tags, page, 'H2', () => {
    drawTab(book, page, number, count);
    y = write(book, page, name, { ...at, y, font: strong, size: 44, color: colors.azul, tag: 'Span' });
  });
  const below = { ...at, y: y - 2, font: plain, size: 21, color: colors.muted };
  y = write(book, page, other, { ...below, tag: inOther('P') });
  drawTagged(tags, page, 'Artifact', () =>
    page.drawLine({
      start: { x: margin, y: y - 18 },
      end: { x: margin + 90, y: y - 18 },
      color: colors.azul,
      thickness: 3,
    }),
  );
  y -= 40;
  if (section.files.length === 0)
    write(book, page, dividerTexts.none, { ...at, y, font: plain, size: 18, tag: 'P' });
  else
    inTag(tags, page, 'L', () => {
      for (const { file, pages } of section.files.slice(0, mostNames))
        inTag(tags, page, 'LI', () => {
          const entry = { ...at, y, font: plain, size: 14, most: 1, tag: 'LBody' } as const;
          y = write(book, page, list.file(file.file_name, pages), entry) - 4;
        });
    });
  const foot = { ...at, y: margin + 14, font: plain, size: 12, color: colors.muted };
  write(book, page, dividerTexts.page(section.page, total), { ...foot, tag: 'P' });
}

/** The tabs of all dividers are one below the other, as in a folder from a shop. */
function drawTab(
  { strong, sheet: [width, height], tags }: Book,
  page: PDFPage,
  number: number,
  count: number,
): void {
  const step = (height - 2 * margin) / count;
  const tab = Math.min(step - 8, 84);
  const y = height - margin - step * (number - 1) - tab;
  drawTagged(tags, page, 'Artifact', () =>
    page.drawRectangle({ x: width - tabWidth, y, width: tabWidth, height: tab, color: colors.azul }),
  );
  const text = String(number);
  const size = 28;
  const x = width - (tabWidth + strong.widthOfTextAtSize(text, size)) / 2;
  drawTagged(tags, page, 'Span', () =>
    page.drawText(text, { x, y: y + tab / 2 - size * 0.36, font: strong, size, color: colors.white }),
  );
}

const { counter: counterTexts, cover } = folderTexts.sheets;

/** The sheet to show at a counter: the name, the day and a few sentences, in letters that are read across a desk. */
export function drawCounter(
  book: Book,
  page: PDFPage,
  { name, day }: { name: string; day: string | undefined },
): void {
  const { plain, strong, tags } = book;
  const [sheet, top] = book.sheet;
  const at = { x: margin, width: sheet - 2 * margin };
  const heading = `${counterTexts.title} / ${counterTexts.other}`;
  const small = { ...at, y: top - margin, font: plain, size: 16, color: colors.muted };
  let y = write(book, page, heading, { ...small, tag: 'H2' }) - 6;
  const letters = toLetters(name);
  if (letters.text && !letters.lost)
    y = write(book, page, letters.text, { ...at, y, font: strong, size: 32, most: 2, tag: 'P' });
  if (day) y = write(book, page, `${cover.day}: ${day}`, { ...at, y, font: plain, size: 18, tag: 'P' });
  y -= 16;
  for (const { own, other } of counterTexts.sentences) {
    drawTagged(tags, page, 'Artifact', () =>
      page.drawLine({ start: { x: margin, y }, end: { x: sheet - margin, y }, color: colors.line }),
    );
    y = write(book, page, other, { ...at, y: y - 12, font: strong, size: 26, tag: inOther('P') });
    y = write(book, page, own, { ...at, y: y - 1, font: plain, size: 20, tag: 'P' }) - 14;
  }
}

const aloneTexts = folderTexts.sheets.alone;

/** The page in the place of a file that is not in the folder: its name, and what to do about it. */
export function drawAlone(
  book: Book,
  page: PDFPage,
  { fileName, problem }: { fileName: string; problem: FileProblem },
): void {
  const { plain, strong, sheet, tags } = book;
  const at = { x: margin + 22, width: sheet[0] - 2 * margin - 44 };
  const title = problem === 'gone' ? aloneTexts.gone : aloneTexts.title;
  const top = sheet[1] * 0.7;
  let y = write(book, page, title, { ...at, y: top, font: strong, size: 24, color: colors.azul, tag: 'H3' });
  y = write(book, page, fileName, { ...at, y: y - 14, font: strong, size: 16, most: 4, tag: 'P' });
  y = write(book, page, folderTexts.problems[problem], { ...at, y: y - 12, font: plain, size: 16, tag: 'P' });
  drawTagged(tags, page, 'Artifact', () =>
    page.drawRectangle({
      x: margin,
      y: y - 24,
      width: sheet[0] - 2 * margin,
      height: top - y + 46,
      borderColor: colors.azul,
      borderWidth: 2,
    }),
  );
}
