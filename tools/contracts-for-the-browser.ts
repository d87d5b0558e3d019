import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ZodEnum } from 'zod';
import type { Contract } from '#platform/shared/contract.ts';

/**
 * Reduces contracts in the browser's build to method, path and kinds of bodies, and enums to their values. The server parses
 * every input and output; without schemas zod, a sixth of a signed-in screen's script, stays out of the browser. A screen
 * that imports a schema fails to build: what a form checks belongs in a room's rules.
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

/** The part of zod's enums that screens use. */
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

/** JSON omits undefined. */
const forCalling = ({ method, path, body, response }: Contract) => ({
  method,
  path,
  body: body === 'bytes' ? body : undefined,
  response: typeof response === 'string' ? response : 'json',
});
