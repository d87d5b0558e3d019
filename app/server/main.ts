import cluster from 'node:cluster';
import { systemClock } from '#platform/server/clock.ts';
import { readEnv } from '#platform/server/env.ts';
import { joinPeers, sayReady } from '#platform/server/peers.ts';
import { StartError } from '#platform/server/start-error.ts';
import { startProcesses } from './start-processes.ts';
import { startProgram } from './start-program.ts';

/** After this time a stop ends the process. */
const stopMs = 8_000;

async function main(): Promise<void> {
  let asked = false;
  let stopping = false;
  // A signal during the start waits for its end, or our database would go on without us; a second one does not wait.
  let stop = async (): Promise<void> => {
    if (asked) process.exit(1);
    asked = true;
  };
  process.on('SIGTERM', () => stop());
  // A terminal sends it to every process: of several, the one that started them tells the others.
  process.on('SIGINT', () => cluster.isPrimary && stop());
  const env = readEnv(process.env);
  const [, , name = '', others] = process.argv;
  const program = cluster.isWorker
    ? await startProgram(env, systemClock, joinPeers(name, Number(others)))
    : await (env.processes > 1 ? startProcesses(env) : startProgram(env));
  if (cluster.isWorker) sayReady(program.welcome);
  else process.stdout.write(`${program.welcome}\n`);
  stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    await program.stop();
    process.exit(0);
  };
  if (asked) await stop();
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
