import type { PDFPage } from '@cantoo/pdf-lib';
import type { BringItemId } from '#features/bring/rules.ts';
import { bringTexts, bringWords } from '#features/bring/texts.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import type { NumberedSection } from '../../rules.ts';
import { folderTexts } from '../../texts.ts';
import { type Book, colors, heightOf, margin, write } from './book.ts';
import { drawTagged, inTag } from './tags.ts';

const texts = folderTexts.sheets.list;
const { tabs } = folderTexts.sheets;

/** What is together on a page. Its height does not depend on the numbers in it. */
interface Block {
  height: number;
  /** An entry of a list: those that follow each other are one list. */
  entry?: true;
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
    const draw = (some: readonly Block[]) => {
      for (const block of some) {
        block.draw(page, y);
        y -= block.height;
      }
    };
    for (let at = 0; at < blocks.length; ) {
      const next = blocks.findIndex(({ entry }, place) => place > at && entry !== blocks[at]?.entry);
      const some = blocks.slice(at, next < 0 ? undefined : next);
      if (some[0]?.entry) inTag(book.tags, page, 'L', () => draw(some));
      else draw(some);
      at += some.length;
    }
  }
}

function sheetsOf(book: Book, { sections, where, byHand }: Listing): Block[][] {
  const room = book.sheet[1] - 2 * margin;
  const head = (title: string) => textBlock(book, title, { size: 26, heading: 'H2', after: 10 });
  const sheets: Block[][] = [[head(texts.title)]];
  let used = 0;
  const blocks = [
    textBlock(book, texts.lead, { size: 14, after: 4 }),
    ...where.map((line) => textBlock(book, line, { size: 12, after: 4 })),
    textBlock(book, texts.check, { size: 12, after: 14, muted: true }),
    ...sections.map((section, index) => sectionBlock(book, section, index + 1)),
    ...(byHand.length > 0
      ? [textBlock(book, bringTexts.byHand, { size: 17, heading: 'H3', before: 12, after: 6 })]
      : []),
    ...byHand.map((id) => boxBlock(book, bringWords[id].name)),
    textBlock(book, texts.besides, { size: 17, heading: 'H3', before: 12, after: 6 }),
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
  heading?: 'H2' | 'H3';
  muted?: boolean;
  before?: number;
  after: number;
}

function textBlock(book: Book, text: string, { size, heading, muted, before = 0, after }: Look): Block {
  const font = heading ? book.strong : book.plain;
  const tag = heading ?? 'P';
  const width = book.sheet[0] - 2 * margin;
  const color = muted ? colors.muted : heading ? colors.azul : colors.ink;
  return {
    height: before + heightOf(text, { font, size, width }) + after,
    draw: (page, y) =>
      void write(book, page, text, { x: margin, y: y - before, width, font, size, color, tag }),
  };
}

function boxBlock(book: Book, text: string): Block {
  const look = { font: book.plain, size: 14, width: book.sheet[0] - margin - indent };
  return {
    height: heightOf(text, look) + 8,
    entry: true,
    draw: (page, y) =>
      inTag(book.tags, page, 'LI', () => {
        drawBox(book, page, y);
        write(book, page, text, { ...look, x: indent, y, tag: 'LBody' });
      }),
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
    entry: true,
    draw: (page, y) => {
      const body = () => {
        let at = write(book, page, name, { ...title, x: indent, y, tag: 'P' });
        for (const line of shown) at = write(book, page, line, { ...small, x: indent, y: at, tag: 'P' });
        const pages = texts.fromTo(first, lastPage);
        const wide = book.plain.widthOfTextAtSize(pages, 14);
        const place = { x: book.sheet[0] - margin - wide, y: y - 1, width: right };
        write(book, page, pages, { ...place, font: book.plain, size: 14, tag: 'P' });
      };
      inTag(book.tags, page, 'LI', () => {
        drawBox(book, page, y);
        inTag(book.tags, page, 'LBody', body);
      });
    },
  };
}

function drawBox({ tags }: Book, page: PDFPage, y: number): void {
  const at = { x: margin, y: y - box - 2, width: box, height: box };
  drawTagged(tags, page, 'Artifact', () =>
    page.drawRectangle({ ...at, borderColor: colors.ink, borderWidth: 1.4, color: colors.white }),
  );
}
