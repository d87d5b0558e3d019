import type { PDFPage } from '@cantoo/pdf-lib';
import { folderTexts } from '../../texts.ts';
import type { FileProblem } from '../file-problem.ts';
import { type Book, colors, margin } from './book.ts';
import { write } from './write.ts';

const texts = folderTexts.sheets.alone;

/** The page in the place of a file that is not in the folder: its name, and what to do about it. */
export function drawAlone(
  { plain, strong, sheet }: Book,
  page: PDFPage,
  { fileName, problem }: { fileName: string; problem: FileProblem },
): void {
  const at = { x: margin + 22, width: sheet[0] - 2 * margin - 44 };
  const title = problem === 'gone' ? texts.gone : texts.title;
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
