import { describe, expect, it } from 'vitest';
import { checkFile, importsOf } from './check-imports.ts';
import { findCircles, findKnots } from './find-knots.ts';
import { findTestOnly } from './find-test-only.ts';

const upload = 'features/documents/server/upload-document.ts';
const list = 'features/documents/web/list.tsx';

describe('an import that follows the arrows', () => {
  it.each([
    ['app/pages/apply/documents.tsx', '#features/documents/texts/documents.ts'],
    ['app/pages/apply/documents.tsx', '#features/documents/web/required/required-step.tsx'],
    [list, '#ui/button.tsx'],
    [list, '#features/applications/web/status.tsx'],
    [list, './required/required-row.tsx'],
    ['ui/button.tsx', '#platform/browser/format.ts'],
    ['app/root.tsx', '#ui/button.tsx'],
    ['app/server/main.ts', './app.ts'],
    [upload, '#features/applications/server/find-application.ts'],
    [upload, '../contract.ts'],
    [upload, './inspection/inspect-file.ts'],
    ['features/documents/server/upload-document.test.ts', '#tests/support/actors.ts'],
    ['features/documents/contract.ts', './rules/documents.ts'],
    ['features/documents/contract.ts', '#features/applications/contract/applications.ts'],
    ['platform/server/database.ts', '#db/generated/types.ts'],
    ['db/worlds/demo.ts', '#platform/server/database.ts'],
    ['tests/journeys/main-job.test.ts', '#features/documents/texts/documents.ts'],
    ['tools/tool.ts', '#platform/server/env.ts'],
    ['app/root.tsx', 'react'],
    ['app/root.tsx', './+types/root.ts'],
  ])('%s may import %s', (from, specifier) => {
    expect(checkFile(from, `import { x } from '${specifier}';\n`)).toEqual([]);
  });
});

describe('an import against the arrows', () => {
  it.each([
    ['ui/button.tsx', '#features/documents/web/list.tsx', 'ui does not import features/*/web'],
    ['ui/button.tsx', '#features/documents/rules.ts', 'ui does not import features/*'],
    ['platform/browser/api.ts', '#ui/button.tsx', 'platform/browser does not import ui'],
    [list, '#platform/server/env.ts', 'features/*/web does not import platform/server'],
    [list, '../server/upload-document.ts', 'features/*/web does not import features/*/server'],
    [list, '#db/generated/types.ts', 'does not import db/generated'],
    [list, '#app/frames/frame.tsx', 'does not import app/web'],
    [upload, '#platform/browser/format.ts', 'does not import platform/browser'],
    ['features/documents/server/upload-document.test.ts', '#platform/browser/format.ts', 'does not import'],
    [upload, '#app/server/app.ts', 'does not import app/server'],
    ['app/pages/site/landing.tsx', '#app/server/app.ts', 'app/web does not import app/server'],
    [
      'platform/server/database.ts',
      '#features/audit/server/record-audit.ts',
      'does not import features/*/server',
    ],
    ['platform/server/database.ts', '#features/audit/contract.ts', 'does not import features/*'],
    ['platform/server/database.ts', '#tests/support/actors.ts', 'not served'],
    ['features/documents/rules/documents.ts', '../server/upload-document.ts', 'does not import'],
    ['features/documents/texts/documents.ts', '#platform/browser/format.ts', 'does not import'],
    ['features/documents/rules.test.ts', '#platform/server/env.ts', 'does not import'],
    [
      'features/reviews/web/view.tsx',
      '#features/documents/web/preview/page.tsx',
      'the inside of a module of documents',
    ],
    ['app/root.tsx', './frames/frame', 'write the extension'],
    ['app/root.tsx', '../platform/shared/texts/brand.ts', 'write #platform/shared/texts/brand.ts'],
    ['boats/boat.ts', '#platform/shared/money.ts', 'lies in no layer'],
  ])('%s may not import %s', (from, specifier, reason) => {
    expect(checkFile(from, `import { x } from '${specifier}';\n`)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    `import type { X } from '#ui/x.tsx';`,
    `export { x } from '#ui/x.tsx';`,
    `const x = await import('#ui/x.tsx');`,
    `import '#ui/x.css';`,
    `export const view = <p>{1}</p>;\nimport x, { type Y } from '#ui/x.tsx';`,
  ])('is found in: %s', (source) => {
    expect(checkFile('platform/browser/session.tsx', `${source}\n`)).toHaveLength(1);
  });
});

describe('a file', () => {
  it('has at most 300 lines', () => {
    expect(checkFile('db/migrations/0001_accounts.sql', '--\n'.repeat(300))).toEqual([]);
    expect(checkFile('db/migrations/0001_accounts.sql', '--\n'.repeat(301))).toHaveLength(1);
  });

  it('is neither a barrel nor a drawer', () => {
    expect(checkFile('features/all/rules.ts', `export * from './documents.ts';\n`)).toHaveLength(1);
    expect(checkFile('platform/browser/utils.ts', '')).toHaveLength(1);
    expect(checkFile('features/documents/web/index.tsx', '')).toHaveLength(1);
  });
});

const importsIn = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)]));

describe('files that import one another', () => {
  const circlesOf = (files: Record<string, string>) => findCircles(importsIn(files));

  it('are a circle, also where one of them wants a type alone, or a part that comes later', () => {
    const files = {
      'ui/a.ts': "import type { B } from './b.ts';",
      'ui/b.ts': "export { c } from '#ui/c.ts';",
      'ui/c.ts': "const later = () => import('./a.ts');",
      'ui/d.ts': "import './a.ts';",
    };
    expect(circlesOf(files).map((files) => files.toSorted())).toEqual([['ui/a.ts', 'ui/b.ts', 'ui/c.ts']]);
  });

  it('are none where two ways lead to the same file', () => {
    const files = {
      'a.ts': "import './b.ts';\nimport './c.ts';",
      'b.ts': "import './d.ts';",
      'c.ts': "import './d.ts';",
    };
    expect(circlesOf({ ...files, 'd.ts': '' })).toEqual([]);
  });
});

describe('rooms that need one another', () => {
  it('are a knot on their side, though no two of their files are', () => {
    const files = {
      'features/boats/server/sail.ts': "import type { Crew } from '#features/crews/server/crew.ts';",
      'features/crews/server/crew.ts': "import '../rules.ts';",
      'features/crews/server/pay.ts': "const later = () => import('#features/ports/server/bank.ts');",
      'features/ports/server/bank.ts': "import '#features/boats/server/price.ts';",
      'features/boats/server/price.ts': '',
      'features/crews/rules.ts': '',
    };
    const [knot = '', ...others] = findKnots(importsIn(files));
    expect(others).toEqual([]);
    expect(knot).toMatch(/^features\/\*\/server: /);
    for (const arrow of ['boats > crews', 'crews > ports', 'ports > boats']) expect(knot).toContain(arrow);
  });

  it('are none where each side goes its own way, nor for what a test brings together', () => {
    const files = {
      'features/boats/server/sail.ts': "import '#features/crews/server/crew.ts';",
      'features/crews/server/crew.ts': '',
      'features/crews/web/crew.tsx': "import '#features/boats/web/boat.tsx';",
      'features/boats/web/boat.tsx': '',
      'features/crews/server/crew.test.ts': "import '#features/boats/server/sail.ts';",
    };
    expect(findKnots(importsIn(files))).toEqual([]);
  });
});

describe('an export that only tests use', () => {
  const inFile = (path: string, source: string) =>
    findTestOnly(
      new Map([
        ['features/boats/rules.ts', 'export const sails = 3;\nexport const masts = 1;\n'],
        ['features/boats/rules.test.ts', "import { sails } from './rules.ts';"],
        [path, source],
      ]),
    );

  it.each([
    ['tests/journeys/boats.test.ts', "import * as rules from '#features/boats/rules.ts';"],
    ['bench/boats.ts', "import { masts } from '#features/boats/rules.ts';"],
    ['features/boats/web/boat.tsx', "import { masts } from '../rules.ts';"],
    ['features/boats/web/boat.tsx', "import type { Other } from '../other.ts';"],
  ])('is found beside %s: %s', (path, source) => {
    expect(inFile(path, source)).toContainEqual(expect.stringContaining('only tests use sails'));
  });

  it.each([
    ['features/boats/web/boat.tsx', "import { sails as count } from '../rules.ts';"],
    ['features/boats/web/boat.tsx', "import * as rules from '../rules.ts';"],
    ['features/boats/web/boat.tsx', "const later = () => import('../rules.ts');"],
    ['features/boats/web/boat.tsx', "export { sails } from '../rules.ts';"],
    ['vite.config.ts', "import { sails } from './features/boats/rules.ts';"],
    ['features/boats/rules.ts', 'export const sails = 3;\nexport const cloth = sails * 40;'],
  ])('is none where %s uses it: %s', (path, source) => {
    expect(inFile(path, source).join()).not.toContain('sails');
  });
});
