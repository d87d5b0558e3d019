import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const running: ChildProcess[] = [];

/** Starts a program of `bench/` and returns what it sends when it is ready. Throws when it ends before that. */
export async function startChild(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<unknown> {
  const child = fork(file, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  running.push(child);
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
