import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { AppError } from '#platform/server/app-error.ts';
import { aDoc, aDocx, aJpeg, aPdf, aPng, aZip, wordParts } from '#tests/support/sample-files.ts';
import { checkContent } from './upload-body.ts';

async function passes(content: Buffer, fileName: string, piece = 4096): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  }
  const parts: Uint8Array[] = [];
  for await (const part of checkContent(pieces(), fileName)) parts.push(part);
  return Buffer.concat(parts);
}

async function expectRefused(content: Buffer, fileName: string) {
  const refusal = await passes(content, fileName).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'file_type_not_allowed' });
  expect((refusal as AppError).message).toMatch(/^File type not allowed\. /);
}

const word = wordParts();
const [types, relations, body] = word as [(typeof word)[0], (typeof word)[0], (typeof word)[0]];
const photo: [string, Buffer] = ['word/media/image1.jpeg', randomBytes(600_000)];
const honest: [string, string, Buffer][] = [
  ['a PDF of many pages', 'a.pdf', aPdf(40)],
  ['a large PDF', 'A.PDF', aPdf(2, 900_000)],
  ['a photo', 'a.jpg', aJpeg()],
  ['a photo under its longer ending', 'a.jpeg', aJpeg()],
  ['a phone photo with a film behind it', 'a.JPG', aJpeg(500_000)],
  ['a picture', 'a.png', aPng(300)],
  ['an old Word file', 'a.doc', aDoc()],
  ['a Word file', 'a.docx', aDocx()],
  ['a Word file whose types come last', 'a.docx', aZip([relations, body, types])],
  ['a Word file with large pictures first', 'a.docx', aZip([photo, photo, body, relations, types])],
  ['a Word file with a large text', 'a.docx', aDocx(randomBytes(400_000).toString('hex'))],
];
test.each(honest)('%s passes whole', async (_, name, content) => {
  expect(await passes(content, name)).toEqual(content);
  expect(await passes(content, name, 100_003)).toEqual(content);
});

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const program = Buffer.concat([Buffer.from('MZ'), randomBytes(2000)]);
const spreadsheet = aZip([
  ['[Content_Types].xml', String(types[1]).replaceAll('wordprocessingml.document', 'spreadsheetml.sheet')],
  ['xl/workbook.xml', '<workbook/>'],
]);
const withMacros = aZip([
  [
    '[Content_Types].xml',
    String(types[1]).replace(
      /application[^"]*main\+xml/,
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    ),
  ],
  body,
]);
const hostile: [string, string, Buffer][] = [
  ['a web page as PDF', 'a.pdf', html],
  ['a web page as photo', 'a.jpg', html],
  ['a web page as Word file', 'a.docx', html],
  ['a web page as old Word file', 'a.doc', html],
  ['a web page before a PDF', 'a.pdf', Buffer.concat([html, aPdf()])],
  ['spaces before a web page before a PDF', 'a.pdf', Buffer.concat([Buffer.from('  \n'), html, aPdf()])],
  ['an SVG as picture', 'a.png', svg],
  ['an SVG with an XML line as picture', 'a.png', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])],
  ['an SVG as photo', 'a.jpeg', svg],
  ['a program as PDF', 'a.pdf', program],
  ['a program as photo', 'a.jpg', program],
  ['a program for Linux as Word file', 'a.docx', Buffer.concat([Buffer.from('\x7fELF'), randomBytes(500)])],
  ['a script as PDF', 'a.pdf', Buffer.from('#!/bin/sh\nid\n')],
  ['a photo as PDF', 'a.pdf', aJpeg()],
  ['a PDF as photo', 'a.jpg', aPdf()],
  ['a picture as photo', 'a.jpg', aPng()],
  ['a photo as picture', 'a.png', aJpeg()],
  ['a GIF as picture', 'a.png', Buffer.from('GIF89a;alert(1)//')],
  ['a web page behind the first bytes of a GIF', 'a.png', Buffer.concat([Buffer.from('GIF89a'), html])],
  ['a WebP as photo', 'a.jpg', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), randomBytes(50)])],
  [
    'an iPhone photo as JPEG',
    'a.jpg',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), randomBytes(50)]),
  ],
  ['an archive as Word file', 'a.docx', aZip([['readme.txt', 'hello']])],
  ['a Java archive as Word file', 'a.docx', aZip([['META-INF/MANIFEST.MF', 'Main-Class: A'], body])],
  ['an Android app as Word file', 'a.docx', aZip([['classes.dex', 'x'], body])],
  ['a spreadsheet as Word file', 'a.docx', spreadsheet],
  ['a Word file with macros', 'a.docx', withMacros],
  [
    'an archive that only says it is a Word file',
    'a.docx',
    aZip([[types[0], String(types[1]).replace('/word/', '/x/')]]),
  ],
  ['a new Word file under the old ending', 'a.doc', aDocx()],
  ['an old Word file under the new ending', 'a.docx', aDoc()],
  ['an archive as PDF', 'a.pdf', aZip([['a.pdf', aPdf()]])],
  [
    'a PDF inside an archive without compression',
    'a.pdf',
    Buffer.concat([Buffer.from('PK\x03\x04'), aPdf()]),
  ],
  ['rich text as old Word file', 'a.doc', Buffer.from('{\\rtf1 hello}')],
  ['PostScript as PDF', 'a.pdf', Buffer.from('%!PS-Adobe-3.0\n')],
  ['nothing but zeros', 'a.pdf', Buffer.alloc(300_000)],
  ['noise', 'a.png', randomBytes(300_000)],
  ['a single byte', 'a.pdf', Buffer.from('%')],
  ['the beginning of an archive', 'a.docx', aDocx().subarray(0, 20)],
  ['an archive with a huge entry', 'a.docx', aZip([['[Content_Types].xml', Buffer.alloc(50_000_000)]])],
];
test.each(hostile)('%s is refused', (_, name, content) => expectRefused(content, name));

test('a wrong file is refused before it has arrived whole', async () => {
  let taken = 0;
  async function* endless() {
    for (;;) {
      taken += 65_536;
      yield Buffer.alloc(65_536);
    }
  }
  const reading = (async () => {
    for await (const _ of checkContent(endless(), 'a.pdf'));
  })();
  await expect(reading).rejects.toThrow('File type not allowed');
  expect(taken).toBeLessThan(1_000_000);
});
