import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { hostileNames } from '#tests/support/hostile-names.ts';
import { readFolder } from '#tests/support/read-folder.ts';
import { aDocx, aJpeg, aPdf, lockedPdf } from '#tests/support/sample-files.ts';
import { type FolderSection, planFolder } from '../rules.ts';
import { folderTexts } from '../texts.ts';
import { FileNotPut } from './file-problem.ts';
import { type FolderFile, type FolderOrder, type FolderTools, makeFolder } from './make-folder.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', docx: word };
const { sheets, problems } = folderTexts;

/** Makes a folder of files that stand under the six papers in turn, and reads it. */
async function folderOf(
  contents: Record<string, Buffer>,
  { order, tools }: { order?: Partial<FolderOrder>; tools?: Partial<FolderTools> } = {},
) {
  const files = Object.keys(contents).map((file_name, index): FolderFile => {
    const file_type = types[file_name.split('.').at(-1) ?? ''] ?? 'text/plain';
    return { id: `${index}`, file_name, file_type };
  });
  const sections: FolderSection<FolderFile>[] = requiredDocuments.map((tab, index) => ({
    tab,
    files: files.filter((_, number) => number % 6 === index),
  }));
  const told: number[] = [];
  const made = await makeFolder(
    {
      sections,
      byHand: ['bring-photos'],
      name: 'Ruth Abernathy',
      day: 'Monday, March 8, 2027',
      place: 'At the visa center of VFS for San Francisco.',
      where: ['Who takes your papers: The Portuguese consulate in San Francisco.'],
      made: 'November 24, 2026',
      size: 'letter',
      counter: true,
      ...order,
    },
    {
      load: async ({ file_name }) => new Blob([new Uint8Array(contents[file_name] ?? [])]),
      jpegOf: async (picture) => picture,
      onFile: (number) => told.push(number),
      signal: new AbortController().signal,
      ...tools,
    },
  );
  return { ...made, told, ...(await readFolder(made.bytes)) };
}

const pageWith = (texts: readonly string[], words: string) =>
  texts.findIndex((text) => text.includes(words)) + 1;

test.each(['Wednesday, December 1, 2027', 'quarta-feira, 29 de setembro de 2027'])(
  'the day on the cover is whole, however long: %s',
  async (day) => {
    for (const size of ['letter', 'a4'] as const)
      expect((await folderOf({}, { order: { day, size } })).texts[0]).toContain(day);
  },
);

test('a folder is a cover, a tick list, a divider before each paper, the papers, and the sheet for the counter', async () => {
  const folder = await folderOf({ 'passport.pdf': aPdf(2), 'record.jpg': aJpeg(), 'birth.pdf': aPdf(3) });
  const { texts, pages, outline } = folder;
  // Cover, list, six dividers, six pages of papers, counter.
  expect(texts).toHaveLength(15);
  expect(pages).toBe(15);
  expect(folder.problems).toEqual([]);
  expect(texts[0]).toContain('At the visa center of VFS for San Francisco.');
  expect(texts[1]).toContain('Who takes your papers: The Portuguese consulate in San Francisco.');
  expect(folder.told).toEqual([1, 2, 3, 0]);
  expect(texts[0]).toContain('Ruth Abernathy');
  expect(texts[0]).toContain('Monday, March 8, 2027');
  expect(texts[1]).toContain('1. Passport passport.pdf, 2 pages');
  expect(texts[1]).toContain('pages 3-5');
  expect(texts[1]).toContain('page 12');
  expect(texts[1]?.split(sheets.list.missing)).toHaveLength(4);
  expect(texts[2]).toContain('Passport Passaporte');
  expect(texts[2]).toContain('Page 3 of 15');
  expect(texts.slice(3, 5)).toEqual(['Page 1', 'Page 2']);
  expect(texts[11]).toContain(sheets.divider.none);
  expect(texts[14]).toContain('Tenho marcação para hoje');
  expect(outline).toEqual([
    { title: 'Appointment folder', page: 1 },
    { title: 'Tick list', page: 2 },
    { title: '1. Passport', page: 3 },
    { title: '2. Criminal record', page: 6 },
    { title: '3. Birth certificate', page: 8 },
    { title: '4. Proof of income', page: 12 },
    { title: '5. Health insurance', page: 13 },
    { title: '6. Accommodation proof', page: 14 },
    { title: 'For the counter', page: 15 },
  ]);
});

test('what cannot be in it has a page that names it, and everything else is there', async () => {
  const cut = aPdf(3).subarray(0, 300);
  const folder = await folderOf(
    {
      'locked.pdf': lockedPdf(),
      'cut.pdf': cut,
      'letter.docx': aDocx(),
      'no picture.jpg': Buffer.from('no picture'),
      'gone.pdf': aPdf(1),
      'good.pdf': aPdf(2),
      'odd.xyz': Buffer.from('?'),
      'empty.pdf': Buffer.alloc(0),
    },
    {
      tools: {
        load: async ({ file_name }) => {
          if (file_name === 'gone.pdf') throw new FileNotPut('gone');
          const contents: Record<string, Buffer> = {
            'locked.pdf': lockedPdf(),
            'cut.pdf': cut,
            'good.pdf': aPdf(2),
          };
          return new Blob([new Uint8Array(contents[file_name] ?? Buffer.from('no picture'))]);
        },
      },
    },
  );
  expect(Object.fromEntries(folder.problems.map(({ file, problem }) => [file.file_name, problem]))).toEqual({
    'locked.pdf': 'locked',
    'cut.pdf': 'damaged',
    'letter.docx': 'word',
    'no picture.jpg': 'damaged',
    'gone.pdf': 'gone',
    'odd.xyz': 'other',
    'empty.pdf': 'damaged',
  });
  const at = pageWith(folder.texts, problems.locked);
  expect(folder.texts[at - 1]).toContain('locked.pdf');
  expect(folder.texts[pageWith(folder.texts, problems.word) - 1]).toContain('letter.docx');
  expect(pageWith(folder.texts, 'Page 2')).toBeGreaterThan(0);
});

test('what a bank locked against changes is in it, because it opens without a password', async () => {
  const bank = await PDFDocument.load(aPdf(2));
  bank.encrypt({ ownerPassword: 'of the bank', userPassword: '' });
  const folder = await folderOf({ 'statement.pdf': Buffer.from(await bank.save()) });
  expect(folder.problems).toEqual([]);
  expect(folder.texts).toContain('Page 2');
});

test('what is cut off is not put in as empty sheets', async () => {
  const hollow = aPdf(2).toString('latin1').replace('/Contents 7 0 R', '/Contents 9 0 R');
  const made = await folderOf({ 'hollow.pdf': Buffer.from(hollow, 'latin1') });
  expect(made.problems.map(({ problem }) => problem)).toEqual(['damaged']);
  const whole = aPdf(6);
  for (const share of [0.3, 0.5, 0.7]) {
    const { problems } = await folderOf({ 'cut.pdf': whole.subarray(0, whole.length * share) });
    expect(problems.map(({ problem }) => problem)).toEqual(['damaged']);
  }
});

test('what was typed into a form is on its page', async () => {
  const form = await PDFDocument.create();
  const field = form.getForm().createTextField('name');
  field.addToPage(form.addPage([612, 792]), { x: 50, y: 700, width: 300, height: 30 });
  field.setText('Typed by Ruth');
  const folder = await folderOf({ 'form.pdf': Buffer.from(await form.save()) });
  expect(folder.texts[3]).toContain('Typed by Ruth');
});

test('every page has the size of the sheet, and one that lies on its side lies', async () => {
  const mixed = await PDFDocument.create();
  mixed.addPage([595, 842]).drawText('upright');
  mixed.addPage([1684, 1190]).drawText('lying');
  mixed.addPage([200, 300]).drawText('small');
  const turned = await PDFDocument.create();
  const page = turned.addPage([842, 595]);
  page.setRotation({ type: 'degrees', angle: 90 } as never);
  const files = {
    'mixed.pdf': Buffer.from(await mixed.save()),
    'turned.pdf': Buffer.from(await turned.save()),
  };
  const { sizes } = await folderOf(files);
  expect(sizes.slice(3, 6)).toEqual([
    [612, 792],
    [792, 612],
    [612, 792],
  ]);
  expect(sizes[7]).toEqual([612, 792]);
  const a4 = await folderOf(files, { order: { size: 'a4' } });
  expect(a4.sizes[0]).toEqual([595, 842]);
  expect(a4.sizes[4]).toEqual([842, 595]);
});

test('no name of a file or a person breaks it', async () => {
  const files = hostileNames.map(
    (file_name, index): FolderFile => ({ id: `${index}`, file_name, file_type: word }),
  );
  const sections = planFolder([{ tab: 'passport' as const, files }], new Set(files.map(({ id }) => id)));
  for (const name of ['Nguyễn Thị Łucja', '山田太郎', '\u202eabc\0', 'x'.repeat(400), '']) {
    const folder = await folderOf({}, { order: { sections, name } });
    expect(folder.pages).toBe(folder.texts.length);
    expect(folder.problems).toHaveLength(files.length);
  }
});

test('a name in other letters is left for the pen, and one with foreign accents keeps what it can', async () => {
  expect((await folderOf({}, { order: { name: '山田太郎' } })).texts[0]).not.toContain('?');
  expect((await folderOf({}, { order: { name: 'Nguyễn Łucja' } })).texts[0]).toContain('Nguyên Lucja');
});

test('a long list goes on on another sheet, and the numbers still fit', async () => {
  const files = Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`statement ${n}.pdf`, aPdf(1)]));
  const { texts, outline, pages } = await folderOf(files, { order: { counter: false } });
  expect(texts[2]).toContain(sheets.list.more);
  expect(pages).toBe(texts.length);
  for (const { title, page } of outline.filter(({ title }) => /^\d/.test(title)))
    expect(texts[page - 1]).toContain(title.replace(/^\d\. /, ''));
});

test('stopped, it makes nothing', async () => {
  const stop = new AbortController();
  const stopped = folderOf(
    { 'a.pdf': aPdf(1), 'b.pdf': aPdf(1) },
    {
      tools: { signal: stop.signal, onFile: (number) => number === 2 && stop.abort(new Error('stopped')) },
    },
  );
  await expect(stopped).rejects.toThrow('stopped');
});

test('a PDF with more pages than anybody takes along has a page in its place', async () => {
  const folder = await folderOf({ 'book.pdf': aPdf(301) });
  expect(folder.problems.map(({ problem }) => problem)).toEqual(['long']);
});

test('a picture that is cut off has a page that says so, and no strip of it is printed', async () => {
  const folder = await folderOf({ 'scan.jpg': aJpeg().subarray(0, -3) });
  expect(folder.problems.map(({ problem }) => problem)).toEqual(['cutOff']);
  expect(folder.texts[pageWith(folder.texts, problems.cutOff) - 1]).toContain('scan.jpg');
});
