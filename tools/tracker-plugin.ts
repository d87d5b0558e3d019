import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const source = new URL('../features/traffic/web/tracker/tracker.ts', import.meta.url);

/** The script that counts visits, minified. */
export async function makeTracker(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source.pathname, {});
  return (await minify('tracker.js', code, { module: false })).code.trim();
}

/** Writes `assets/tracker-HASH.js` beside the built screens; `platform/server/http/assets.ts` finds it. */
export function tracker(): Plugin {
  return {
    name: 'rumo:tracker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const code = await makeTracker();
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/tracker-${hash}.js`, source: code });
    },
  };
}
