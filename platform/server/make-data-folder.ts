import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/** Makes the folder when it is not there. @throws StartError when it is none, or not ours to write in. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    if (!(await stat(dataDir)).isDirectory()) throw new Error('it is not a folder');
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}
