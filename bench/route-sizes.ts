import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[]; path?: string }>;
}

/** Fetched by every signed-in screen a moment after it starts: the library that keeps the session. */
const signedIn = /^routes\/(apply|office)\//;
const session = /^auth-client-/;

/**
 * How many bytes of script each route makes a new visitor load before its screen works, brotli as they are sent: the
 * entry, the route with its layouts, everything they import, and for signed-in screens the session's library. Parts
 * that a route loads on a press (preview, decoder, dialogs) are not in it.
 * @param build the folder that `npm run build` filled.
 */
export function routeSizes(build: string): Map<string, number> {
  const assets = join(build, 'client', 'assets');
  const names = readdirSync(assets);
  const name = names.find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error(`${assets} holds no manifest: run \`npm run build\` first`);
  const manifest: Manifest = JSON.parse(
    readFileSync(join(assets, name), 'utf8')
      .replace(/^window\.__reactRouterManifest=/, '')
      .replace(/;$/, ''),
  );
  const sessionFile = names.find((file) => session.test(file) && file.endsWith('.js'));

  return new Map(
    Object.keys(manifest.routes).map((id) => {
      const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
      for (let at = manifest.routes[id]; at; at = at.parentId ? manifest.routes[at.parentId] : undefined) {
        files.add(at.module);
        for (const file of at.imports ?? []) files.add(file);
      }
      if (signedIn.test(id) && sessionFile) files.add(`/assets/${sessionFile}`);
      return [id, [...files].reduce((sum, file) => sum + sent(join(build, 'client', file)), 0)];
    }),
  );
}

const sent = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

if (import.meta.main) {
  for (const [id, bytes] of routeSizes(resolve(process.env.BUILD_DIR ?? 'build')))
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${id}`);
}
