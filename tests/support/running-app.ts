import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The whole program in a process of its own, as `npm start` runs it. */
export type RunningApp = {
  url: string;
  pid: number;
  /** Everything printed so far. */
  printed(): string;
  /** Stops it as an operator would and returns the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash would; its database goes on until the next start takes it over. */
  kill(): Promise<void>;
};

/** Settings that every program under test begins with. */
export const programSettings = {
  // vitest says `test`, with which React renders pages by its slow build for developers.
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  // The built-in sign-in asks each new browser for a word; journeys about something else do without.
  ALLOW_LOCAL_PROVIDERS: 'yes',
};

/** Address of the module that keeps a program on this machine. */
export const noWayOut = new URL('no-way-out.mjs', import.meta.url).href;

/** @throws when what a program printed says that it wanted to reach another machine. */
export function refuseWayOut(printed: string): void {
  const [way] = /^A way out was tried: .*$/m.exec(printed) ?? [];
  if (way) throw new Error(`The program wants to reach another machine. ${way}`);
}

/**
 * Starts the built app over a data folder and returns when it is ready. `PORT` in `env` keeps the address over a restart.
 * `within` is a program and its words that runs it, for whoever watches it from outside.
 * @throws with everything it printed when it ends before that.
 */
export async function startApp(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  within: readonly string[] = [],
): Promise<RunningApp> {
  const port = env.PORT ?? String(await findFreePort());
  const [program = '', ...words] = [...within, process.execPath, 'tools/start.mjs'];
  const child = spawn(program, words, {
    env: {
      ...process.env,
      ...programSettings,
      NODE_OPTIONS: `--import ${noWayOut}`,
      PORT: port,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const url = `http://127.0.0.1:${port}`;
  if (!(await becomesReady(child, url))) throw new Error(`The app did not start:\n${printed}`);

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    refuseWayOut(printed);
    return code;
  };
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

async function becomesReady(child: ChildProcess, url: string): Promise<boolean> {
  const ended = once(child, 'exit').then(() => false);
  const asked = (async () => {
    while (child.exitCode === null && child.signalCode === null) {
      if (await isReady(url)) return true;
      await new Promise((later) => setTimeout(later, 50));
    }
    return false;
  })();
  return Promise.race([ended, asked]);
}

/**
 * Whether the program answers and takes visitors: on a busy machine its start itself counts as an overload, during which it
 * sends them away with 503 (`platform/server/load.ts`).
 */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { load } = (await answer.json()) as { load: { overloaded: boolean } };
  return !load.overloaded;
}

/** Two runs on one machine never ask for the same port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
