import { type HostileFile, hostilePdfFiles } from './hostile-pdf-files.ts';
import { aContainer } from './old-word-files.ts';
import { aDoc, aDocx, aJpeg, aPng, aZip, wordParts } from './sample-files.ts';

const relation = (type: string, more: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${more}/></Relationships>`;
const field = (xml: string) => aDocx(`</w:t></w:r><w:r>${xml}</w:r><w:r><w:t>`);

const hostileWordFiles: HostileFile[] = [
  { what: 'an old Word file', name: 'a.doc', bytes: aDoc, finding: 'old_word' },
  {
    what: 'an old Word file with macros',
    name: 'a.doc',
    bytes: () => aContainer('WordDocument', 'Macros', 'VBA'),
    finding: 'macros',
  },
  {
    what: 'a spreadsheet under the name of an old Word file',
    name: 'a.doc',
    bytes: () => aContainer('Workbook'),
    refusal: 'spreadsheet',
  },
  {
    what: 'a Word file with macros whose types do not say so',
    name: 'a.docx',
    bytes: () => aZip([...wordParts(), ['word/vbaProject.bin', 'x']]),
    refusal: 'macros',
  },
  {
    what: 'a template from elsewhere, in letters written as numbers',
    name: 'a.docx',
    bytes: () =>
      aZip([
        ...wordParts(),
        [
          'word/_rels/settings.xml.rels',
          relation('attachedTemplate', 'Target="http://127.0.0.1:9/a.dotm" TargetMode="&#69;xternal"'),
        ],
      ]),
    finding: 'fetches',
  },
  {
    what: 'a program as a field, in two pieces',
    name: 'a.docx',
    bytes: () =>
      field('<w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO cmd "/c calc"</w:instrText>'),
    finding: 'launches',
  },
  {
    what: 'a program as a field of one tag, behind much else and a quotation',
    name: 'a.docx',
    bytes: () =>
      aDocx(
        `</w:t></w:r><w:fldSimple w:fldLock="${'0'.repeat(400)}" w:instr='"x" DDEAUTO cmd "/c calc"'/><w:r><w:t>`,
      ),
    finding: 'launches',
  },
  {
    what: 'another document inside, by its relation alone',
    name: 'a.docx',
    bytes: () =>
      aZip([
        ...wordParts(),
        ['word/_rels/document.xml.rels', relation('package', 'Target="media/image1.jpeg"')],
        ['word/media/image1.jpeg', 'PK'],
      ]),
    finding: 'embedded_files',
  },
  {
    what: 'a program as a field, in an alphabet of large machines',
    name: 'a.docx',
    bytes: () =>
      aZip(
        wordParts('</w:t></w:r><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r><w:r><w:t>').map(
          ([name, content]) =>
            [name, String(content).replace('version="1.0"', 'version="1.0" encoding="IBM037"')] as const,
        ),
      ),
    finding: 'unreadable',
  },
  {
    what: 'a program inside',
    name: 'a.docx',
    bytes: () => aZip([...wordParts(), ['word/embeddings/oleObject1.bin', 'MZ']]),
    finding: 'embedded_files',
  },
  {
    what: 'two parts of one name',
    name: 'a.docx',
    bytes: () => aZip([...wordParts(), ['word/Document.xml', '<other/>']]),
    finding: 'unreadable',
  },
  {
    what: 'a Word file that begins as a PDF does',
    name: 'a.docx',
    bytes: () => withFirstName(aDocx(), '%PDF-1.7'),
    refusal: 'other_content',
    contentDiffers: true,
  },
];

const hostilePictures: HostileFile[] = [
  {
    what: 'a photo of four billion pixels',
    name: 'a.jpg',
    bytes: () => {
      const photo = aJpeg();
      photo.fill(
        0xff,
        photo.indexOf(Buffer.from([0xff, 0xc0])) + 5,
        photo.indexOf(Buffer.from([0xff, 0xc0])) + 9,
      );
      return photo;
    },
    finding: 'huge_picture',
  },
  {
    what: 'a picture of 400 million pixels',
    name: 'a.png',
    bytes: () => {
      const picture = aPng();
      picture.writeUInt32BE(20_000, 16);
      picture.writeUInt32BE(20_000, 20);
      return picture;
    },
    finding: 'huge_picture',
  },
  {
    what: 'an archive behind a photo',
    name: 'a.jpg',
    bytes: () => Buffer.concat([aJpeg(), aZip([['a.exe', 'MZ']])]),
    finding: 'disguised',
  },
  {
    what: 'a web page behind a picture',
    name: 'a.png',
    bytes: () => Buffer.concat([aPng(), Buffer.from('<html><script>alert(1)</script></html>')]),
    finding: 'disguised',
  },
];

export const hostileFiles: readonly HostileFile[] = [
  ...hostilePdfFiles,
  ...hostileWordFiles,
  ...hostilePictures,
];

/** Gives an archive's first entry another name of the same length at the front, where only its beginning is looked at. */
function withFirstName(file: Buffer, name: string): Buffer {
  const changed = Buffer.from(file);
  changed.write(name, 30, 'latin1');
  return changed;
}
