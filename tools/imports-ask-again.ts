import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../platform/browser/import-when-here.ts', import.meta.url));

/** Puts `importWhenHere` around every `import()` in the place of Vite's helper, which never asks twice for a file. */
export function importsAskAgain(): Plugin {
  return {
    name: 'rumo:imports-ask-again',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { importWhenHere as __vitePreload } from ${JSON.stringify(ours)};`
        : undefined,
  };
}
