import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hardCodedWords } from '#tests/support/hard-coded-words.ts';
import { reachedFiles, readSource } from '#tests/support/reached-files.ts';

/** Pages that stand in both languages, and what is around all of them. The gallery and the marketers' page are in English. */
const entries = [
  ...globSync(['app/pages/{apply,site}/*.tsx', 'app/frames/applicant-*.tsx'], {
    cwd: join(import.meta.dirname, '../..'),
  }).filter((path) => !/\/(testing2?|pitch)\.tsx$/.test(path)),
  'app/root.tsx',
  'app/web/service-worker/worker.ts',
];

test('no page that stands in both languages has words of its own: they would be English in both', () => {
  // What contracts say describes the API to programmers, and the build leaves of them what a call needs.
  const files = reachedFiles(entries, /^features\/[^/]+\/contract(\/|\.)/).filter(
    (path) =>
      // Offices, cities and counties have names of their own, the same in both languages.
      !/^features\/(places\/rules\/(apostille-offices|consulates)|facts\/hand-in-facts)\.ts$/.test(path) &&
      !/^features\/[^/]+\/(texts|contract)(\/|\.)|^platform\/shared\/(texts\/|contract\.|live\.)/.test(path),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'features/plans/web/plan-screen.tsx',
      'ui/dialog.tsx',
      'platform/browser/api.ts',
    ]),
  );
  const found = files.flatMap((path) => hardCodedWords(path, readSource(path)));
  // The name of a browser.
  expect(found.filter((words) => !words.endsWith(' Samsung Internet'))).toEqual([]);
});

test.each([
  ['<p>and</p>', 'and'],
  ['<p>{open ? "Yes" : texts.no}</p>', 'Yes'],
  [`<p>{\`Page \${page}\`}</p>`, 'Page'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ['<Field label={wide ? texts.name : "Name"} />', 'Name'],
  ['notify({ title: "Saved" })', 'Saved'],
  ['said("Your file is too large.")', 'Your file is too large.'],
])('words in %s are found', (source, words) => {
  expect(hardCodedWords('screen.tsx', `const shown = ${source};`)).toEqual([`screen.tsx:1 ${words}`]);
});

test('names of classes and events, texts of ours and signs are none', () => {
  const source = `import { texts } from 'Some Words';
    const shown = <p className="mt-2 text-muted" lang={locale} title={texts.title}>{texts.name} · &nbsp;{'×'}</p>;
    on("click", () => throwing(new Error("it is not open")));`;
  expect(hardCodedWords('screen.tsx', source)).toEqual([]);
});
