import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import routes from './app/routes.ts';
import { contractsForTheBrowser } from './tools/contracts-for-the-browser.ts';
import { firstScreen } from './tools/first-screen-plugin.ts';
import { importsAskAgain } from './tools/imports-ask-again.ts';
import { portugueseTexts } from './tools/portuguese-texts.ts';
import { chunksByRoute } from './tools/route-chunks.ts';
import { serviceWorker } from './tools/service-worker-plugin.ts';
import { tracker } from './tools/tracker-plugin.ts';

/**
 * What the reader of PDFs asks for by name while it draws: fonts and tables of letters that files leave out, and
 * decoders of scans as scripts.
 * The version in the path stands in for the hash that other assets carry.
 */
function pdfParts(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folders = {
    fonts: 'standard_fonts/*.{pfb,ttf}',
    decoders: 'wasm/*_nowasm_fallback.js',
    letters: 'cmaps/*.bcmap',
  };
  return {
    name: 'pdf-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [folder, pattern] of Object.entries(folders))
        for (const file of globSync(join(dirname(manifest), pattern)))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdf-${version}/${folder}/${basename(file)}`,
            source: readFileSync(file),
          });
    },
  };
}

const portuguese = process.env.BUILD_LANGUAGE === 'pt';

export default defineConfig({
  plugins: [
    portuguese && portugueseTexts(),
    tailwindcss(),
    reactRouter(),
    contractsForTheBrowser(),
    importsAskAgain(),
    pdfParts(),
    serviceWorker(portuguese ? '/pt' : ''),
    tracker(),
    firstScreen(),
    chunksByRoute('app', routes),
  ],
  // Both languages are served as one folder; what `public` holds comes with the English build.
  publicDir: portuguese ? false : 'public',
  build: { assetsInlineLimit: 0 },
  // What only screens use is built in, so that a server runs with the packages under `dependencies` alone; React, its router
  // and zod, which the server uses by itself too, stay apart (tests/journeys/packages.test.ts).
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', 'zod'] },
});
