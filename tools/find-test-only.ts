import { parseSync } from 'vite';
import { resolveOwn } from './import-rules.ts';

const test = /\.test\.tsx?$|^(tests|bench|media|docs)\/|^db\/tests\//;

/** A namespace import, or a dynamic one, may use every export of its file. */
const every = '*';

/**
 * Finds exports of the product that tests import and no other file of the product does, and that their own file does not use:
 * they would be deleted if their test were. What a file uses itself may be exported for its test.
 * @param sources - the text of each file, by path: the product, the tests and the configuration at the top of the project.
 * @returns one sentence per export.
 */
export function findTestOnly(sources: ReadonlyMap<string, string>): string[] {
  const product = new Set<string>();
  const tests = new Map<string, string>();
  const exports: { path: string; name: string }[] = [];
  for (const [path, source] of sources) {
    if (!/\.tsx?$|\.mjs$/.test(path)) continue;
    const { module } = parseSync(path, source);
    for (const key of importedNames(path, source, module)) {
      if (test.test(path)) tests.set(key, path);
      else product.add(key);
    }
    if (test.test(path)) continue;
    for (const { entries } of module.staticExports)
      for (const { exportName } of entries)
        if (exportName.name && exportName.name !== 'default') exports.push({ path, name: exportName.name });
  }
  return exports.flatMap(({ path, name }) => {
    const key = `${path}#${name}`;
    const importer = tests.get(key);
    if (!importer || product.has(key) || product.has(`${path}#${every}`)) return [];
    const uses =
      sources.get(path)?.match(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`, 'g'))?.length ?? 0;
    return uses > 1 ? [] : [`${path}: only tests use ${name} (${importer}): test what the product uses`];
  });
}

/** "path#name" of each import of our own files. */
function importedNames(
  path: string,
  source: string,
  module: ReturnType<typeof parseSync>['module'],
): string[] {
  const named = (specifier: string, name: string | null | undefined) => {
    const target = resolveOwn(path, specifier);
    return target ? [`${target}#${name ?? every}`] : [];
  };
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ importName }) => named(moduleRequest.value, importName.name)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? named(moduleRequest.value, importName.name) : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^['"`]([^'"`]+)['"`]$/.exec(source.slice(start, end)) ?? [];
      return specifier ? named(specifier, every) : [];
    }),
  ];
}
