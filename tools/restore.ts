import { restoreBackup } from '#features/backup/server/restore.ts';
import { readEnv } from '#platform/server/env.ts';
import { StartError } from '#platform/server/start-error.ts';

/** `npm run restore -- /backups/2026-11-25T12-00-00`: puts a backup into an empty DATA_DIR and database. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run restore -- /backups/2026-11-25T12-00-00');
  process.exit(2);
}
try {
  const { manifest, erasedAgain } = await restoreBackup(readEnv(process.env), folder);
  console.log(`Restored as of ${manifest.at}: ${manifest.files.length} documents. Start with 'npm start'.`);
  if (erasedAgain > 0) console.log(`${erasedAgain} accounts that were erased since then were erased again.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
