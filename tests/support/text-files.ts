import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Every file of English texts by its name: that of the room where it is the room's only one, else its own; a registry is
 * called by its room and 'registry', a part of the e-mails' by its name and 'mails'. Names are told apart by `specified-texts.test.ts`.
 */
export const textFiles: ReadonlyMap<string, string> = new Map(
  globSync(
    [
      'features/*/registry.ts',
      'features/*/texts.ts',
      'features/*/texts/*.ts',
      'features/mails/server/registry/*.ts',
      'platform/shared/texts/*.ts',
    ],
    { cwd: root, exclude: ['**/kind.ts'] },
  )
    .filter((path) => !/\.(pt|test)\.ts$/.test(path))
    .sort()
    .map((path) => [nameOf(path), join(root, path)]),
);

function nameOf(path: string): string {
  const [, room = ''] = path.split('/');
  if (path.includes('/server/registry/')) return `${basename(path, '.ts')}-${room}`;
  if (path.endsWith('/registry.ts')) return `${room}-registry`;
  return path.endsWith('/texts.ts') ? room : basename(path, '.ts');
}

/** Where the Portuguese of a file lies, whether there is any or not. */
export const twinOf = (file: string): string => file.replace(/\.ts$/, '.pt.ts');

/** The texts of a file, by their names; of the registry of e-mails, the words of each. */
export async function readTexts(file: string): Promise<Record<string, unknown>> {
  const texts: Record<string, unknown> = await import(file);
  if (!file.includes('/server/registry/') || file.endsWith('.pt.ts')) return texts;
  const wordsOf = (kinds: unknown) =>
    Object.entries(kinds as Record<string, { words: unknown }>).map(([name, { words }]) => [name, words]);
  return Object.fromEntries(
    Object.entries(texts).map(([name, kinds]) => [name, Object.fromEntries(wordsOf(kinds))]),
  );
}
