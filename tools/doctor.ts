import { examine } from '#features/backup/server/doctor.ts';
import { readEnv } from '#platform/server/env.ts';
import { StartError } from '#platform/server/start-error.ts';

/** `npm run doctor -- /backups`: looks at the whole installation and ends with 1 when something needs a hand. */
const [backups] = process.argv.slice(2);
try {
  for await (const { ok, text } of examine(readEnv(process.env), { backups })) {
    console.log(`${ok ? 'well ' : 'LOOK '} ${text}`);
    if (!ok) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
