import { expect, test } from 'vitest';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import {
  chosenAtFirst,
  fitOnSheet,
  folderSections,
  numberFolder,
  paperSizes,
  placePicture,
  planFolder,
} from './rules.ts';

type Row = Parameters<typeof folderSections>[0][number];
let day = 1;
/** Later in a test is uploaded later; lists have the newest first. */
const row = (id: string, document_category: string, more: Partial<Row> = {}): Row => ({
  id,
  document_category,
  guide_item: null,
  bring_item: null,
  upload_status: 'uploaded',
  replaces_id: null,
  review: null,
  created_at: `2027-01-01T00:00:00.${String(day++).padStart(3, '0')}Z`,
  ...more,
});
const reviewed = (status: 'accepted' | 'returned'): Partial<Row> => ({
  review: { status },
});
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('the six papers stand in the order of the guide, with or without files, and the rest comes last', () => {
  const rows = [
    row('lease', 'accommodation-proof'),
    row('record', 'criminal-record'),
    row('apostille', 'criminal-record'),
    row('letter', 'general'),
    row('nif', 'step_document', { guide_item: 'nif-document' }),
    row('half', 'passport', { upload_status: 'pending' }),
  ];
  const sections = folderSections(rows.toReversed());
  expect(sections.map(({ tab }) => tab)).toEqual([...requiredDocuments, 'just-in-case']);
  expect(sections.map(({ files }) => idsOf(files))).toEqual([
    [],
    ['record', 'apostille'],
    [],
    [],
    [],
    ['lease'],
    ['nif', 'letter'],
  ]);
});

test('a paper set aside has no section, unless there is a file of it', () => {
  const aside = ['birth-certificate', 'passport'];
  const tabs = folderSections([row('mine', 'passport')], { setAside: aside }).map(({ tab }) => tab);
  expect(tabs).not.toContain('birth-certificate');
  expect(tabs).toContain('passport');
});

test('what else to bring stands where the list has it, with its files alone', () => {
  const rows = [
    row('form', 'general', { bring_item: 'bring-form' }),
    row('letter', 'general', { bring_item: 'bring-statement' }),
    row('old', 'general', { bring_item: 'bring-marriage' }),
  ];
  const sections = folderSections(rows, { bring: ['bring-form', 'bring-photos', 'bring-statement'] });
  expect(sections.map(({ tab }) => tab)).toEqual([
    'bring-form',
    ...requiredDocuments,
    'bring-statement',
    'just-in-case',
  ]);
  expect(idsOf(sections.at(-1)?.files ?? [])).toEqual(['old']);
  expect(chosenAtFirst(sections)).toEqual(['form', 'letter']);
  const tabs = planFolder(sections, new Set(['letter'])).map(({ tab }) => tab);
  expect(tabs).toEqual([...requiredDocuments, 'bring-statement']);
});

test('a file that a newer copy has replaced is left out, and one that needs a new copy gives way to others', () => {
  const sections = folderSections([
    row('old', 'passport', reviewed('returned')),
    row('new', 'passport', { replaces_id: 'old' }),
    row('dim', 'proof-income', reviewed('returned')),
    row('clear', 'proof-income', reviewed('accepted')),
    row('only', 'health-insurance', reviewed('returned')),
    row('other', 'general'),
    row('nif', 'step_document', { guide_item: 'nif-document' }),
  ]);
  expect(sections.flatMap(({ files }) => idsOf(files))).toEqual([
    'new',
    'dim',
    'clear',
    'only',
    'nif',
    'other',
  ]);
  expect(chosenAtFirst(sections)).toEqual(['new', 'clear', 'only', 'nif']);
});

test('a new copy that did not arrive replaces nothing', () => {
  const sections = folderSections([
    row('old', 'passport', reviewed('returned')),
    row('half', 'passport', { replaces_id: 'old', upload_status: 'pending' }),
  ]);
  expect(sections.flatMap(({ files }) => idsOf(files))).toEqual(['old']);
});

test('what is not chosen is left out: a paper keeps its divider, the last section goes', () => {
  const sections = folderSections([row('pass', 'passport'), row('letter', 'general')]);
  const plan = planFolder(sections, new Set(['pass']));
  expect(plan.map(({ tab }) => tab)).toEqual(requiredDocuments);
  expect(plan.map(({ files }) => files.length)).toEqual([1, 0, 0, 0, 0, 0]);
  expect(planFolder(sections, new Set(['letter'])).at(-1)).toMatchObject({ tab: 'just-in-case' });
});

test('pages are counted through: what comes before, each divider, its files, what comes after', () => {
  const sections = [
    { tab: 'passport' as const, files: ['a', 'bbb'] },
    { tab: 'criminal-record' as const, files: [] },
    { tab: 'birth-certificate' as const, files: ['cc'] },
  ];
  const plan = numberFolder(sections, { before: 2, after: 1, pagesOf: (file) => file.length });
  expect(plan).toEqual({
    total: 12,
    sections: [
      {
        tab: 'passport',
        page: 3,
        lastPage: 7,
        files: [
          { file: 'a', page: 4, pages: 1 },
          { file: 'bbb', page: 5, pages: 3 },
        ],
      },
      { tab: 'criminal-record', page: 8, lastPage: 8, files: [] },
      { tab: 'birth-certificate', page: 9, lastPage: 11, files: [{ file: 'cc', page: 10, pages: 2 }] },
    ],
  });
});

test('a page is made smaller for the sheet and never larger, and stands in its middle', () => {
  const [width, height] = paperSizes.a4;
  const a4 = fitOnSheet({ x: 0, y: 0, width, height }, paperSizes.letter);
  expect(a4.scale).toBeCloseTo(792 / height);
  expect(a4).toMatchObject({ width: 612, height: 792 });
  expect(a4.y).toBeCloseTo(0);
  expect(a4.x).toBeCloseTo(-(612 - width * a4.scale) / 2);
  const slip = fitOnSheet({ x: 10, y: 20, width: 200, height: 300 }, paperSizes.letter);
  expect(slip).toEqual({ scale: 1, width: 612, height: 792, x: 10 - 206, y: 20 - 246 });
  expect(fitOnSheet({ x: 0, y: 0, width: 1000, height: 500 }, paperSizes.letter)).toMatchObject({
    width: 792,
    height: 612,
    scale: 0.792,
  });
});

test('a picture fills the sheet but for its edge; a small one stays small', () => {
  const large = placePicture({ width: 4000, height: 3000 }, paperSizes.letter, 24);
  expect(large.width).toBeCloseTo(564);
  expect(large.height).toBeCloseTo(423);
  expect(large.x).toBeCloseTo(24);
  const small = placePicture({ width: 96, height: 96 }, paperSizes.letter, 24);
  expect(small).toEqual({ x: 270, y: 360, width: 72, height: 72 });
});
