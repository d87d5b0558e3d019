import { expect, test } from 'vitest';
import { aScratchTree } from './support/scratch-tree.ts';

test('a seventh type of document: the compiler asks for each part, then every list and count has it', () => {
  const tree = aScratchTree();
  const texts = 'features/documents/texts/document-types';
  const cards = 'features/guide/texts/guide-documents';
  tree.insert(
    'features/documents/rules/document-types.ts',
    '} satisfies Record<string, DocumentType>',
    "photos: { takes: { least: 1, most: 1, unit: 'day' }, apostille: 'birth', facts: [] },\n",
  );
  const errors = tree.typeErrors();
  for (const part of [`${texts}.ts`, `${texts}.pt.ts`, `${cards}.ts`, `${cards}.pt.ts`, upload])
    expect(errors).toContain(part);

  const words = (name: string) => `photos: { name: '${name}', obtain: 'Print ${name}', other: '${name}' },\n`;
  const card =
    "photos: { inSentence: 'photos', description: 'Two.', note: '35 x 45 mm', how: [], tips: [] },\n";
  tree.insert(`${texts}.ts`, '};\n\nexport const documentNames', words('Photos'));
  tree.insert(`${texts}.pt.ts`, '};\n\nexport const documentNames', words('Fotografias'));
  tree.insert(`${cards}.ts`, '};\n\n/** Step 3. */', card);
  tree.insert(`${cards}.pt.ts`, '};\n\nexport const requiredTexts', card);
  // As `npm run db:generate` writes it after the migration.
  tree.insert('db/generated/types.ts', "'passport' | 'criminal-record'", "'photos' | ");
  expect(tree.typeErrors()).toEqual([]);

  const { lists, sentences, counts } = tree.evaluate(program) as Found;
  for (const [name, list] of Object.entries(lists)) expect(list, name).toContain('photos');
  expect(sentences).toEqual([
    '1 of 7 types ready',
    'Os sete documentos obrigatórios',
    'Seven papers, three of them with an apostille.',
  ]);
  expect(counts).toEqual([]);
});

/** Writes the row of a new document. */
const upload = 'features/documents/server/upload.ts';

interface Found {
  lists: Record<string, string[]>;
  sentences: string[];
  /** Sentences of ours that still say six. */
  counts: string[];
}

const program = `
  import { documentCategory } from '#features/documents/contract.ts';
  import { categoryNames } from '#features/documents/texts/document-categories.ts';
  import { folderTexts } from '#features/folder/texts.ts';
  import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
  import { requiredTexts as portuguese } from '#features/guide/texts/guide-documents.pt.ts';
  import { paperNames } from '#features/reviews/texts/reviews.ts';
  import { taskIds, tasks } from '#features/schedule/rules/schedule/tasks.ts';
  import { papersInHand } from '#features/schedule/rules/timeline.ts';
  import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
  import { taskActions } from '#features/schedule/texts/schedule.ts';
  import { paperNames as plannerNames } from '#features/schedule/texts/timeline.ts';
  import { landingTexts } from '#features/site/texts/landing.ts';
  import { existsSync } from 'node:fs';
  import { textFiles, twinOf } from '#tests/support/text-files.ts';
  import { textLeaves } from '#tests/support/text-leaves.ts';
  const files = [...textFiles].flatMap(([name, file]) => (name === 'gallery' ? [] : [file, twinOf(file)]));
  const leaves = await Promise.all(files.filter(existsSync).map(async (file) => textLeaves(await import(file))));
  const six = /\\b(six|6) (required )?(types|papers|documents)|\\b(seis|6) (tipos|documentos|papéis)/i;
  console.log(JSON.stringify({
    lists: {
      categories: documentCategory.options,
      needed: tasks['online-application'].after,
      taskIds,
      papersInHand,
      names: Object.keys(categoryNames),
      reviewed: Object.keys(paperNames),
      planner: Object.keys(plannerNames),
      titles: Object.keys(nextActionTexts.document.titles),
      actions: Object.keys(taskActions),
      folder: Object.keys(folderTexts.sheets.tabs),
    },
    sentences: [requiredTexts.ready(1), portuguese.list, landingTexts.path.steps[0].detail],
    counts: leaves.flat().filter((leaf) => six.test(leaf)),
  }));
`;
