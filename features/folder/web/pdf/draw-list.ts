import type { PDFPage } from '@cantoo/pdf-lib';
import type { BringItemId } from '#features/bring/rules.ts';
import { bringTexts, bringWords } from '#features/bring/texts.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import type { NumberedSection } from '../../rules.ts';
import { folderTexts } from '../../texts.ts';
import { type Book, colors, heightOf, margin, write } from './book.ts';

const texts = folderTexts.sheets.list;
const { tabs } = folderTexts.sheets;

/** What is together on a page. Its height does not depend on the numbers in it. */
interface Block {
  height: number;
  draw: (page: PDFPage, y: number) => void;
}

type Listed = NumberedSection<{ file_name: string }>;

interface Listing {
  sections: readonly Listed[];
  /** What we know of the place to go to, a paragraph each. */
  where: readonly string[];
  byHand: readonly BringItemId[];
}

const box = 16;
const indent = margin + box + 12;

/** How many sheets the tick list takes; known before the pages of the papers are counted. */
export function listLength(book: Book, listing: Listing): number {
  return sheetsOf(book, listing).length;
}

/** Draws the tick list on its sheets: every paper with a box and its pages, then what else to bring. */
export function drawList(book: Book, pages: readonly PDFPage[], listing: Listing): void {
  for (const [index, blocks] of sheetsOf(book, listing).entries()) {
    const page = pages[index];
    if (!page) return;
    let y = book.sheet[1] - margin;
    for (const block of blocks) {
      block.draw(page, y);
      y -= block.height;
    }
  }
}

function sheetsOf(book: Book, { sections, where, byHand }: Listing): Block[][] {
  const room = book.sheet[1] - 2 * margin;
  const head = (title: string) => textBlock(book, title, { size: 26, strong: true, after: 10 });
  const sheets: Block[][] = [[head(texts.title)]];
  let used = 0;
  const blocks = [
    textBlock(book, texts.lead, { size: 14, after: 4 }),
    ...where.map((line) => textBlock(book, line, { size: 12, after: 4 })),
    textBlock(book, texts.check, { size: 12, after: 14, muted: true }),
    ...sections.map((section, index) => sectionBlock(book, section, index + 1)),
    ...(byHand.length > 0
      ? [textBlock(book, bringTexts.byHand, { size: 17, strong: true, before: 12, after: 6 })]
      : []),
    ...byHand.map((id) => boxBlock(book, bringWords[id].name)),
    textBlock(book, texts.besides, { size: 17, strong: true, before: 12, after: 6 }),
    ...interviewTexts.areas['interview-documents'].bullets.map((line) => boxBlock(book, line)),
  ];
  for (const block of blocks) {
    const sheet = sheets.at(-1) ?? [];
    used = sheet.reduce((sum, { height }) => sum + height, 0);
    if (used + block.height > room) sheets.push([head(texts.more), block]);
    else sheet.push(block);
  }
  return sheets;
}

interface Look {
  size: number;
  strong?: boolean;
  muted?: boolean;
  before?: number;
  after: number;
}

function textBlock(book: Book, text: string, { size, strong, muted, before = 0, after }: Look): Block {
  const font = strong ? book.strong : book.plain;
  const width = book.sheet[0] - 2 * margin;
  const color = muted ? colors.muted : strong ? colors.azul : colors.ink;
  return {
    height: before + heightOf(text, { font, size, width }) + after,
    draw: (page, y) => void write(page, text, { x: margin, y: y - before, width, font, size, color }),
  };
}

function boxBlock(book: Book, text: string): Block {
  const look = { font: book.plain, size: 14, width: book.sheet[0] - margin - indent };
  return {
    height: heightOf(text, look) + 8,
    draw: (page, y) => {
      drawBox(page, y);
      write(page, text, { ...look, x: indent, y });
    },
  };
}

function sectionBlock(book: Book, { tab, page: first, lastPage, files }: Listed, number: number): Block {
  const name = `${number}. ${tabs[tab].name}`;
  const right = 120;
  const width = book.sheet[0] - margin - indent - right;
  const title = { font: book.strong, size: 16, width };
  const small = { font: book.plain, size: 12, width: width + right, color: colors.muted, most: 1 };
  const lines = files.map(({ file, pages }) => texts.file(file.file_name, pages));
  const shown = lines.length > 0 ? lines : [texts.missing];
  const each = heightOf('x', small);
  return {
    height: heightOf(name, title) + shown.length * each + 10,
    draw: (page, y) => {
      drawBox(page, y);
      const pages = texts.fromTo(first, lastPage);
      const wide = book.plain.widthOfTextAtSize(pages, 14);
      write(page, pages, {
        x: book.sheet[0] - margin - wide,
        y: y - 1,
        width: right,
        font: book.plain,
        size: 14,
      });
      let at = write(page, name, { ...title, x: indent, y });
      for (const line of shown) at = write(page, line, { ...small, x: indent, y: at });
    },
  };
}

function drawBox(page: PDFPage, y: number): void {
  const at = { x: margin, y: y - box - 2, width: box, height: box };
  page.drawRectangle({ ...at, borderColor: colors.ink, borderWidth: 1.4, color: colors.white });
}
