import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts `NAME.pt.ts` wherever the texts `NAME.ts` beside it are imported, so that a bundle holds one language. A
 * Portuguese text that imports the English one means it.
 */
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
