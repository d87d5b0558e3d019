import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';

/** What a PDF of one page is made of, in the format's own words. */
export interface PageParts {
  media?: string;
  /** More entries of the page. */
  page?: string;
  content?: string;
  /** The streams of the content, by their numbers. */
  contents?: string;
  /** More fonts. */
  fonts?: string;
  /** More resources. */
  resources?: string;
  /** More entries of the tree above the page. */
  tree?: string;
  catalog?: string;
  /** Objects from number 6 on. */
  objects?: readonly (string | Buffer)[];
  trailer?: string;
}

/** Text in every part of a sheet and beyond its edges, with shapes in colours: what is cut, moved or turned shows. */
export const grid = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 9 }, (_cell, column) => {
    const [x, y] = [column * 110 - 120, row * 110 - 150];
    const color = [`${(row % 3) / 3} ${(column % 4) / 4} 0.3 rg`, '0 g'][(row + column) % 2];
    return `${color} ${x} ${y + 30} 40 14 re f 0 g BT /F1 24 Tf ${x} ${y} Td (R${row}C${column}) Tj ET`;
  }),
)
  .flat()
  .join('\n');

/** Helvetica is /F1. */
export function pageOf({
  media = '/MediaBox [0 0 612 792]',
  page = '',
  content = grid,
  contents = '5 0 R',
  fonts = '',
  resources = '',
  tree = '',
  catalog = '',
  objects = [],
  trailer = '',
}: PageParts = {}): Buffer {
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Count 1 /Kids [3 0 R] ${tree} >>`,
      `<< /Type /Page /Parent 2 0 R ${media} /Resources << /Font << /F1 4 0 R ${fonts} >> ${resources} >> /Contents ${contents} ${page} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      streamOf(Buffer.from(content, 'latin1')),
      ...objects,
    ],
    trailer,
  );
}

/** A drawing that other parts of a page use. */
export const formOf = (content: string, more: string): Buffer =>
  streamOf(Buffer.from(content, 'latin1'), false, `/Type /XObject /Subtype /Form ${more}`);

/** Files of the corpus by their names. */
export type Made = Record<string, Buffer>;

/** The same kind in all of its variants. */
export const variants = <T>(kind: string, all: Readonly<Record<string, T>>, make: (one: T) => Buffer): Made =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [`${kind} ${name}.pdf`, make(one)]));
