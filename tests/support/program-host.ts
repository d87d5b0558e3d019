import { type Program, startProgram } from '#app/server/start-program.ts';
import { readEnv } from '#platform/server/env.ts';

// The process that `shared-program.ts` starts. An environment begins a program, `stop` ends it.

export type Order = { start: NodeJS.ProcessEnv } | { ahead: number } | 'stop';
export type Report = { welcome: string } | { failed: string } | 'stopped' | 'moved';

let program: Program | undefined;
/** Milliseconds by which the program's clock is ahead of the machine's. */
let ahead = 0;

async function obey(order: Order): Promise<Report> {
  if (order === 'stop') {
    await program?.stop();
    program = undefined;
    ahead = 0;
    return 'stopped';
  }
  if ('ahead' in order) {
    ahead = order.ahead;
    return 'moved';
  }
  program = await startProgram(readEnv(order.start), () => new Date(Date.now() + ahead));
  return { welcome: program.welcome };
}

process.on('message', async (order: Order) => {
  const report = await obey(order).catch((error: Error) => ({ failed: error.stack ?? error.message }));
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
// The worker may have ended while the modules were loaded.
if (!process.connected) process.exit();
