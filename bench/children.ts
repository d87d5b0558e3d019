import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const running: ChildProcess[] = [];

/**
 * Starts a program of `bench/` and returns what it sends when it is ready. Throws when it ends before that. `work` comes to it as
 * a message (`givenWork`): an argument may hold 128 kB, and pages are longer.
 */
export async function startChild(
  file: string,
  work?: unknown,
  env: NodeJS.ProcessEnv = {},
): Promise<unknown> {
  // As `npm start` has it: without it React renders by its slow build for developers.
  const child = fork(file, { env: { NODE_ENV: 'production', ...process.env, ...env }, stdio: 'inherit' });
  running.push(child);
  if (work !== undefined) child.send(work as object);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

/** Ends every program that was started. */
export async function stopChildren(): Promise<void> {
  for (const child of running) {
    // One that a signal ended has no exit code.
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
}

/** In such a program: what it is to work on. */
export async function givenWork<Work>(): Promise<Work> {
  const [work] = await once(process, 'message');
  process.channel?.unref();
  return work;
}
