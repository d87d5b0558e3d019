import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/** Creates the folder if needed. @throws StartError when it is not a folder, or not writable. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    if (!(await stat(dataDir)).isDirectory()) throw new Error('it is not a folder');
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}
