import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const texts = fileURLToPath(new URL('../domain/texts/', import.meta.url));
const portuguese = `${texts}pt/`;

/**
 * Puts `domain/texts/pt/NAME.ts` wherever `domain/texts/NAME.ts` is imported, so that a bundle holds one language. A
 * Portuguese text that imports the English one means it.
 */
export function portugueseTexts(): Plugin {
  return {
    name: 'rumo:portuguese-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(#domain\/texts\/|\.{1,2}\/([\w-]+\/)*)[\w-]+\.ts$/ },
      async handler(specifier, importer) {
        if (!importer || importer.startsWith(portuguese)) return null;
        const found = await this.resolve(specifier, importer, { skipSelf: true });
        if (!found?.id.startsWith(texts)) return null;
        const twin = portuguese + found.id.slice(texts.length);
        return existsSync(twin) ? twin : found;
      },
    },
  };
}
