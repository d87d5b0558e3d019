import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensionOf } from './documents.ts';
import { type FileKind, mediaTypeOfKind } from './file-kind.ts';
import { cleanName, isFitName, nameForType, withEnding } from './file-names.ts';

const nameForKind = (name: string, kind: FileKind, endings: readonly string[]) =>
  nameForType(name, mediaTypeOfKind(kind), endings);

const allowed = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'];

test('honest names in any script stay as typed', () => {
  for (const name of [
    'Certidão (2).pdf',
    '護照.png',
    'جواز سفر.pdf',
    'نامه\u200cها.pdf',
    "O'Neill & Sons.docx",
    '👩‍👩‍👧.jpg',
    '❤️.jpg',
    'a..b.pdf',
    'lease  v2.1 .pdf',
    '=1.pdf',
  ]) {
    expect(cleanName(name)).toBe(name);
    expect(isFitName(name)).toBe(true);
  }
});

test.each([
  ['\u200eWhatsApp Document 2026-01-02.pdf', 'WhatsApp Document 2026-01-02.pdf'],
  ['my\\file.pdf', 'my_file.pdf'],
  ['passport.pdf ', 'passport.pdf'],
  ['passport.pdf. . ', 'passport.pdf'],
  ['\u00a0 passport.pdf\u3000', 'passport.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
  ['..\\a.pdf', '_a.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['a\0\u0007.pdf', 'a.pdf'],
  ['a\tb\nc.pdf', 'a b c.pdf'],
  ['pass\u00ad\u200bport\ufeff.pdf', 'passport.pdf'],
  ['a\u2066\u2069\u061c\u200f.p\u200bdf', 'a.pdf'],
  ['\u3164.pdf', 'pdf'],
  ['Jose\u0301.pdf', 'José.pdf'],
  [' ... ', ''],
])('%j is known as %j', (typed, known) => {
  expect(cleanName(typed)).toBe(known);
});

test('a clean name is clean, and has no sign that turns it round', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const name = cleanName(typed);
      expect(cleanName(name)).toBe(name);
      expect(name).not.toMatch(/[\\\p{Cc}\p{Bidi_Control}\u200b\ufeff]|^[\s.]|[\s.]$/u);
    }),
  );
});

test('a path and half a letter cannot be stored', () => {
  for (const name of ['../../a.pdf', 'a/b.pdf', 'a\ud800.pdf'])
    expect(isFitName(cleanName(name))).toBe(false);
});

test.each([
  ['photo.jfif', 'jpeg', 'photo.jpg'],
  ['photo.JPEG', 'jpeg', 'photo.JPEG'],
  ['scan.jpeg.pdf', 'jpeg', 'scan.jpeg'],
  ['scan.jpg.pdf', 'jpeg', 'scan.jpg'],
  ['pdf-named.jpg', 'pdf', 'pdf-named.pdf'],
  ['docx-named.doc', 'docx', 'docx-named.docx'],
  ['old.docx', 'doc', 'old.doc'],
  ['statement', 'pdf', 'statement.pdf'],
  ['Lease v2.1', 'pdf', 'Lease v2.1.pdf'],
  ['statement.aspx', 'pdf', 'statement.aspx.pdf'],
  ['invoice.exe', 'pdf', 'invoice.exe.pdf'],
  ['pdf', 'pdf', 'pdf.pdf'],
  ['.pdf', 'pdf', '.pdf.pdf'],
] as const)('%s that is a %s is called %s', (name, kind, called) => {
  expect(nameForKind(name, kind, allowed)).toBe(called);
});

test('whatever a file is called, its new name says what it is', () => {
  const ending = fc.constantFrom('', '.pdf', '.JPG', '.jfif', '.heic', '.docx', '.2', '.exe', '.');
  const kind = fc.constantFrom('pdf' as const, 'jpeg' as const, 'png' as const, 'docx' as const);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), ending, kind, (stem, end, is) => {
      const name = nameForKind(`a${stem}${end}`, is, allowed) ?? '';
      const right = { pdf: ['.pdf'], jpeg: ['.jpg', '.jpeg'], png: ['.png'], docx: ['.docx'] }[is];
      expect(right).toContain(extensionOf(name));
      expect(nameForKind(name, is, allowed)).toBe(name);
    }),
  );
});

test('the settings decide which ending, and whether there is one', () => {
  expect(nameForKind('a.pdf', 'jpeg', ['.JPEG'])).toBe('a.jpeg');
  expect(nameForKind('a.docx', 'docx', ['.pdf'])).toBeUndefined();
  expect(nameForKind('a.heic', 'heic', allowed)).toBeUndefined();
  expect(withEnding('IMG_1.HEIC', '.jpg')).toBe('IMG_1.jpg');
});
