import type { Platform } from '#platform/server/platform.ts';
import { StartError } from '#platform/server/start-error.ts';

/**
 * Looks whether the key that we start with opens the documents that are there, the first and the last of them. With another one nobody could
 * read what they have uploaded, and what is uploaded from then on could not be read with the old key once it is found.
 * @throws StartError when neither opens, unless DOCUMENT_KEY_LOST says that this is known.
 */
export async function checkDocumentKey({ env, database, files }: Platform): Promise<void> {
  if (env.documentKeyIsLost) return;
  const stored = await database.asSystem('start: does the key open the documents', async (tx) => {
    const uploaded = tx
      .selectFrom('documents')
      .select(['file_path as key', 'wrapped_key as wrappedKey'])
      .where('upload_status', '=', 'uploaded')
      .limit(1);
    const first = await uploaded.orderBy('uploaded_at').executeTakeFirst();
    const last = await uploaded.orderBy('uploaded_at', 'desc').executeTakeFirst();
    return [first, last].filter((file) => file !== undefined);
  });
  if (stored.length === 0 || stored.some(({ key, wrappedKey }) => wrappedKey && files.opens(key, wrappedKey)))
    return;
  throw new StartError(
    `${env.documentKey ? 'DOCUMENT_KEY' : `${env.dataDir}/document.key`} does not open the documents that are stored here: it is not the key that they were stored with.
Put the right one back, from where it is kept apart from the backup. DOCUMENT_KEY_LOST=yes starts without it: then the
documents that are stored cannot be opened by anybody.`,
  );
}
