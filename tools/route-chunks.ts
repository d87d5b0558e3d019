import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

type Route = Pick<RouteConfigEntry, 'file' | 'children'>;

/**
 * Puts modules that nearly the same routes need into one file. The bundler made one for each set of routes: 124 for the
 * dashboard, 97 of them under 1 kB (decision 0071). What loads later (dialogs, decoders) it bundles as before.
 * @param app - the folder of the routes' files
 * @param routes - as in `app/routes.ts`
 */
export function chunksByRoute(app: string, routes: readonly Route[]): Plugin {
  let chunks: Map<string, string> | undefined;
  const idOf = (file: string) => `${resolve(app, file)}?__react-router-build-client-route`;
  const name: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    chunks ??= chunksOf([entryOfTheBrowser(), idOf('root.tsx')], routes, {
      importsOf: (from) => graph.getModuleInfo(from)?.importedIds ?? [],
      sizeOf: (of) => graph.getModuleInfo(of)?.code?.length ?? 0,
      idOf,
    });
    return chunks.get(id) ?? null;
  };
  return {
    name: 'rumo:chunks-by-route',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Entries may hold what others need as well: React Router reads the exports that it knows.
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (given) => ({
      ...given,
      // Every module has its file; what it imports is needed by at least the same routes.
      codeSplitting: { groups: [{ name, debugName: 'by route' }], includeDependenciesRecursively: false },
    }),
  };
}

/** React Router's default. */
function entryOfTheBrowser(): string {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  return join(dirname(manifest), 'dist/config/defaults/entry.client.tsx');
}

interface Graph {
  importsOf: (id: string) => readonly string[];
  /** In characters. */
  sizeOf: (id: string) => number;
  /** The module of a route's file. */
  idOf: (file: string) => string;
}

/**
 * By how much script without need is worse on a route: strangers come with an empty cache and decide in seconds, applicants
 * come on phones, staff keep the office open all day.
 */
const weights: readonly [folder: string, weight: number][] = [
  ['/site/', 20],
  ['/apply/', 3],
];

/**
 * Returns the file name of each module that several routes need.
 * @param first - modules that every route needs
 */
export function chunksOf(
  first: readonly string[],
  routes: readonly Route[],
  { importsOf, sizeOf, idOf }: Graph,
): Map<string, string> {
  const ways = waysThrough(routes);
  const neededBy = new Map<string, number[]>();
  for (const [number, files] of ways.entries()) {
    for (const id of reachedFrom([...first, ...files.map(idOf)], importsOf))
      neededBy.set(id, [...(neededBy.get(id) ?? []), number]);
  }
  const libraries: string[] = [];
  const chunks = new Map<string, Chunk>();
  for (const [id, numbers] of neededBy) {
    if (numbers.length === 1) continue;
    // Half of all script, and unchanged by most releases: returning browsers have it cached.
    if (numbers.length === ways.length && id.includes('/node_modules/')) libraries.push(id);
    else {
      const chunk = chunks.get(numbers.join()) ?? { ids: [], ways: new Set(numbers), size: 0 };
      chunks.set(numbers.join(), { ...chunk, ids: [...chunk.ids, id], size: chunk.size + sizeOf(id) });
    }
  }
  const weightOf = (files: readonly string[]) =>
    weights.find(([folder]) => files.at(-1)?.includes(folder))?.[1] ?? 1;
  const together = mergeChunks([...chunks.values()], importsOf, ways.map(weightOf));
  return new Map([
    ...libraries.map((id) => [id, 'libraries'] as const),
    ...together.flatMap(({ ids }, at) => ids.map((id) => [id, `shared-${at}`] as const)),
  ]);
}

/** Each route's file with those of its layouts. */
function waysThrough(routes: readonly Route[], above: readonly string[] = []): string[][] {
  return routes.flatMap(({ file, children }) =>
    children ? waysThrough(children, [...above, file]) : [[...above, file]],
  );
}

function reachedFrom(entries: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(entries);
  // Iterating a set includes what is added meanwhile.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}
