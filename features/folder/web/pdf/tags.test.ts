import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/a-pdf.ts';
import { drawingSettings, drawsPages } from '#tests/support/draw-pages.ts';
import { aJpeg, aPdf } from '#tests/support/sample-files.ts';
import { folderTexts } from '../../texts.ts';
import { makeFolder } from '../make-folder.ts';

drawsPages();

const { sheets, problems } = folderTexts;
/** A page of which nothing can be read. */
const scan = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Contents 4 0 R >>',
  streamOf(Buffer.from('0 0 300 300 re f')),
]);
const contents: Record<string, Buffer> = {
  'lease.pdf': aPdf(2),
  'scan.pdf': scan,
  'photo.jpg': aJpeg(),
  'letter.docx': Buffer.from('PK'),
};
const types = { pdf: 'application/pdf', jpg: 'image/jpeg', docx: 'application/msword' };

async function aFolder() {
  const files = Object.keys(contents).map((file_name) => {
    const file_type = types[file_name.split('.')[1] as keyof typeof types];
    return { id: file_name, file_name, file_type };
  });
  const { bytes } = await makeFolder(
    {
      sections: [
        { tab: 'passport', files },
        { tab: 'birth-certificate', files: [] },
      ],
      byHand: ['bring-photos'],
      name: 'Ruth Abernathy',
      day: 'Monday, March 8, 2027',
      place: undefined,
      where: ['Where: San Francisco.'],
      made: 'today',
      size: 'letter',
      counter: true,
    },
    {
      load: async ({ file_name }) => new Blob([new Uint8Array(contents[file_name] ?? [])]),
      jpegOf: async (picture) => picture,
      onFile: () => {},
      signal: new AbortController().signal,
    },
  );
  return getDocument({ ...drawingSettings, data: bytes });
}

interface Node {
  role?: string;
  type?: string;
  id?: string;
  lang?: string;
  alt?: string;
  children?: Node[];
}

/** What a screen reader reads of a page, an indent for each level, and all text that is on it and no decoration. */
async function readPage(page: PDFPageProxy): Promise<{ read: string[]; words: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byMark = new Map<string | undefined, string>();
  const open: { tag?: string; id?: string }[] = [];
  let words = '';
  for (const item of items) {
    if ('str' in item) {
      const at = open.findLast(({ id, tag }) => id || tag === 'Artifact');
      byMark.set(at?.id, `${byMark.get(at?.id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      if (at?.tag !== 'Artifact') words += `${item.str} `;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item);
  }
  const read: string[] = [];
  const walk = ({ role, type, id, lang, alt, children = [] }: Node, depth: number) => {
    if (type === 'content') read.push(`${' '.repeat(depth)}"${byMark.get(id)?.trim() ?? ''}"`);
    else read.push(`${' '.repeat(depth)}${[role, lang, alt].filter(Boolean).join(' ')}`);
    for (const child of children) walk(child, depth + 1);
  };
  const tree = (await page.getStructTree()) as Node | null;
  for (const child of tree?.children?.[0]?.children ?? []) walk(child, 0);
  return { read, words: plain(words) };
}

const plain = (text: string) => text.replaceAll(/\s+/g, '');

async function readAll() {
  const loading = await aFolder();
  const file = await loading.promise;
  try {
    const pages = [];
    for (let number = 1; number <= file.numPages; number += 1)
      pages.push(await readPage(await file.getPage(number)));
    const { info } = await file.getMetadata();
    return { pages, info: info as Record<string, unknown>, marked: (await file.getMarkInfo()) as unknown };
  } finally {
    await loading.destroy();
  }
}

test('screen readers read every sheet of ours in its order, with headings and lists', async () => {
  const { pages, info, marked } = await readAll();
  // The library's types call this map an object.
  expect(marked).toEqual(new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })));
  expect(info).toMatchObject({ Title: sheets.title, Language: 'en-US' });
  for (const { read, words } of pages) {
    const said = read.filter((line) => line.trim().startsWith('"')).map((line) => line.trim().slice(1, -1));
    expect(plain(said.join(''))).toBe(words);
  }
  const roles = pages.map(({ read }) =>
    read.filter((line) => /^\s*H\d/.test(line)).map((line) => line.trim()),
  );
  // Cover, list, passport, its four files, birth certificate, counter.
  expect(roles.map(String)).toEqual(['H1,H2', 'H2,H3,H3', 'H2', '', '', '', '', 'H3', 'H2', 'H2']);
  expect(pages[0]?.read.slice(0, 8)).toEqual([
    'Sect',
    ' H1',
    `  "${sheets.cover.title}"`,
    ' P pt-PT',
    `  "${sheets.cover.other}"`,
    ' P',
    '  Span',
    `   "${sheets.cover.name}"`,
  ]);
  expect(pages[2]?.read.slice(1, 10)).toEqual([
    ' H2',
    '  Span',
    '   "1"',
    '  Span',
    '   "Passport"',
    ' P pt-PT',
    '  "Passaporte"',
    ' L',
    '  LI',
  ]);
});

test('papers are read as they are written, and what only shows a picture by its name', async () => {
  const { pages } = await readAll();
  expect(pages[3]?.read).toEqual(['Sect', ' P', '  "Page 1"']);
  expect(pages[5]?.read).toEqual(['Sect', ' Figure scan.pdf, page 1 of 1', '  ""']);
  expect(pages[6]?.read).toEqual(['Sect', ' Figure photo.jpg', '  ""']);
  expect(pages[7]?.read.join()).toContain(problems.word);
});
