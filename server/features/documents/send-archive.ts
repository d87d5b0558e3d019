import type { HttpBindings } from '@hono/node-server';
import { makeZip } from 'client-zip';
import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import type { Language } from '#domain/rules/languages.ts';
import { FileMissing } from '../../platform/files/files.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { archiveIndex } from './archive-index.ts';
import { archiveNames } from './archive-names.ts';

/** The columns that `sendArchive` needs. */
export const archiveColumns = [
  'id',
  'file_name',
  'file_path',
  'file_size',
  'wrapped_key',
  'document_category',
  'guide_item',
  'created_at',
] as const;

export type ArchivedRow = Pick<
  Selectable<Documents>,
  Exclude<(typeof archiveColumns)[number], 'guide_item'>
> & {
  guide_item: 'nif-document' | null;
};

/**
 * Streams documents as one archive, one file after the other, stored and not squeezed: at no time is there more than a
 * piece of one file in memory. A file that is missing is named in the index instead; a damaged one breaks the
 * connection, so that nobody keeps half an archive for a whole one.
 */
export function sendArchive(
  rows: readonly ArchivedRow[],
  language: Language,
  { platform, http, requestId }: RequestContext,
): Response {
  const now = platform.clock();
  const { outgoing } = http.env as HttpBindings;
  const pieces = makeZip(entries(rows, { ...platform, language, requestId, now })).getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (err) {
          platform.log.error({ requestId, err }, 'an archive of documents broke off');
          outgoing.destroy();
          controller.close();
        }
      },
      cancel: (reason) => pieces.cancel(reason).catch(() => {}),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="rumo-documents-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

type Means = Pick<RequestContext['platform'], 'files' | 'log'> & {
  language: Language;
  requestId: string;
  now: Date;
};

async function* entries(rows: readonly ArchivedRow[], { files, log, language, requestId, now }: Means) {
  const names = archiveNames(rows, language);
  const listed: Parameters<typeof archiveIndex>[0][number][] = [];
  for (const [index, row] of rows.entries()) {
    const file = { key: row.file_path, size: row.file_size, wrappedKey: row.wrapped_key ?? Buffer.alloc(0) };
    const bytes = await files.open(file).catch((err: unknown) => {
      if (!(err instanceof FileMissing)) throw err;
      log.error({ requestId, documentId: row.id, err }, 'a stored document cannot be read');
      return undefined;
    });
    const name = names[index] ?? row.id;
    listed.push({ row, path: bytes && name });
    if (!bytes) continue;
    try {
      yield { name, input: bytes, size: row.file_size, lastModified: row.created_at };
    } finally {
      // The reader may have left in the middle of it.
      bytes.destroy();
    }
  }
  yield { name: 'index.html', input: archiveIndex(listed, language, now), lastModified: now };
}
