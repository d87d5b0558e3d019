import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../features/site/web/first-screen/main.ts', import.meta.url));
const name = 'virtual:first-screen';

/** The first screen's script, bundled for inlining. */
export async function makeFirstScreen(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'firstScreen' },
      minify: true,
      target: 'es2022',
    },
  });
  const [result] = Array.isArray(made) ? made : [made];
  if (!result || !('output' in result)) throw new Error('the first screen was not built');
  return result.output[0].code.trim();
}

/** `virtual:first-screen` is that script on the server, which inlines it, and empty in the browser. */
export function firstScreen(): Plugin {
  return {
    name: 'rumo:first-screen',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const code = this.environment.name === 'ssr' ? await makeFirstScreen() : '';
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
