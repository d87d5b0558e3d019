import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ZodEnum } from 'zod';
import type { Contract } from '#platform/shared/contract.ts';

/**
 * Leaves of a contract what the browser needs to call it: method, path, and which bodies are bytes; and of a closed
 * list its values. The schemas stay on the server, which parses every input and every answer; with them zod stays out
 * of the browser, a sixth of all that a signed-in screen loads. Whoever imports a schema from such a file into a screen
 * is told by the build that it is not there: what a form checks stands in a room's rules.
 */
export function contractsForTheBrowser(): Plugin {
  return {
    name: 'contracts-for-the-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(_code, id) {
      if (!/\/features\/[a-z-]+\/contract(\/[a-z-]+)?\.ts$|\/platform\/shared\/live\.ts$/.test(id)) return;
      const exported = Object.entries<unknown>(await import(pathToFileURL(id).href));
      if (!exported.some(([, value]) => isContract(value))) return;
      const lines = exported.map(([name, value]) => exportOf(name, value));
      return { code: [closedList, ...lines].join('\n'), map: null };
    },
  };
}

/** What screens ask of a closed list, in the words of zod. */
const closedList = `const closedList = (options) => ({
  options,
  safeParse: (data) => (options.includes(data) ? { success: true, data } : { success: false }),
});`;

function exportOf(name: string, value: unknown): string {
  if (isContract(value)) return `export const ${name} = ${JSON.stringify(forCalling(value))};`;
  if (value instanceof ZodEnum) return `export const ${name} = closedList(${JSON.stringify(value.options)});`;
  const plain = typeof value === 'number' || typeof value === 'string';
  return plain ? `export const ${name} = ${JSON.stringify(value)};` : '';
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** JSON leaves out what is undefined. */
const forCalling = ({ method, path, body, response }: Contract) => ({
  method,
  path,
  body: body === 'bytes' ? body : undefined,
  response: typeof response === 'string' ? response : 'json',
});
