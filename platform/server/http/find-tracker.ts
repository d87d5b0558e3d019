import { readdir } from 'node:fs/promises';

/**
 * The address of the script that counts visits (`tools/tracker-plugin.ts`); its name carries its content's hash, so
 * that it is kept for a year and a new one is fetched at once. Undefined where it was not built.
 */
export async function findTracker(clientDirectory: string): Promise<string | undefined> {
  const names = await readdir(`${clientDirectory}/assets`).catch(() => []);
  const name = names.find((one) => /^tracker-[\w-]+\.js$/.test(one));
  return name && `/assets/${name}`;
}
