import { zipEntries } from '#features/documents/server/inspection/inspect-word.ts';
import { aZip } from './sample-files.ts';

/** A way to write the same file otherwise, which readers of such files put up with. */
export interface Disguise {
  what: string;
  /** How its name ends. */
  ending: RegExp;
  change(file: Buffer): Buffer;
  /** Sound files come like this, too: nothing may be found in one because of it. */
  isHonest?: true;
}

/** Changes what stands outside of streams, which are bytes and not words. */
const outsideStreams = (file: Buffer, change: (words: string) => string): Buffer =>
  Buffer.from(
    file
      .toString('latin1')
      .split(/(stream\r?\n[\s\S]*?endstream)/)
      .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
      .join(''),
    'latin1',
  );
const inNumbers = (name: string) =>
  `/${[...name].map((letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}`;

const pdf = /\.pdf$/;

/** Writes each part that is XML otherwise; an archive that cannot be read stays as it is. */
function eachPart(
  file: Buffer,
  change: (xml: string) => string | Buffer,
  name = (before: string) => before,
): Buffer {
  try {
    const parts = zipEntries(file).map((entry) => {
      const content = entry.read();
      return [name(entry.name), entry.isXml() ? change(content.toString('utf8')) : content] as const;
    });
    return aZip(parts);
  } catch {
    return file;
  }
}
const docx = /\.docx$/;
export const disguises: readonly Disguise[] = [
  {
    what: 'with 900 letters before it',
    ending: pdf,
    change: (file) => Buffer.concat([Buffer.alloc(900, 'from a mail\n'), file]),
  },
  {
    what: 'with another version before its own',
    ending: pdf,
    change: (file) => Buffer.concat([Buffer.from('%PDF-1.3\n'), file]),
  },
  {
    what: 'with each name written in numbers',
    ending: pdf,
    change: (file) =>
      outsideStreams(file, (words) => words.replaceAll(/\/([A-Za-z]+)/g, (_, name) => inNumbers(name))),
  },
  {
    what: 'with a comment before each name',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll(/ ?\//g, '%(\n/')),
  },
  {
    what: 'with a comment in place of each space',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll(' ', '%)\n')),
  },
  {
    what: 'with long comments behind each name',
    ending: pdf,
    change: (file) =>
      outsideStreams(file, (words) =>
        words.replaceAll(/\/[A-Za-z]+/g, (name) => `${name} %${' '.repeat(6_000)}\n`),
      ),
  },
  {
    what: 'with objects of a later generation',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll(/\b0 (R|obj)\b/g, '1 $1')),
  },
  {
    what: 'with lines that end as in the eighties',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll('\n', '\r')),
  },
  {
    what: 'with lines that end as on Windows',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll('\n', '\r\n')),
    isHonest: true,
  },
  {
    what: 'without a table of contents that can be found',
    ending: pdf,
    change: (file) => outsideStreams(file, (words) => words.replaceAll('startxref', 'startxxxx')),
    isHonest: true,
  },
  {
    what: 'with a line that says that it holds bytes',
    ending: pdf,
    change: (file) => {
      const line = file.indexOf('\n') + 1;
      return Buffer.concat([file.subarray(0, line), Buffer.from('%âãÏÓ\n', 'latin1'), file.subarray(line)]);
    },
    isHonest: true,
  },
  {
    what: 'with an update that changes nothing',
    ending: pdf,
    change: (file) => Buffer.concat([file, Buffer.from('\n9000 0 obj\nnull\nendobj\n%%EOF\n')]),
    isHonest: true,
  },
  {
    what: 'with empty lines behind it',
    ending: pdf,
    change: (file) => Buffer.concat([file, Buffer.alloc(600, '\r\n')]),
    isHonest: true,
  },
  {
    what: 'with a comment of the archive',
    ending: docx,
    change: (file) => {
      const comment = Buffer.from('from my scanner');
      const changed = Buffer.concat([file, comment]);
      changed.writeUInt16LE(comment.length, file.length - 2);
      return changed;
    },
    isHonest: true,
  },
  {
    what: 'with parts under other names',
    ending: docx,
    change: (file) =>
      eachPart(
        file,
        (xml) => xml.replaceAll('word/', 'papers/'),
        (name) => name.replace(/^word\//, 'papers/'),
      ),
    isHonest: true,
  },
  {
    what: 'with letters of 16 bits',
    ending: docx,
    change: (file) =>
      eachPart(file, (xml) =>
        Buffer.from(`\ufeff${xml.replace('version="1.0"', 'version="1.0" encoding="UTF-16"')}`, 'utf16le'),
      ),
    isHonest: true,
  },
  {
    what: 'with other quotation marks and much room',
    ending: docx,
    change: (file) =>
      eachPart(file, (xml) => xml.replaceAll(/ ([\w:]+)="([^"']*)"/g, `${' '.repeat(300)}$1\n =\t '$2'`)),
  },
  {
    what: 'with another word for its own namespace',
    ending: docx,
    change: (file) => eachPart(file, (xml) => xml.replaceAll(/(<\/?|xmlns:)w(?=[:=])/g, '$1text')),
    isHonest: true,
  },
  {
    what: 'with comments within words',
    ending: docx,
    change: (file) => eachPart(file, (xml) => xml.replaceAll(/(instrText[^>]*>.)/g, '$1<!-- -->')),
  },
  {
    what: 'with words of its fields as they are',
    ending: docx,
    change: (file) =>
      eachPart(file, (xml) => xml.replaceAll(/(instrText[^>]*>)([^<]*)/g, '$1<![CDATA[$2]]>')),
  },
  {
    what: 'with bytes before the archive',
    ending: docx,
    change: (file) => Buffer.concat([file.subarray(0, 4), Buffer.alloc(60), file]),
  },
  {
    what: 'with zeros behind it',
    ending: /\.(jpg|png|doc)$/,
    change: (file) => Buffer.concat([file, Buffer.alloc(64)]),
    isHonest: true,
  },
  {
    what: 'with letters behind it',
    ending: /\.(jpg|png|doc)$/,
    change: (file) => Buffer.concat([file, Buffer.alloc(64, 'SEFH')]),
  },
];
