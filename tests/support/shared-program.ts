import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { expect, vi } from 'vitest';
import type { Order, Report } from './program-host.ts';
import { findFreePort, isReady, noWayOut, programSettings, refuseWayOut } from './running-app.ts';

/** A process of this test worker, in which its files' programs run one after another, and what it printed. */
type Host = { process: ChildProcess; printed: string };

let host: Host | undefined;

/** A program over a data folder and a database of its own, in a process that it shares with those before and after it. */
export interface SharedProgram {
  url: string;
  /** What an operator reads after the start. */
  welcome: string;
  /** Sets its clock so many milliseconds ahead of the machine's; the database has a clock of its own (`moved-clock.ts`). */
  setAhead(ms: number): Promise<void>;
  /** @throws when the program wanted to reach another machine. */
  stop(): Promise<void>;
}

/**
 * Starts the built app in this worker's process: two thousand modules are loaded once and not for each file. Nothing is left
 * of a program after its stop, because services belong to the program and not to modules.
 * @throws with everything it printed when it does not start.
 */
export async function startSharedProgram(
  dataDir: string,
  { host: folder = '', user, database }: ClientConfig,
  settings: NodeJS.ProcessEnv = {},
): Promise<SharedProgram> {
  if (!host?.process.connected) host = begin();
  const current = host;
  current.printed = '';
  const port = settings.PORT ?? String(await findFreePort());
  const report = await order(current, {
    start: {
      ...programSettings,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`,
      DOCUMENT_KEY,
      ...settings,
    },
  });
  if (typeof report !== 'object' || !('welcome' in report))
    throw new Error(`The app did not start: ${JSON.stringify(report)}\n${current.printed}`);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect(await isReady(url)).toBe(true), { timeout: 120_000 });
  return {
    url,
    welcome: report.welcome,
    setAhead: async (ahead) => void (await order(current, { ahead })),
    stop: async () => {
      await order(current, 'stop');
      refuseWayOut(current.printed);
    },
  };
}

/** One for all: the logins' passwords are made from it, and logins belong to the run's cluster. */
const DOCUMENT_KEY = Buffer.alloc(32, 'journeys').toString('base64');

function begin(): Host {
  const child = fork(resolve('tests/support/program-host.ts'), {
    env: {
      ...process.env,
      ...programSettings,
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    },
    execArgv: ['--import', noWayOut],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const started: Host = { process: child, printed: '' };
  const note = (chunk: Buffer) => {
    started.printed += chunk;
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  return started;
}

async function order({ process: child }: Host, given: Order): Promise<Report> {
  const gone = new AbortController();
  const ended = once(child, 'exit', { signal: gone.signal }).then(
    (): Report => ({ failed: 'the process ended' }),
  );
  const reported = once(child, 'message').then(([report]): Report => report);
  child.send(given);
  try {
    return await Promise.race([ended, reported]);
  } finally {
    gone.abort();
    await ended.catch(() => {});
  }
}
