import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveNames as archiveNamesIn, fitForFolders } from './archive-files.ts';

const archiveNames = (rows: Parameters<typeof archiveNamesIn>[0]) => archiveNamesIn(rows, 'en');
const file = (
  file_name: string,
  document_category: Parameters<typeof archiveNames>[0][number]['document_category'] = 'general',
  guide_item: 'nif-document' | null = null,
) => ({ file_name, document_category, guide_item });

test('files stand in folders by type', () => {
  expect(
    archiveNames([
      file('a.pdf', 'passport'),
      file('b.pdf', 'criminal-record'),
      file('c.pdf'),
      file('d.pdf', 'general', 'nif-document'),
    ]),
  ).toEqual(['Passport/a.pdf', 'Criminal record/b.pdf', 'General/c.pdf', 'NIF document/d.pdf']);
});

test('the same name twice in a folder is told apart, also where only capitals differ', () => {
  const rows = ['scan.pdf', 'SCAN.pdf', 'scan.pdf', 'scan (2).pdf', 'noending', 'noending'].map((name) =>
    file(name),
  );
  expect(archiveNames(rows)).toEqual([
    'General/scan.pdf',
    'General/SCAN (2).pdf',
    'General/scan (3).pdf',
    'General/scan (2) (2).pdf',
    'General/noending',
    'General/noending (2)',
  ]);
  expect(archiveNames(rows)).toEqual(archiveNames(rows));
  expect(archiveNames([file('scan.pdf', 'passport'), file('scan.pdf')])).toEqual([
    'Passport/scan.pdf',
    'General/scan.pdf',
  ]);
});

test('no name leads out of its folder or upsets Windows', () => {
  const names = [
    '../../etc/passwd.pdf',
    '..',
    'a:b?.pdf',
    'CON.pdf',
    'lpt1',
    'nul .pdf',
    'COM¹.pdf',
    'conout$',
    'contract.pdf',
    'dots...',
    '.hidden.pdf',
    'José.pdf',
  ];
  expect(archiveNames(names.map((name) => file(name)))).toEqual([
    'General/__.._etc_passwd.pdf',
    'General/_',
    'General/a_b_.pdf',
    'General/_CON.pdf',
    'General/_lpt1',
    'General/_nul .pdf',
    'General/_COM¹.pdf',
    'General/_conout$',
    'General/contract.pdf',
    'General/dots',
    'General/_hidden.pdf',
    'General/José.pdf',
  ]);
});

test("every path is short enough for Windows' unpacker, keeps its ending and is told apart", () => {
  const [name] = archiveNames([file(`${'a'.repeat(251)}.pdf`)]);
  expect(name).toBe(`General/${'a'.repeat(168)}.pdf`);
  const stem = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 250 });
  const within = fc.string({ maxLength: 300 }).map((whose) => `documents/${fitForFolders(whose)}/`);
  fc.assert(
    fc.property(stem, within, fc.constantFrom('.pdf', '.jpeg', '.docx'), (start, parent, ending) => {
      const row = { ...file(`${start}${'x'.repeat(240)}${ending}`, 'criminal-record'), within: parent };
      const paths = archiveNames(Array(12).fill(row));
      for (const path of paths) {
        expect(path.length).toBeLessThanOrEqual(180);
        expect(path.endsWith(ending)).toBe(true);
        expect(path.isWellFormed()).toBe(true);
        expect(path).not.toMatch(/[. ]\/|\/[. ]*\//);
      }
      expect(new Set(paths).size).toBe(12);
    }),
    { numRuns: 50 },
  );
});
