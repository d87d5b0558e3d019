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
  tree.insert(
    'db/generated/types.ts',
    "'criminal-record' | 'birth-certificate' | 'proof-income' | 'health-insurance' | 'accommodation-proof';",
    "'photos' | ",
  );
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

test('a setting is one entry: its schema, default and label follow', () => {
  const tree = aScratchTree();
  tree.insert(
    'features/settings/registry.ts',
    '  allow_registrations: {',
    "  office_hours: { kind: 'text', default: 'Monday', most: 50, group: 'site', label: 'Hours', hint: 'When.' },\n",
  );
  expect(tree.typeErrors()).toEqual([]);
  expect(
    tree.evaluate(`
      import { settings } from '#features/settings/contract.ts';
      import { settingProblem } from '#features/settings/rules.ts';
      console.log(JSON.stringify([settings.parse({}).office_hours, settingProblem('office_hours', 'x'.repeat(51)) !== undefined]));
    `),
  ).toEqual(['Monday', true]);
});

test('an e-mail is one entry and its translation: preview, words and parameters follow', () => {
  const tree = aScratchTree();
  const words = "{ subject: 'Farewell', body: 'Until soon.', action: 'Open' }";
  tree.insert(
    'features/mails/server/registry/account.ts',
    '  /** The user asked to delete',
    `  farewell: mail({ parameters: z.strictObject({}), path: '/dashboard', words: ${words} }),\n`,
  );
  expect(tree.typeErrors()).toEqual(['features/mails/server/registry/account.pt.ts']);
  tree.insert(
    'features/mails/server/registry/account.pt.ts',
    "  'erasure-requested': {",
    `  farewell: ${words.replace('Farewell', 'Adeus')},\n`,
  );
  expect(tree.typeErrors()).toEqual([]);
  expect(
    tree.evaluate(`
      import { mailLanguages, mailTemplateNames, sampleOf, wordsOf } from '#features/mails/server/registry.ts';
      const subject = (language) => wordsOf(sampleOf('farewell'), mailLanguages[language]).subject;
      console.log(JSON.stringify([mailTemplateNames.includes('farewell'), subject('en'), subject('pt')]));
    `),
  ).toEqual([true, 'Farewell', 'Adeus']);
});

test('a profile field is an entry, its label in both languages and its copy in the archive', () => {
  const tree = aScratchTree();
  const texts = 'features/accounts/texts/profiles';
  tree.insert(
    'features/accounts/rules.ts',
    '} as const satisfies Record<string, ProfileFieldKind>',
    "  profession: { control: 'text', most: 80 },\n",
  );
  // As `npm run db:generate` writes it after the migration.
  tree.insert(
    'db/generated/types.ts',
    '  current_location: string | null;',
    '  profession: string | null;\n',
  );
  const inProduct = () => tree.typeErrors().filter((file) => !/\.test\.|^(bench|tests)\//.test(file));
  expect(inProduct()).toEqual(['cards', 'form'].map((part) => `features/accounts/web/profile-${part}.tsx`));
  for (const file of [`${texts}.ts`, `${texts}.pt.ts`])
    tree.insert(file, '      full_name:', "      profession: 'Profession',\n");
  tree.insert('tests/support/request-bodies.ts', '  current_location: null,', '  profession: null,\n');
  tree.insert('features/privacy/server/archive/copied-tables.ts', "'nationality', ", "'profession', ");
  expect(inProduct()).toEqual([]);
  expect(
    tree.evaluate(`
      import { profileCompleteness } from '#features/accounts/rules.ts';
      import { saveProfile } from '#features/accounts/contract/profiles.ts';
      const body = { full_name: 'Ann Lee', phone: '1', nationality: 'Canada', current_location: 'Mexico' };
      console.log(JSON.stringify([profileCompleteness(body), saveProfile.body.parse({ ...body, profession: ' ' }).profession]));
    `),
  ).toEqual([{ percentage: 80, missing: ['profession'] }, null]);
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
