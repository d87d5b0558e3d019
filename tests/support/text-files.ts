import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Every file of English texts by its name: that of the room where it is the room's only one, else its own; a registry is
 * called by its room and 'registry'. Names are told apart by `specified-texts.test.ts`.
 */
export const textFiles: ReadonlyMap<string, string> = new Map(
  globSync(
    ['features/*/registry.ts', 'features/*/texts.ts', 'features/*/texts/*.ts', 'platform/shared/texts/*.ts'],
    { cwd: root },
  )
    .filter((path) => !/\.(pt|test)\.ts$/.test(path))
    .sort()
    .map((path) => [nameOf(path), join(root, path)]),
);

function nameOf(path: string): string {
  const [, room = ''] = path.split('/');
  if (path.endsWith('/registry.ts')) return `${room}-registry`;
  return path.endsWith('/texts.ts') ? room : basename(path, '.ts');
}

/** Where the Portuguese of a file lies, whether there is any or not. */
export const twinOf = (file: string): string => file.replace(/\.ts$/, '.pt.ts');
