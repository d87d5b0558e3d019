import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import { type PaperSize, paperSizes } from '../../rules.ts';
import { drawTagged, type Tag, type Tags } from './tags.ts';

/** A folder while it is made. */
export interface Book {
  pdf: PDFDocument;
  plain: PDFFont;
  strong: PDFFont;
  /** Width and height of an upright sheet, in points. */
  sheet: readonly [number, number];
  tags: Tags;
}

/** Three quarters of an inch: what every printer can print, with room for the holes of a binder. */
export const margin = 54;

export const colors = {
  ink: rgb(0.09, 0.12, 0.2),
  muted: rgb(0.33, 0.36, 0.43),
  azul: rgb(0.12, 0.29, 0.61),
  line: rgb(0.62, 0.66, 0.73),
  white: rgb(1, 1, 1),
};

/** An empty folder. */
export async function openBook(size: PaperSize, title: string): Promise<Book> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(locale);
  pdf.setCreator(BRAND);
  pdf.setProducer(BRAND);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  return { pdf, plain, strong, sheet: paperSizes[size], tags: new Map() };
}

/** An empty upright sheet at the end, or at a place counted from 0. */
export function addSheet({ pdf, sheet: [width, height] }: Book, at = pdf.getPageCount()): PDFPage {
  return pdf.insertPage(at, [width, height]);
}

interface Writing {
  x: number;
  /** Where the text begins, from above. */
  y: number;
  width: number;
  font: PDFFont;
  size: number;
  tag: Tag;
  color?: Color;
  /** At most so many lines; the last ends in '...' when there is more. */
  most?: number;
}

/** Height of a line for a size of letters. */
const lead = 1.3;

/** Writes a text in lines that fit. Returns where the next may begin. */
export function write(
  { tags }: Book,
  page: PDFPage,
  text: string,
  { x, y, width, font, size, tag, color = colors.ink, most }: Writing,
): number {
  const lines = linesOf(text, { font, size, width, most });
  if (text)
    drawTagged(tags, page, tag, () => {
      for (const [index, line] of lines.entries())
        page.drawText(line, { x, y: y - size - index * size * lead, font, size, color });
    });
  return y - lines.length * size * lead;
}

interface Measure {
  font: PDFFont;
  size: number;
  width: number;
  most?: number | undefined;
}

/** How high a text will stand. */
export function heightOf(text: string, measure: Measure): number {
  return linesOf(text, measure).length * measure.size * lead;
}

/** The largest size up to `size` at which a text is one line of a width. */
export const sizeOfOneLine = (text: string, { font, size, width }: Omit<Measure, 'most'>): number =>
  Math.min(size, (size * width) / font.widthOfTextAtSize(toLetters(text).text || ' ', size));

/** A text cut into lines of a width; a word that is too long for one goes on in the next. */
function linesOf(text: string, { font, size, width, most = Number.POSITIVE_INFINITY }: Measure): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines = [''];
  const last = () => lines.at(-1) ?? '';
  for (const word of toLetters(text).text.split(' ').filter(Boolean)) {
    const joined = last() ? `${last()} ${word}` : word;
    if (fits(joined)) {
      lines[lines.length - 1] = joined;
      continue;
    }
    if (last()) {
      // Readers that join lines would join the words.
      lines[lines.length - 1] += ' ';
      lines.push('');
    }
    for (const letter of word) {
      if (last() && !fits(last() + letter)) lines.push('');
      lines[lines.length - 1] += letter;
    }
  }
  if (lines.length <= most) return lines;
  let cut = (lines[most - 1] ?? '').trimEnd();
  while (cut && !fits(`${cut}...`)) cut = cut.slice(0, -1);
  return [...lines.slice(0, most - 1), `${cut}...`];
}

/** Behind 0x7f, the font's table has these in place of control characters (Windows code page 1252). */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that no accent makes, and what stands for them in a passport. */
const standIns: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
};

const hasLetter = (letter: string) =>
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]/.test(letter) || beyondLatin.includes(letter);

/** Whether the fonts have every letter of a text; lines may end in it. */
export const isInLetters = (text: string): boolean =>
  Array.from(text).every((letter) => letter === '\n' || letter === '\t' || hasLetter(letter));

/**
 * A text in letters that the fonts of every reader of PDFs have: English and Portuguese whole, others without the accents
 * that are missing, and '?' for what has nothing like it.
 */
export function toLetters(text: string): { text: string; lost: boolean } {
  let lost = false;
  const fit = Array.from(text.normalize('NFC'), (letter) => {
    if (/[\p{Cc}\p{Z}]/u.test(letter)) return ' ';
    if (/\p{Cf}/u.test(letter)) return '';
    const found = likeIt(letter);
    if (found === undefined) lost = true;
    return found ?? '?';
  });
  return { text: fit.join(''), lost };
}

/** The letter, or it with fewer of its accents, or what stands for it. */
function likeIt(letter: string): string | undefined {
  if (hasLetter(letter)) return letter;
  if (standIns[letter]) return standIns[letter];
  const [base = '', ...accents] = letter.normalize('NFD');
  const closer = accents.map((accent) => (base + accent).normalize('NFC')).find(hasLetter);
  if (closer) return closer;
  if (accents.length > 0 && hasLetter(base)) return base;
  return /^\p{M}$/u.test(letter) ? '' : undefined;
}
