import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { BringItemId } from '#features/bring/rules.ts';
import type { DocumentRow } from '#features/documents/contract.ts';
import { isWhole } from '#features/documents/rules/whole-picture.ts';
import { type FolderSection, type FolderTab, folderKindOf, numberFolder, type PaperSize } from '../rules.ts';
import { folderTexts } from '../texts.ts';
import type { PutView } from './compare/same-pages.ts';
import { FileNotPut, type FileProblem } from './file-problem.ts';
import { addSheet, type Book, openBook } from './pdf/book.ts';
import { drawList, listLength } from './pdf/draw-list.ts';
import { putPdf, putPicture } from './pdf/put-file.ts';
import { drawAlone, drawCounter, drawCover, drawDivider } from './pdf/sheets.ts';
import { addTags } from './pdf/tags.ts';

const texts = folderTexts.sheets;

/** What of a document the folder needs. */
export type FolderFile = Pick<DocumentRow, 'id' | 'file_name' | 'file_type'>;

export interface FolderOrder {
  sections: readonly FolderSection<FolderFile>[];
  /** What else to bring, without a file. */
  byHand: readonly BringItemId[];
  name: string;
  /** The day of the appointment in words, where one is saved. */
  day: string | undefined;
  /** Where the papers are handed in, where we know it. */
  place: string | undefined;
  /** What we know of that place, with its sources. */
  where: readonly string[];
  /** Today, in words. */
  made: string;
  size: PaperSize;
  counter: boolean;
}

export interface FolderTools {
  /** The bytes of a file. Throws `FileNotPut` for one that is gone; whatever else it throws ends the work. */
  load: (file: FolderFile) => Promise<Blob>;
  /** A JPG of a picture, the right way up and of a size for paper. Throws for one that cannot be read. */
  jpegOf: (picture: Blob) => Promise<Blob>;
  /** Pages of a file that are put in as pictures, by their index, because they hold what nobody sees. */
  drawnOf?: (file: FolderFile) => ReadonlyMap<number, Blob> | undefined;
  /** Before each file, counted from 1; 0 once all are there. Awaited, so that the screen can be drawn meanwhile. */
  onFile: (number: number) => unknown;
  signal: AbortSignal;
  /** Files that look different in the folder, by their `id`: they get a page that says so. */
  different?: ReadonlySet<string>;
}

/** A PDF in the folder, and where it is. */
interface PutFile {
  file: FolderFile;
  /** Its first page in the folder, counted from 1. */
  first: number;
  views: readonly PutView[];
}

export interface MadeFolder {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** The PDFs that are in it. */
  put: PutFile[];
  /** Files with a page that says to print them by themselves. */
  problems: { file: FolderFile; problem: FileProblem }[];
}

/** While it is written, the screen is drawn after so many objects; browsers let 4 ms pass each time. */
const objectsPerTick = 2000;

/**
 * Makes the appointment folder, one file after another: what is held at a time are two files and the pages made so far. A
 * file that cannot be put gets a page instead; a file that could not be loaded, or the signal, ends it.
 */
export async function makeFolder(order: FolderOrder, tools: FolderTools): Promise<MadeFolder> {
  const { sections, size, counter, where, byHand } = order;
  const book = await openBook(size, texts.title);
  const problems: MadeFolder['problems'] = [];
  const lengths = new Map<FolderFile, number>();
  const drawn = new Map<FolderFile, readonly PutView[]>();
  const dividers = new Map<FolderTab, PDFPage>();
  const read = readAhead(
    sections.flatMap(({ files }) => files),
    tools,
  );
  let number = 0;
  for (const { tab, files } of sections) {
    dividers.set(tab, addSheet(book));
    for (const file of files) {
      tools.signal.throwIfAborted();
      number += 1;
      await tools.onFile(number);
      const put = await putFile(book, file, { reading: read(), drawn: tools.drawnOf?.(file) });
      lengths.set(file, put.pages);
      if (put.views) drawn.set(file, put.views);
      if (put.problem) problems.push({ file, problem: put.problem });
    }
  }
  tools.signal.throwIfAborted();
  await tools.onFile(0);
  const after = counter ? 1 : 0;
  const pagesOf = (file: FolderFile) => lengths.get(file) ?? 0;
  const listed = listLength(book, {
    ...numberFolder(sections, { before: 0, after, pagesOf }),
    where,
    byHand,
  });
  const plan = numberFolder(sections, { before: 1 + listed, after, pagesOf });

  const cover = addSheet(book, 0);
  const list = Array.from({ length: listed }, (_, index) => addSheet(book, 1 + index));
  const named = plan.sections.map(({ tab }, index) => `${index + 1}. ${texts.tabs[tab].name}`);
  drawCover(book, cover, { ...order, inside: named });
  drawList(book, list, { ...plan, where, byHand });
  const places: { title: string; page: PDFPage }[] = [{ title: texts.title, page: cover }];
  if (list[0]) places.push({ title: texts.list.title, page: list[0] });
  for (const [index, section] of plan.sections.entries()) {
    const page = dividers.get(section.tab);
    if (!page) continue;
    drawDivider(book, page, { section, number: index + 1, count: plan.sections.length, total: plan.total });
    places.push({ title: named[index] ?? '', page });
  }
  if (counter) {
    const page = addSheet(book);
    drawCounter(book, page, order);
    places.push({ title: texts.counter.title, page });
  }
  addOutline(book.pdf, places);
  addTags(book.pdf, book.tags);
  const bytes = await book.pdf.save({ objectsPerTick, useObjectStreams: false });
  tools.signal.throwIfAborted();
  const put = plan.sections.flatMap(({ files }) =>
    files.flatMap(({ file, page }) => {
      const views = drawn.get(file);
      return views ? [{ file, first: page, views }] : [];
    }),
  );
  return { bytes, pages: plan.total, problems, put };
}

interface Put {
  pages: number;
  views?: readonly PutView[];
  problem?: FileProblem;
}

interface Source {
  reading: Promise<Uint8Array>;
  drawn: ReadonlyMap<number, Blob> | undefined;
}

async function putFile(book: Book, file: FolderFile, { reading, drawn }: Source): Promise<Put> {
  try {
    const bytes = await reading;
    if (folderKindOf(file.file_type) === 'picture') {
      await putPicture(book, bytes, file.file_name);
      return { pages: 1 };
    }
    const altOf = (page: number, count: number) => texts.pageOf(file.file_name, page, count);
    const views = await putPdf(book, bytes, { altOf, drawn });
    return { pages: views.length, views };
  } catch (error) {
    if (!(error instanceof FileNotPut)) throw error;
    const { problem } = error;
    drawAlone(book, addSheet(book), { fileName: file.file_name, problem });
    return { pages: 1, problem };
  }
}

/** Each file in turn, and the next one already while it is put in: browsers keep what is large elsewhere. */
function readAhead(files: readonly FolderFile[], tools: FolderTools): () => Promise<Uint8Array> {
  let at = 0;
  const begin = () => {
    const file = files[at];
    at += 1;
    const reading = file ? readFile(file, tools) : Promise.reject(new Error('there is no more file'));
    // Told when its turn comes.
    reading.catch(() => {});
    return reading;
  };
  let next = begin();
  return () => {
    const reading = next;
    next = begin();
    return reading;
  };
}

/** The bytes that are put in: of a PDF its own, of a picture those of its JPG. */
async function readFile(
  file: FolderFile,
  { load, jpegOf, signal, different }: FolderTools,
): Promise<Uint8Array> {
  const kind = folderKindOf(file.file_type);
  if (kind !== 'pdf' && kind !== 'picture') throw new FileNotPut(kind);
  if (different?.has(file.id)) throw new FileNotPut('different');
  const blob = await load(file);
  const bytes = kind === 'pdf' ? await bytesOf(blob) : await readPicture(blob, jpegOf);
  signal.throwIfAborted();
  return bytes;
}

async function readPicture(blob: Blob, jpegOf: FolderTools['jpegOf']): Promise<Uint8Array> {
  if (!isWhole(await bytesOf(blob))) throw new FileNotPut('cutOff');
  const jpeg = await jpegOf(blob).catch((cause: unknown) => {
    throw new FileNotPut('damaged', { cause });
  });
  return bytesOf(jpeg);
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Adds the list of places that readers of PDFs show beside the pages, and has it open. */
export function addOutline(
  { context, catalog }: PDFDocument,
  places: readonly { title: string; page: PDFPage }[],
): void {
  const outline = context.nextRef();
  const refs = places.map(() => context.nextRef());
  for (const [index, { title, page }] of places.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
    if (!ref) continue;
    const place = context.obj({ Parent: outline, Dest: [page.ref, 'Fit'] });
    place.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) place.set(PDFName.of('Prev'), before);
    if (after) place.set(PDFName.of('Next'), after);
    context.assign(ref, place);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const root = context.obj({ Type: 'Outlines' });
  root.set(PDFName.of('First'), first);
  root.set(PDFName.of('Last'), last);
  root.set(PDFName.of('Count'), PDFNumber.of(places.length));
  context.assign(outline, root);
  catalog.set(PDFName.of('Outlines'), outline);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
