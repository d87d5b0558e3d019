import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { FileMissing } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { ZipEntry } from './send-zip.ts';

/** The columns that the bytes of a document are read by. */
export const fileColumns = ['id', 'file_path', 'file_size', 'wrapped_key', 'created_at'] as const;

interface Wanted<Row> {
  row: Row;
  /** Where it stands in the archive. */
  path: string;
}

/**
 * The bytes of documents, one file opened at a time. One that is missing is logged and told to `onMissing` instead of
 * read; a damaged one throws while it is read.
 */
export async function* archivedFiles<Row extends Pick<Selectable<Documents>, (typeof fileColumns)[number]>>(
  wanted: readonly Wanted<Row>[],
  { platform: { files, log }, requestId }: Pick<RequestContext, 'platform' | 'requestId'>,
  onMissing: (row: Row) => void,
): AsyncGenerator<ZipEntry> {
  for (const { row, path } of wanted) {
    const file = { key: row.file_path, size: row.file_size, wrappedKey: row.wrapped_key ?? Buffer.alloc(0) };
    const bytes = await files.open(file).catch((err: unknown) => {
      if (!(err instanceof FileMissing)) throw err;
      log.error({ requestId, documentId: row.id, err }, 'a stored document cannot be read');
      return undefined;
    });
    if (!bytes) {
      onMissing(row);
      continue;
    }
    try {
      yield { name: path, input: bytes, size: row.file_size, lastModified: row.created_at };
    } finally {
      // The reader may have left in the middle of it.
      bytes.destroy();
    }
  }
}
