import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has `make` fill the folder `target` unless it was made from the same `state` already.
 * It is made beside its place and renamed, so that two instances that do so at once, or one that is cut off, never
 * leave half of it.
 * @param state - what it is made from, in one string; kept in the file `stamp`.
 */
export function makeWhenStale(target: string, state: string, make: (directory: string) => void): void {
  if (readStamp(target) === state) return;
  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  try {
    make(fresh);
    // Another instance was faster: whoever reads what it made must not find the folder changed under them.
    if (readStamp(target) === state) return;
    writeFileSync(join(fresh, 'stamp'), state);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    // Another instance may have been faster; what it made from the same state is as good as ours.
    if (readStamp(target) !== state) throw error;
  } finally {
    for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true });
  }
}

function readStamp(directory: string): string | undefined {
  const file = join(directory, 'stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
