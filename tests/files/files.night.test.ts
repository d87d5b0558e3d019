import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemProgram } from '#tests/support/system-program.ts';
import { drawings } from './drawings.ts';
import { fieldsAndNotes } from './fields-and-notes.ts';
import { type JudgedPicture, judgePicture, mostApart } from './judge-picture.ts';
import { makePictures } from './make-pictures.ts';
import { pagesAndBytes } from './pages-and-bytes.ts';
import { mostMemory, openProduct, type Product } from './product-in-browser.ts';
import { fetchPublicFiles } from './public-files.ts';
import { reportOf } from './report.ts';
import { makeByTool } from './tools-pdfs.ts';
import { isSilentlyDifferent, type JudgedPdf, judgePdf, onPurpose } from './try-files.ts';

/**
 * A corpus of PDFs and pictures goes through the product's own code in Chromium, from the choice of a file to the folder's
 * pages, and programs of others judge what comes out. RESULT=docs/results/files.md notes it; CORPUS names a folder that
 * keeps the files; ONLY=pdfs or ONLY=pictures does half of it.
 */
const needed = {
  pdftoppm: 'poppler-utils',
  mutool: 'mupdf-tools',
  qpdf: 'qpdf',
  gs: 'ghostscript',
  img2pdf: 'img2pdf',
  convert: 'imagemagick',
  'heif-enc': 'libheif-examples',
  soffice: 'libreoffice-nogui',
};
type Program = keyof typeof needed;

const folder = process.env.CORPUS ?? mkdtempSync(join(tmpdir(), 'rumo-files-'));
/** What is not in the corpus, and why. */
const missing: string[] = [];
const pdfs: JudgedPdf[] = [];
const pictures: JudgedPicture[] = [];
let has: Record<Program, boolean>;
let product: Product;

beforeAll(async () => {
  has = Object.fromEntries(
    Object.entries(needed).map(([program, debianPackage]) => {
      const found = systemProgram(program, debianPackage);
      if ('missing' in found) missing.push(found.missing);
      return [program, 'path' in found];
    }),
  ) as Record<Program, boolean>;
  product = await openProduct(folder);
}, 1_200_000);

afterAll(async () => {
  await product?.close();
  if (process.env.RESULT)
    writeFileSync(
      process.env.RESULT,
      reportOf({ pdfs, pictures, missing, idle: product.idle(), browser: product.version() }),
    );
  if (!process.env.CORPUS) rmSync(folder, { recursive: true });
});

/** Makes a part of the corpus once, and returns its files. */
function partOf(name: string, make: (into: string) => string[]): string[] {
  const into = join(folder, name);
  const log = join(folder, `${name}.made`);
  if (globSync(log).length === 0) {
    mkdirSync(into, { recursive: true });
    const left = make(into);
    missing.push(...left);
    writeFileSync(log, left.join('\n'));
  }
  return globSync('**/*', { cwd: into, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:folder|bare)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

test.skipIf(process.env.ONLY === 'pictures')(
  'no page of a PDF is silently another on paper',
  async (context) => {
    if (!(has.pdftoppm && has.mutool && has.qpdf)) return context.skip(missing.join('; '));
    const own = partOf('own', (into) => {
      for (const [name, bytes] of Object.entries({ ...pagesAndBytes(), ...fieldsAndNotes(), ...drawings() }))
        writeFileSync(join(into, name), bytes);
      return [];
    });
    const tools = (['qpdf', 'gs', 'img2pdf', 'soffice'] as const)
      .filter((tool) => has[tool] && (tool !== 'img2pdf' || has.convert))
      .flatMap((tool) => partOf(tool, (into) => makeByTool(tool, into)));
    const others = partOf('public', fetchPublicFiles);
    for (const path of [...own, ...tools, ...others].filter((name) => /\.pdf$/i.test(name)))
      pdfs.push(await judgePdf(product, path));
    const named = (wrong: (one: JudgedPdf) => unknown) => pdfs.filter(wrong).map(({ name }) => name);
    expect(named(({ tried }) => tried.crash)).toEqual([]);
    expect(named((one) => isSilentlyDifferent(one) && !onPurpose[one.name])).toEqual([]);
    expect(named(({ tried, opens }) => tried.refused && tried.viewed && opens)).toEqual([]);
    expect(named(({ tried }) => tried.peak >= mostMemory)).toEqual([]);
    expect(pdfs.length).toBeGreaterThanOrEqual(300);
  },
);

test.skipIf(process.env.ONLY === 'pdfs')('no picture is silently another on paper', async (context) => {
  if (!(has.pdftoppm && has.convert && has['heif-enc'])) return context.skip(missing.join('; '));
  for (const path of partOf('pictures', makePictures).filter((name) => !name.includes('/sources/')))
    pictures.push(await judgePicture(product, path));
  const named = (wrong: (one: JudgedPicture) => unknown) => pictures.filter(wrong).map(({ name }) => name);
  expect(named(({ tried }) => tried.crash)).toEqual([]);
  expect(named(({ tried, apart = 0 }) => !tried.problem && apart > mostApart)).toEqual([]);
  expect(named(({ tried, frames }) => tried.refused && tried.viewed && frames > 0)).toEqual([]);
  expect(named(({ tried }) => tried.peak >= mostMemory)).toEqual([]);
  expect(pictures.length).toBeGreaterThanOrEqual(150);
});
