import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * The address of the script that counts visits, with its content's hash, so that a new one is fetched at once.
 * Undefined where it was not built.
 */
export async function findTracker(clientDirectory: string): Promise<string | undefined> {
  const script = await readFile(`${clientDirectory}/tracker.js`).catch(() => undefined);
  if (!script) return undefined;
  return `/tracker.js?v=${createHash('sha256').update(script).digest('base64url').slice(0, 10)}`;
}
