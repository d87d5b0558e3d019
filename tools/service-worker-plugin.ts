import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const source = new URL('../app/web/service-worker/worker.ts', import.meta.url);

/** The screens that open offline; with all that they load. */
const roots =
  /\/app\/(root|frames\/applicant-[a-z]+|pages\/apply\/[a-z-]+|pages\/site\/(support|offline))\.tsx|entry\.client/;

/** PDF and photo libraries, for documents, which are not available offline: larger than all the rest. */
const heavy = /\/node_modules\/(pdfjs-dist|@cantoo|[^/]*heic[^/]*)\//;

interface Chunk {
  type: string;
  fileName: string;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/**
 * Writes `service-worker.js` beside the built screens, with the list of files to cache.
 * @param base - the prefix of these screens' addresses, and the worker's scope.
 */
export function serviceWorker(base: '' | '/pt'): Plugin {
  return {
    name: 'rumo:service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const assets = filesOf(bundle as unknown as Record<string, Chunk>);
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source.pathname, {});
      const version = createHash('sha256').update(code).update(assets.join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: `${base}/service-worker.js`.slice(1),
        source: `const shipped = ${JSON.stringify({ version, assets, base })};\n${code}`,
      });
    },
  };
}

function filesOf(bundle: Record<string, Chunk>): string[] {
  const found = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name) || chunk.moduleIds?.some((id) => heavy.test(id))) return;
    found.add(name);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) take(other);
    for (const other of chunk.viteMetadata?.importedCss ?? []) found.add(other);
    for (const other of chunk.viteMetadata?.importedAssets ?? [])
      if (/\.woff2$/.test(other)) found.add(other);
  };
  for (const [name, { moduleIds = [] }] of Object.entries(bundle)) {
    if (moduleIds.some((id) => roots.test(id))) take(name);
  }
  return [...found].map((name) => `/${name}`).sort();
}
