import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRef,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { fitOnSheet, placePicture } from '../../rules.ts';
import type { PutView } from '../compare/same-pages.ts';
import { FileNotPut } from '../file-problem.ts';
import { type Shown, shownAnnotations } from './annotations.ts';
import { addSheet, type Book } from './book.ts';
import { wordsOf } from './field-value.ts';
import { addLayers, readLayers } from './layers.ts';
import { pageForm } from './page-form.ts';
import { readPages, type SourcePage } from './page-tree.ts';
import { aroundTagged, drawTagged } from './tags.ts';
import { ontoSheet, seenSize } from './visible-box.ts';

/** More pages than anybody takes to a counter; 10 MB of empty ones would be 100,000 and stop the browser. */
const mostPages = 300;

/** A file of 10 MB has fewer objects. */
const farAway = 10_000_000;

interface Putting {
  /** What a page is that cannot be read aloud, counted from 1. */
  altOf: (page: number, count: number) => string;
  /** Pages that are put in as pictures, by their index, JPGs of what is seen of them. */
  drawn?: ReadonlyMap<number, Blob>;
}

/**
 * Puts all pages of a PDF at the end, each on a sheet of the folder's size, as the viewer shows it: nothing outside its visible
 * box, no hidden layer or field, turned upright. Returns how each page is seen.
 * @throws FileNotPut; then nothing was put.
 */
export async function putPdf(
  book: Book,
  bytes: Uint8Array,
  { altOf, drawn: pictures }: Putting,
): Promise<PutView[]> {
  const source = await read(bytes);
  // Objects that are made here must not become those that the file names and has not.
  source.context.largestObjectNumber += farAway;
  try {
    refuse(source);
    const pages = readPages(source, mostPages);
    if (pages.length > mostPages) throw new FileNotPut('long');
    if (pages.length === 0) throw new FileNotPut('empty');
    const fields = await readFields(source);
    const hidden = readLayers(source);
    const drawn: Drawn[] = [];
    for (const [index, page] of pages.entries()) {
      const picture = pictures?.get(index);
      drawn.push({
        page,
        content: picture ? undefined : pageForm(source.context, page),
        picture: picture && (await embedded(book, picture)),
        annotations: shownAnnotations(source.context, page, fields),
        off: hidden.off,
        alt: altOf(index + 1, pages.length),
      });
    }
    const copier = PDFObjectCopier.for(source.context, book.pdf.context);
    addLayers(book.pdf, hidden, source, copier);
    for (const page of drawn) lay(book, page, copier);
    return drawn.map(({ page: { view, paper }, annotations: { own } }) => ({ view, paper, own }));
  } catch (cause) {
    if (cause instanceof FileNotPut) throw cause;
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

const nameIn = (dict: PDFDict | undefined, name: string) => dict?.lookup(PDFName.of(name));

/** Whole files of which the pages are not what they show. @throws FileNotPut */
function refuse({ catalog }: PDFDocument): void {
  if (nameIn(catalog, 'Collection') instanceof PDFDict) throw new FileNotPut('portfolio');
  const form = nameIn(catalog, 'AcroForm');
  if (!(form instanceof PDFDict && nameIn(form, 'XFA'))) return;
  const fields = nameIn(form, 'Fields');
  const generated = nameIn(catalog, 'NeedsRendering') === PDFBool.True;
  if (generated || !(fields instanceof PDFArray && fields.size() > 0)) throw new FileNotPut('xfa');
}

async function readFields(source: PDFDocument) {
  const form = nameIn(source.catalog, 'AcroForm');
  const drawsValues = form instanceof PDFDict && nameIn(form, 'NeedAppearances') === PDFBool.True;
  const font = await source.embedFont(StandardFonts.Helvetica);
  await font.embed();
  const style = form instanceof PDFDict ? wordsOf(nameIn(form, 'DA')) : '';
  return { font, style, drawsValues };
}

interface Drawn {
  page: SourcePage;
  content: PDFRef | undefined;
  /** In the place of its content. */
  picture: PDFRef | undefined;
  annotations: Shown;
  /** Layers that are not shown. */
  off: ReadonlySet<PDFRef>;
  /** What is said of it where nothing on it can be read. */
  alt: string;
}

/** Draws a page on a sheet of its own: its content, and what lies on it, cut at the visible box. */
function lay(
  book: Book,
  { page: { view, node, resources }, content, picture, annotations, off, alt }: Drawn,
  copier: PDFObjectCopier,
): void {
  const size = seenSize(view);
  if (!(size.width > 1 && size.height > 1)) throw new Error('a page without room');
  const { scale, x, y, width, height } = fitOnSheet({ x: 0, y: 0, ...size }, book.sheet);
  const place = ontoSheet(view, { scale, x: -x, y: -y });
  const sheet = book.pdf.addPage([width, height]);
  const { context } = book.pdf;
  const drawings = context.obj({});
  const layers = context.obj({});
  const [left, bottom, right, top] = view.box;
  // Tags that the file has of its own cannot be carried over: its text is read as it is written, and a scan by its name.
  const hasText = !picture && (nameIn(resources, 'Font') instanceof PDFDict || annotations.placed.length > 0);
  const [begin, end] = aroundTagged(book.tags, sheet, hasText ? 'P' : { role: 'Figure', alt });
  const parts = [begin];
  if (picture) {
    drawings.set(PDFName.of('Picture'), picture);
    parts.push(`q ${numbers([size.width * scale, 0, 0, size.height * scale, -x, -y])} cm /Picture Do Q`);
  }
  parts.push(`q ${numbers(place)} cm ${numbers([left, bottom, right - left, top - bottom])} re W n`);
  if (content) {
    drawings.set(PDFName.of('Page'), copier.copy(content));
    parts.push('/Page Do');
  }
  for (const [index, { form, matrix, layer }] of annotations.placed.entries()) {
    // Never shown, so its bytes stay behind too.
    if (layer instanceof PDFRef && off.has(layer)) continue;
    drawings.set(PDFName.of(`On${index}`), copier.copy(form));
    if (layer) layers.set(PDFName.of(`On${index}`), copier.copy(layer));
    const draw = `q ${numbers(matrix)} cm /On${index} Do Q`;
    parts.push(layer ? `/OC /On${index} BDC ${draw} EMC` : draw);
  }
  parts.push('Q', end);
  // How the page blends with the paper.
  const group = node.get(PDFName.of('Group'));
  if (group && !picture) sheet.node.set(PDFName.of('Group'), copier.copy(group));
  sheet.node.set(PDFName.of('Resources'), context.obj({ XObject: drawings, Properties: layers }));
  sheet.node.set(PDFName.of('Contents'), context.register(context.stream(parts.join('\n'))));
}

async function embedded({ pdf }: Book, picture: Blob): Promise<PDFRef> {
  const image = await pdf.embedJpg(await picture.arrayBuffer());
  await image.embed();
  return image.ref;
}

/** As the format writes numbers, which knows no exponent. */
const numbers = (all: readonly number[]) => all.map((number) => String(Number(number.toFixed(6)))).join(' ');

/** Around a picture: what a printer cannot reach. */
const edge = 24;

/**
 * Puts a JPG, the right way up, on a sheet of its own at the end. Returns where it is on the sheet, in points.
 * @throws FileNotPut; then nothing was put.
 */
export async function putPicture(
  book: Book,
  jpeg: Uint8Array,
  name: string,
): Promise<ReturnType<typeof placePicture>> {
  try {
    const picture = await book.pdf.embedJpg(jpeg);
    const place = placePicture(picture, book.sheet, edge);
    const sheet = addSheet(book);
    drawTagged(book.tags, sheet, { role: 'Figure', alt: name }, () => sheet.drawImage(picture, place));
    // Now, so that what was read of it can be forgotten.
    await picture.embed();
    return place;
  } catch (cause) {
    throw new FileNotPut('damaged', { cause });
  }
}
