import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib';
import { fitOnSheet, placePicture } from '../../rules.ts';
import { FileNotPut } from '../file-problem.ts';
import { addSheet, type Book } from './book.ts';

/** More pages than anybody takes to a counter; 10 MB of empty ones would be 100,000 and stop the browser. */
const mostPages = 300;

/**
 * Puts all pages of a PDF at the end, each on a sheet of the folder's size. Returns how many.
 * @throws FileNotPut; then nothing was put.
 */
export async function putPdf(book: Book, bytes: Uint8Array): Promise<number> {
  const source = await read(bytes);
  const count = source.getPageCount();
  if (count > mostPages) throw new FileNotPut('long');
  try {
    if (count === 0 || count !== source.catalog.Pages().Count().asNumber())
      throw new Error('pages are missing');
    for (const page of source.getPages()) requireContent(page);
    fillIn(source);
    for (const page of source.getPages()) trim(page);
    const copied = await book.pdf.copyPages(source, source.getPageIndices());
    for (const page of copied) lay(page, book.sheet);
    for (const page of copied) book.pdf.addPage(page);
    return count;
  } catch (cause) {
    throw new FileNotPut('damaged', { cause });
  }
}

async function read(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, {
      // What a bank locked against changes opens without a password all the same, for readers and for paper.
      password: '',
      capNumbers: true,
      preserveXFA: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Medium,
    });
  } catch (cause) {
    const locked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new FileNotPut(locked ? 'locked' : 'damaged', { cause });
  }
}

/**
 * Readers of PDFs make something of nearly everything; what is cut off would be an empty sheet at the counter.
 * @throws Error when content that a page names is not in the file.
 */
function requireContent({ node, doc }: PDFPage): void {
  const named = node.get(PDFName.of('Contents'));
  if (!named) return;
  const found = doc.context.lookup(named);
  const parts = found instanceof PDFArray ? found.asArray().map((part) => doc.context.lookup(part)) : [found];
  if (parts.some((part) => !(part instanceof PDFStream))) throw new Error('the content of a page is missing');
}

/** What was typed into a form becomes part of its page: copied alone, the fields of a page may show nothing. */
function fillIn(source: PDFDocument): void {
  if (!source.catalog.get(PDFName.of('AcroForm'))) return;
  for (const updateFieldAppearances of [true, false]) {
    try {
      source.getForm().flatten({ updateFieldAppearances });
      return;
    } catch {
      // A value in letters that the font has not: as it was drawn before, then, or as it is.
    }
  }
}

/** Takes off what paper has no use for: links would bring the pages they lead to, and nothing may act in the folder. */
function trim(page: PDFPage): void {
  const { node } = page;
  for (const name of ['AA', 'B', 'Thumb', 'StructParents', 'Metadata', 'PieceInfo'])
    node.delete(PDFName.of(name));
  const annotations = node.Annots();
  if (!(annotations instanceof PDFArray)) return;
  for (let index = annotations.size() - 1; index >= 0; index -= 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict) || annotation.get(PDFName.of('Subtype')) === PDFName.of('Link')) {
      annotations.remove(index);
      continue;
    }
    for (const name of ['A', 'AA', 'Popup', 'Parent']) annotation.delete(PDFName.of(name));
  }
}

/** Makes the sheet of a page that of the folder. */
function lay(page: PDFPage, sheet: Book['sheet']): void {
  const box = page.getCropBox();
  if (!(box.width > 1 && box.height > 1)) throw new Error('a page without room');
  const { scale, x, y, width, height } = fitOnSheet(box, sheet);
  if (scale < 1) {
    page.scaleContent(scale, scale);
    page.scaleAnnotations(scale, scale);
  }
  for (const name of ['BleedBox', 'TrimBox', 'ArtBox', 'UserUnit']) page.node.delete(PDFName.of(name));
  page.setMediaBox(x, y, width, height);
  page.setCropBox(x, y, width, height);
}

/** Around a picture: what a printer cannot reach. */
const edge = 24;

/**
 * Puts a JPG, the right way up, on a sheet of its own at the end.
 * @throws FileNotPut; then nothing was put.
 */
export async function putPicture(book: Book, jpeg: Uint8Array): Promise<number> {
  try {
    const picture = await book.pdf.embedJpg(jpeg);
    const place = placePicture(picture, book.sheet, edge);
    addSheet(book).drawImage(picture, place);
    // Now, so that what was read of it can be forgotten.
    await picture.embed();
    return 1;
  } catch (cause) {
    throw new FileNotPut('damaged', { cause });
  }
}
