import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Replaces imports of texts `NAME.ts` by `NAME.pt.ts`, unless a Portuguese text imports the English one. */
export function portugueseTexts(): Plugin {
  return {
    name: 'rumo:portuguese-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[#.].*\.ts$/ },
      async handler(specifier, importer) {
        if (!importer || importer.endsWith('.pt.ts') || specifier.endsWith('.pt.ts')) return null;
        const found = await this.resolve(specifier, importer, { skipSelf: true });
        if (!found || !/\/texts(\/[\w-]+)?\.ts$/.test(found.id)) return null;
        const twin = found.id.replace(/\.ts$/, '.pt.ts');
        return existsSync(twin) ? twin : found;
      },
    },
  };
}
