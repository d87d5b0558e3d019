import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';

type Route = Pick<RouteConfigEntry, 'file' | 'children'>;

/**
 * Puts modules that the same routes need into one file. The bundler made one for each set of routes: 124 for the dashboard,
 * 97 of them under 1 kB (decision 0071). What loads later (dialogs, decoders) it bundles as before.
 * @param app - the folder of the routes' files
 * @param routes - as in `app/routes.ts`
 */
export function chunksByRoute(app: string, routes: readonly Route[]): Plugin {
  let chunks: Map<string, string> | undefined;
  const idOf = (file: string) => `${resolve(app, file)}?__react-router-build-client-route`;
  const name: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    const importsOf = (from: string) => graph.getModuleInfo(from)?.importedIds ?? [];
    chunks ??= chunksOf([entryOfTheBrowser(), idOf('root.tsx')], routes, importsOf, idOf);
    return chunks.get(id) ?? null;
  };
  return {
    name: 'rumo:chunks-by-route',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Entries may hold what others need as well: React Router reads the exports that it knows.
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (given) => ({
      ...given,
      // Every module has its file; its imports are needed by at least the same routes, so there is no circle.
      codeSplitting: { groups: [{ name, debugName: 'by route' }], includeDependenciesRecursively: false },
    }),
  };
}

/** React Router's default. */
function entryOfTheBrowser(): string {
  const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  return join(dirname(manifest), 'dist/config/defaults/entry.client.tsx');
}

/**
 * Returns the file name of each module that several routes need.
 * @param first - modules that every route needs
 * @param idOf - the module of a route's file
 */
export function chunksOf(
  first: readonly string[],
  routes: readonly Route[],
  importsOf: (id: string) => readonly string[],
  idOf: (file: string) => string,
): Map<string, string> {
  const ways = waysThrough(routes);
  const neededBy = new Map<string, number[]>();
  for (const [number, files] of ways.entries()) {
    for (const id of reachedFrom([...first, ...files.map(idOf)], importsOf))
      neededBy.set(id, [...(neededBy.get(id) ?? []), number]);
  }
  const names = new Map<string, string>();
  const nameOf = (id: string, numbers: readonly number[]) => {
    // Half of all script, and unchanged by most releases: returning browsers have it cached.
    if (numbers.length === ways.length && id.includes('/node_modules/')) return 'libraries';
    const name = names.get(numbers.join()) ?? `shared-${names.size}`;
    names.set(numbers.join(), name);
    return name;
  };
  const shared = [...neededBy].filter(([, numbers]) => numbers.length > 1);
  return new Map(shared.map(([id, numbers]) => [id, nameOf(id, numbers)]));
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
