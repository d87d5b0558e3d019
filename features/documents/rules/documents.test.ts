import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptFor, extensionOf, extensionsFor, fileProblem, mediaTypeOf, megabyte } from './documents.ts';

const limits = { max_file_size: 10, allowed_file_types: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] };

test('takes the allowed kinds, whatever the case of their ending', () => {
  for (const name of ['birth.pdf', 'BIRTH.PDF', 'my.photo.JPeG', 'letter.docx', '.hidden.png'])
    expect(fileProblem({ name, size: 1 }, limits)).toBeUndefined();
});

test('refuses other kinds, files without an ending and endings in the middle', () => {
  for (const name of ['budget.xlsx', 'pdf', '.pdf', 'a.pdf.exe', 'a.', 'a.pdf '])
    expect(fileProblem({ name, size: 1 }, limits)).toBe('type_not_allowed');
});

test('a NIF document is a PDF or a picture, as far as the settings allow these', () => {
  expect(extensionsFor('nif-document', limits.allowed_file_types)).toEqual(['.pdf', '.jpg', '.jpeg', '.png']);
  expect(extensionsFor('nif-document', ['.PDF', '.docx'])).toEqual(['.PDF']);
  expect(extensionsFor(null, limits.allowed_file_types)).toEqual(limits.allowed_file_types);
});

test('file dialogs offer what is taken by type and ending, what becomes a JPG, and what has no ending', () => {
  expect(acceptFor(['.pdf', '.JPG', '.jpeg', '.docx']).split(',')).toEqual([
    ...['application/pdf', '.pdf', 'image/jpeg', '.JPG', 'image/jpeg', '.jpeg'],
    ...['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '.docx'],
    ...['image/*', '.heic', '.heif', 'application/octet-stream'],
  ]);
  expect(acceptFor(['.pdf'])).toBe('application/pdf,.pdf,application/octet-stream');
});

test('10 MB is allowed, one byte more is not, nothing at all is not', () => {
  expect(fileProblem({ name: 'a.pdf', size: 10 * megabyte }, limits)).toBeUndefined();
  expect(fileProblem({ name: 'a.pdf', size: 10 * megabyte + 1 }, limits)).toBe('too_large');
  expect(fileProblem({ name: 'a.pdf', size: 0 }, limits)).toBe('empty');
});

test('names are kept up to 255 characters', () => {
  expect(fileProblem({ name: `${'a'.repeat(251)}.pdf`, size: 1 }, limits)).toBeUndefined();
  expect(fileProblem({ name: `${'a'.repeat(252)}.pdf`, size: 1 }, limits)).toBe('name_too_long');
});

test('an extension is lower case, begins with the last dot and is never the whole name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const extension = extensionOf(name);
      expect(extension === '' || extension.startsWith('.')).toBe(true);
      expect(extension.indexOf('.', 1)).toBe(-1);
      expect(extension.length).toBeLessThan(Math.max(1, name.toLowerCase().length));
    }),
  );
});

test('the media type follows from the ending alone', () => {
  expect(mediaTypeOf('A.JPEG')).toBe('image/jpeg');
  expect(mediaTypeOf('a.svg')).toBeUndefined();
  expect(mediaTypeOf('constructor')).toBeUndefined();
});
