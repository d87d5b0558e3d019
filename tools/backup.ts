import { makeBackup } from '#features/backup/server/backup.ts';
import { readEnv } from '#platform/server/env.ts';
import { StartError } from '#platform/server/start-error.ts';

/** `npm run backup -- /backups`: a backup of the running or stopped installation, in a folder of its own below. */
const [home] = process.argv.slice(2);
if (!home) {
  console.error('Usage: npm run backup -- /backups');
  process.exit(2);
}
try {
  const { folder, manifest, missing } = await makeBackup(readEnv(process.env), home, new Date());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows, ${manifest.files.length} documents. Keep DOCUMENT_KEY apart from it.`,
  );
  if (missing.length > 0) {
    console.error(`${missing.length} documents have no bytes in the store: ${missing.join(', ')}`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
