import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Every source file that is loaded, at once or later, by one of `entries`; paths from the project's folder. An import of
 * types alone loads nothing. What the build empties (`ends`) is reached, and nothing through it.
 */
export function reachedFiles(entries: readonly string[], ends = /^$/): string[] {
  const reached = new Set(entries);
  for (const path of reached) {
    if (ends.test(path)) continue;
    for (const specifier of importsOf(path)) {
      const found = fileOf(specifier, path);
      if (found) reached.add(found);
    }
  }
  return [...reached].sort();
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

function importsOf(path: string): string[] {
  const source = readSource(path);
  const { module } = parseSync(path, source);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ isType, moduleRequest }) => (isType ? undefined : moduleRequest?.value)),
  );
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value,
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...passedOn.filter((specifier) => specifier !== undefined),
  ];
}

/** Our own file behind a specifier; nothing for a package, a style sheet or a folder of many. */
function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.') && posix.join(dirname(from), specifier);
  return path && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : undefined;
}
