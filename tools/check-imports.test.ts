import { describe, expect, it } from 'vitest';
import { checkFile, importsOf } from './check-imports.ts';
import { findCircles } from './find-circles.ts';

describe('an import that follows the arrows', () => {
  it.each([
    ['web/routes/apply/documents.tsx', '#features/documents/texts/documents.ts'],
    ['web/features/documents/list.tsx', '../../ui/button.tsx'],
    ['web/features/documents/list.tsx', '../applications/status.tsx'],
    ['web/ui/button.tsx', '../lib/format.ts'],
    ['web/ui/button.tsx', '#platform/browser/format.ts'],
    ['web/root.tsx', './ui/button.tsx'],
    ['server/main.ts', './http/app.ts'],
    ['server/features/documents/upload-document.ts', '../applications/find-application.ts'],
    ['server/features/documents/upload-document.ts', '#features/documents/contract.ts'],
    ['server/platform/database.ts', '#db/generated/types.ts'],
    ['server/features/documents/upload-document.test.ts', '#tests/support/actors.ts'],
    ['domain/contracts/documents.ts', '../rules/documents.ts'],
    ['domain/contracts/documents.ts', '../texts/documents.ts'],
    ['db/worlds/demo.ts', '#platform/server/database.ts'],
    ['tests/journeys/main-job.test.ts', '#features/documents/texts/documents.ts'],
    ['scripts/tool.ts', '#platform/server/env.ts'],
    ['web/root.tsx', 'react'],
    ['web/root.tsx', './+types/check-imports.test.ts'],
  ])('%s may import %s', (from, specifier) => {
    expect(checkFile(from, `import { x } from '${specifier}';\n`)).toEqual([]);
  });
});

describe('an import against the arrows', () => {
  it.each([
    ['web/ui/button.tsx', '../features/documents/list.tsx', 'comes after'],
    ['web/lib/api.ts', '../ui/button.tsx', 'comes after'],
    ['web/features/applications/status.tsx', '../documents/list.tsx', 'does not stand before'],
    ['web/features/documents/list.tsx', '#platform/server/env.ts', 'know only the domain'],
    ['web/features/documents/list.tsx', '#db/generated/types.ts', 'not a layer'],
    ['server/features/documents/upload-document.ts', '#platform/browser/format.ts', 'know only the domain'],
    [
      'server/features/documents/upload-document.test.ts',
      '#platform/browser/format.ts',
      'know only the domain',
    ],
    ['server/features/documents/upload-document.ts', '../../http/app.ts', 'comes after'],
    ['server/features/documents/upload-document.test.ts', '../../http/app.ts', 'comes after'],
    ['server/platform/database.ts', '../features/audit/record-audit.ts', 'comes after'],
    ['server/platform/database.ts', '#tests/support/actors.ts', 'not served'],
    ['domain/rules/documents.ts', '../contracts/documents.ts', 'rules know no'],
    ['domain/texts/documents.ts', '#platform/browser/format.ts', 'nothing outside the domain'],
    ['domain/rules/documents.test.ts', '#platform/server/env.ts', 'nothing outside the domain'],
    ['web/root.tsx', './ui/button', 'write the extension'],
    ['web/root.tsx', '#platform/shared/texts/brand.ts', 'write #domain/texts/brand.ts'],
  ])('%s may not import %s', (from, specifier, reason) => {
    expect(checkFile(from, `import { x } from '${specifier}';\n`)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    `import type { X } from '../ui/x.tsx';`,
    `export { x } from '../ui/x.tsx';`,
    `const x = await import('../ui/x.tsx');`,
    `import '../ui/x.css';`,
    `export const view = <p>{1}</p>;\nimport x, { type Y } from '../ui/x.tsx';`,
  ])('is found in: %s', (source) => {
    expect(checkFile('web/lib/session.tsx', `${source}\n`)).toHaveLength(1);
  });
});

describe('a file', () => {
  it('has at most 300 lines', () => {
    expect(checkFile('db/migrations/0001_accounts.sql', '--\n'.repeat(300))).toEqual([]);
    expect(checkFile('db/migrations/0001_accounts.sql', '--\n'.repeat(301))).toHaveLength(1);
  });

  it('is neither a barrel nor a drawer', () => {
    expect(checkFile('domain/rules/all.ts', `export * from './documents.ts';\n`)).toHaveLength(1);
    expect(checkFile('web/lib/utils.ts', '')).toHaveLength(1);
    expect(checkFile('web/features/documents/index.tsx', '')).toHaveLength(1);
  });

  it('belongs to a feature that has its place', () => {
    expect(checkFile('web/features/boats/list.tsx', '')).toHaveLength(1);
  });
});

describe('files that import one another', () => {
  const circlesOf = (files: Record<string, string>) =>
    findCircles(new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)])));

  it('are a circle, also where one of them wants a type alone, or a part that comes later', () => {
    const files = {
      'web/a.ts': "import type { B } from './b.ts';",
      'web/b.ts': "export { c } from '#web/c.ts';",
      'web/c.ts': "const later = () => import('./a.ts');",
      'web/d.ts': "import './a.ts';",
    };
    expect(circlesOf(files).map((files) => files.toSorted())).toEqual([['web/a.ts', 'web/b.ts', 'web/c.ts']]);
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
