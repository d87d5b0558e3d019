import { type Program, startProgram } from '#app/server/start-program.ts';
import { readEnv } from '#platform/server/env.ts';

// The process that `shared-program.ts` starts. An environment begins a program, `stop` ends it.

export type Order = { start: NodeJS.ProcessEnv } | 'stop';
export type Report = { welcome: string } | { failed: string } | 'stopped';

let program: Program | undefined;

async function obey(order: Order): Promise<Report> {
  if (order === 'stop') {
    await program?.stop();
    program = undefined;
    return 'stopped';
  }
  program = await startProgram(readEnv(order.start));
  return { welcome: program.welcome };
}

process.on('message', async (order: Order) => {
  const report = await obey(order).catch((error: Error) => ({ failed: error.stack ?? error.message }));
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
// The worker may have ended while the modules were loaded.
if (!process.connected) process.exit();
