import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that is started again when it ends, as systemd would. */
export interface Supervised {
  name: string;
  /** Of the process that runs now; undefined while there is none. */
  pid(): number | undefined;
  /** Ends it with this signal; it is started again. Resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Ends it for good: asked first, then by force. */
  stop(): Promise<void>;
  /** What it printed. */
  printed(): string;
}

export interface Command {
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Another user, where we are root. */
  user?: string | undefined;
}

/** Before it is started again; a unit of systemd has `RestartSec`. */
const restartMs = 500;

/** How long a program may take to end. */
const stopMs = 15_000;

/**
 * Starts a program whose output goes to `${folder}/${name}.log`. It gets SIGTERM when we die (`setpriv`), whatever kills us, and
 * has a group of its own: Ctrl+C of a terminal reaches us alone, and we end all in order.
 */
function supervise(name: string, folder: string, { program, args, env, user }: Command): Supervised {
  const log = `${folder}/${name}.log`;
  const as = user ? ['--reuid', user, '--regid', groupOf(user), '--init-groups'] : [];
  let stopping = false;
  let child: ChildProcess;
  let ended: Promise<void>;

  function start(): void {
    const out = openSync(log, 'a');
    child = spawn('setpriv', ['--pdeathsig', 'TERM', ...as, '--', program, ...args], {
      cwd: process.cwd(),
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', out, out],
      detached: true,
    });
    closeSync(out);
    ended = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    void ended.then(async () => {
      await pause(restartMs);
      if (!stopping) start();
    });
  }
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  start();

  return {
    name,
    pid: () => (isRunning() ? child.pid : undefined),
    async end(signal) {
      const { pid } = child;
      if (isRunning() && pid) child.kill(signal);
      await ended;
    },
    async stop() {
      stopping = true;
      if (!isRunning()) return;
      child.kill('SIGTERM');
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })]);
      if (isRunning()) child.kill('SIGKILL');
      await ended;
    },
    printed: () => readFileSync(log, 'utf8'),
  };
}

/** The programs of a fleet, by name. */
export interface Parts {
  folder: string;
  run(name: string, command: Command): Supervised;
  byName: Record<string, Supervised>;
  /** Called when all ends, the last first, in turn with the programs. */
  closing: (() => Promise<void>)[];
  stop(): Promise<void>;
}

/** Programs that end together, the last first, whose output lies in `folder`. */
export function openParts(folder: string): Parts {
  const byName: Record<string, Supervised> = {};
  const closing: (() => Promise<void>)[] = [];
  return {
    folder,
    byName,
    closing,
    run(name, command) {
      const part = supervise(name, folder, command);
      byName[name] = part;
      closing.push(part.stop);
      return part;
    },
    async stop() {
      for (const close of closing.splice(0).reverse()) await close();
    },
  };
}

const groupOf = (user: string) => (user === 'nobody' ? 'nogroup' : user);

/** Asks until it is so. @throws after `withinMs` with what `about` says. */
export async function until(
  what: string,
  isSo: () => Promise<boolean | undefined>,
  { withinMs = 60_000, about = () => '' }: { withinMs?: number; about?: () => string } = {},
): Promise<void> {
  for (const giveUp = Date.now() + withinMs; Date.now() < giveUp; await pause(100))
    if (await isSo().catch(() => false)) return;
  throw new Error(`${what}: not within ${withinMs / 1000} s\n${about().slice(-3_000)}`);
}

/** Whether a page answers 200 in time. */
export const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.ok;
  });
