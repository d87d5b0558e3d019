import { rotateDocumentKey } from '#features/documents/server/document-key.ts';
import { readEnv } from '#platform/server/env.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { openCluster, superuserConnection } from '#platform/server/postgres/cluster.ts';
import { ownDatabase } from '#platform/server/schema/migrate.ts';
import { createSecrets, loadDocumentKey, loadPreviousDocumentKey } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';

/** `npm run rotate-document-key`: wraps all files' keys with the new DOCUMENT_KEY, see docs/operate.md. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const named = env.documentKey
    ? { now: 'DOCUMENT_KEY', before: 'DOCUMENT_KEY_PREVIOUS' }
    : { now: `${env.dataDir}/document.key`, before: `${env.dataDir}/document.key.previous` };
  if (!(await loadPreviousDocumentKey(env)))
    throw new StartError(
      `There is no previous key: ${named.before} is missing. docs/operate.md, "A new key", has the steps.`,
    );
  const owner = env.databaseUrl
    ? { connectionString: env.databaseUrl }
    : superuserConnection(openCluster(env.dataDir, {}));
  const done = await rotateDocumentKey(
    ownDatabase(owner),
    await openFiles(env),
    createSecrets(await loadDocumentKey(env)),
    ({ rewrapped, done, lost }, of) =>
      console.log(`${rewrapped + done + lost} of ${of} keys seen, ${rewrapped} wrapped by the new key`),
  );
  if (done.lost > 0)
    console.log(
      `${done.lost} keys open neither with ${named.now} nor with ${named.before}: they were lost before.`,
    );
  console.log(`All other keys open with ${named.now}: ${named.before} is not needed by this installation any more.
Take it away, restart, and keep it with the backups that were made until now: only it opens them.`);
}

main().catch((error: unknown) => {
  const { code } = error as { code?: string };
  const unreachable = code === 'ENOENT' || code === 'ECONNREFUSED';
  console.error(
    error instanceof StartError ? error.message : unreachable ? 'Start the server first.' : error,
  );
  process.exit(1);
});
