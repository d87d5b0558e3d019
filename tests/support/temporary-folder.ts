import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Bytes: ten times of what three journeys write at once, because the rest of the machine needs memory too. */
const enough = 8e9;

/**
 * Lets everything that this run writes for a while lie in memory, where the system offers enough of it. Each database is
 * four hundred files: a disk that was just cleared of thousands looks for room so long that copying one takes half a
 * second of the processor instead of a tenth (docs/decisions/0070).
 * @returns what removes it all, also what a test that was killed has left.
 */
export function keepTemporaryFilesInMemory(): () => void {
  const folder = inMemory();
  if (!folder) return () => {};
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function inMemory(): string | undefined {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  const folder = mkdtempSync(join(memory, 'rumo-'));
  // The database runs as somebody else.
  chmodSync(folder, 0o755);
  if (canStartPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
}

/** Some tests do, and some systems forbid it there. */
function canStartPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o755 });
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
