import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[]; path?: string }>;
}

export interface RouteSize {
  bytes: number;
  files: number;
}

/**
 * How many bytes of script in how many files each route makes a new visitor load before its screen works, brotli as they
 * are sent: the entry, the route with its layouts and everything they import. What comes when the page rests (the session's library)
 * or on a press (preview, decoder, dialogs) is not in it. Routes of the Portuguese build are called `pt ROUTE`.
 * @param build the folder that `npm run build` filled.
 */
export function routeSizes(build: string): Map<string, RouteSize> {
  const assets = join(build, 'client', 'assets');
  const names = readdirSync(assets).filter((file) => /^manifest-.+\.js$/.test(file));
  if (names.length === 0) throw new Error(`${assets} holds no manifest: run \`npm run build\` first`);
  return new Map(names.flatMap((name) => sizesOf(build, readManifest(join(assets, name)))));
}

function readManifest(file: string): Manifest {
  const script = readFileSync(file, 'utf8');
  return JSON.parse(script.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, ''));
}

function sizesOf(build: string, manifest: Manifest): [string, RouteSize][] {
  // The office is in English alone.
  const language = 'pages/office/overview' in manifest.routes ? '' : 'pt ';
  return Object.keys(manifest.routes).map((id) => {
    const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
    for (let at = manifest.routes[id]; at; at = at.parentId ? manifest.routes[at.parentId] : undefined) {
      files.add(at.module);
      for (const file of at.imports ?? []) files.add(file);
    }
    const bytes = [...files].reduce((sum, file) => sum + sent(join(build, 'client', file)), 0);
    return [language + id, { bytes, files: files.size }];
  });
}

const sent = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

if (import.meta.main) {
  for (const [id, { bytes, files }] of routeSizes(resolve(process.env.BUILD_DIR ?? 'build')))
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${String(files).padStart(4)} files  ${id}`);
}
