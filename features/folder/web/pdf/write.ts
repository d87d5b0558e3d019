import type { Color, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { colors } from './book.ts';
import { toLetters } from './letters.ts';

export interface Writing {
  x: number;
  /** Where the text begins, from above. */
  y: number;
  width: number;
  font: PDFFont;
  size: number;
  color?: Color;
  /** At most so many lines; the last ends in '...' when there is more. */
  most?: number;
}

/** Height of a line for a size of letters. */
const lead = 1.3;

/** Writes a text in lines that fit. Answers where the next may begin. */
export function write(
  page: PDFPage,
  text: string,
  { x, y, width, font, size, color, most }: Writing,
): number {
  const lines = linesOf(text, { font, size, width, most });
  for (const [index, line] of lines.entries())
    page.drawText(line, { x, y: y - size - index * size * lead, font, size, color: color ?? colors.ink });
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

/** A text cut into lines of a width; a word that is too long for one goes on in the next. */
export function linesOf(
  text: string,
  { font, size, width, most = Number.POSITIVE_INFINITY }: Measure,
): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines = [''];
  const last = () => lines.at(-1) ?? '';
  for (const word of toLetters(text).text.split(' ').filter(Boolean)) {
    const joined = last() ? `${last()} ${word}` : word;
    if (fits(joined)) {
      lines[lines.length - 1] = joined;
      continue;
    }
    if (last()) lines.push('');
    for (const letter of word) {
      if (last() && !fits(last() + letter)) lines.push('');
      lines[lines.length - 1] += letter;
    }
  }
  if (lines.length <= most) return lines;
  let cut = lines[most - 1] ?? '';
  while (cut && !fits(`${cut}...`)) cut = cut.slice(0, -1);
  return [...lines.slice(0, most - 1), `${cut}...`];
}
