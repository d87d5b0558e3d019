import type { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { AppError } from '#platform/server/app-error.ts';
import { readRange } from '#platform/server/files/byte-range.ts';
import { StorageUnavailable } from '#platform/server/files/files.ts';
import { giveBack } from '#platform/server/files/give-back.ts';
import type { RequestContext } from '#platform/server/operation.ts';

import { contentHeaders } from './content-headers.ts';

type Content = Pick<
  Selectable<Documents>,
  'id' | 'file_name' | 'file_path' | 'file_type' | 'file_size' | 'sha256' | 'wrapped_key'
>;

/** The columns that `sendContent` needs. */
export const contentColumns = [
  'id',
  'user_id',
  'file_name',
  'file_path',
  'file_type',
  'file_size',
  'sha256',
  'wrapped_key',
] as const;

/**
 * Streams an uploaded document, or the part that a single `Range` asks for (only if `If-Range` still names these
 * bytes). What a damaged file holds is never sent: the connection breaks instead, and the log says which row it was.
 */
export async function sendContent(
  row: Content,
  wanted: 'attachment' | 'inline',
  { platform, http, requestId }: RequestContext,
): Promise<Response> {
  const size = row.file_size;
  const headers = contentHeaders(row, wanted);
  const condition = http.req.header('If-Range');
  const asked = condition && condition !== headers.ETag ? undefined : http.req.header('Range');
  const range = readRange(asked, size);
  if (range === 'unsatisfiable') {
    http.header('Content-Range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
  const status = range ? 206 : 200;
  if (http.req.method === 'HEAD') return new Response(null, { status, headers });

  const { outgoing } = http.env as HttpBindings;
  const failed = (err: unknown) => {
    platform.log.error({ requestId, documentId: row.id, err }, 'a stored document cannot be read');
  };
  const file = { key: row.file_path, size, wrappedKey: row.wrapped_key ?? Buffer.alloc(0) };
  const bytes = await platform.files.open(file, { start, end }).catch((cause: unknown) => {
    failed(cause);
    // A store that is away comes back; what cannot be read of a store that answers is lost.
    throw cause instanceof StorageUnavailable ? cause : new AppError('internal', { cause });
  });
  return new Response(toWeb(bytes, outgoing, failed), { status, headers });
}

/** A web stream whose failure is told to us alone: the server would print it and write its text to the reader. */
function toWeb(
  bytes: Readable,
  outgoing: HttpBindings['outgoing'],
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]();
  let sent: Uint8Array | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          // Nothing waits to be written, so the system has its own copy of the last piece.
          if (sent && outgoing.writableLength === 0) giveBack(sent);
          const { done, value } = await pieces.next();
          sent = value;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure(error);
          outgoing.destroy();
          controller.close();
        }
      },
      cancel() {
        bytes.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
