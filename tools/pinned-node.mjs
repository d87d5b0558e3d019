import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** The first version that runs TypeScript files as they are. */
const oldest = [22, 18];

/** Top folder of the project, whatever folder the command was given in. */
export const top = join(import.meta.dirname, '..');

/**
 * Makes sure that the caller runs on a Node that can run the server. On an older one the same command is started again
 * with the Node among our packages, which gets our signals and whose exit code becomes ours.
 * @returns true when the caller may go on, false when the other Node does the work.
 */
export function onPinnedNode() {
  process.chdir(top);
  leaveWithParent();
  if (isNewEnough(process.versions.node)) return true;
  const pinned = join(top, 'node_modules/.bin/node');
  if (!existsSync(pinned) || process.env.RUMO_PINNED_NODE) {
    console.error(
      `This needs Node ${oldest.join('.')} or later, and this is ${process.versions.node}. ` +
        'Start it with npm (npm start, npm test), which installs one where it can.',
    );
    process.exit(1);
  }
  runInstead(pinned);
  return false;
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function runInstead(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${join(top, 'node_modules/.bin')}:${process.env.PATH}`,
      RUMO_PINNED_NODE: 'yes',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Killed with -9 the older Node cannot pass that on; the channel to it closes then, and nobody is left on the port. */
function leaveWithParent() {
  if (!process.env.RUMO_PINNED_NODE || !process.channel) return;
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
