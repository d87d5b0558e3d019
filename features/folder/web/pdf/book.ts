import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { locale } from '#platform/shared/texts/locale.ts';
import { type PaperSize, paperSizes } from '../../rules.ts';

/** A folder while it is made. */
export interface Book {
  pdf: PDFDocument;
  plain: PDFFont;
  strong: PDFFont;
  /** Width and height of an upright sheet, in points. */
  sheet: readonly [number, number];
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
  pdf.setTitle(title);
  pdf.setLanguage(locale);
  pdf.setCreator(BRAND);
  pdf.setProducer(BRAND);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  return { pdf, plain, strong, sheet: paperSizes[size] };
}

/** An empty upright sheet at the end, or at a place counted from 0. */
export function addSheet({ pdf, sheet: [width, height] }: Book, at = pdf.getPageCount()): PDFPage {
  return pdf.insertPage(at, [width, height]);
}
