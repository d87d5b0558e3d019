import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import type { Documents } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { giveBack } from '#platform/server/files/chunk-cipher.ts';
import { readRange, StorageUnavailable } from '#platform/server/files/files.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import { isViewable } from '../rules/documents.ts';

/** Downloads one of the caller's documents. The audit row is committed before the first byte leaves. */
export const getContent: Operation<typeof contract.getContent, 'person'> = async ({ params }, context) => {
  const row = await context.transaction((tx) => readUploaded(tx, params.id, context));
  if (!row) throw new AppError('not_found');
  return sendContent(row, 'attachment', context);
};

/**
 * Reads an uploaded document that the transaction's actor may see and records that it was opened. A viewer fetches a
 * document in many parts: only the part with the first byte is recorded.
 */
export async function readUploaded(tx: Tx, id: string, request: { http: Context; requestId: string }) {
  const row = await tx
    .selectFrom('documents')
    .select(contentColumns)
    .where('id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .executeTakeFirst();
  if (!row) return undefined;
  const range = readRange(request.http.req.header('Range'), row.file_size);
  const isFirst = range === undefined || (range !== 'unsatisfiable' && range.start === 0);
  if (isFirst && request.http.req.method !== 'HEAD') {
    await recordAudit(tx, {
      action: 'document.opened',
      subject: { type: 'document', id },
      ownerId: row.user_id,
      requestId: request.requestId,
    });
  }
  return row;
}

type Content = Omit<Pick<Selectable<Documents>, (typeof contentColumns)[number]>, 'user_id'>;

/** The columns that `sendContent` needs. */
const contentColumns = [
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
 * bytes). Of a damaged file nothing more is sent: the connection is closed, and the log names the row.
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
  const bytes = await platform.files.open(storedFile(row), { start, end }).catch((cause: unknown) => {
    failed(cause);
    // A store that does not answer comes back; what cannot be read from one that answers is lost.
    throw cause instanceof StorageUnavailable ? cause : new AppError('internal', { cause });
  });
  const pieces: AsyncIterator<Uint8Array> = bytes[Symbol.asyncIterator]();
  let sent: Uint8Array | undefined;
  const next = async () => {
    // Nothing waits to be written, so the system has its own copy of the last piece.
    if (sent && outgoing.writableLength === 0) giveBack(sent);
    const result = await pieces.next();
    sent = result.value;
    return result;
  };
  return new Response(
    streamOrDestroy(next, () => bytes.destroy(), outgoing, failed),
    { status, headers },
  );
}

/** What the store needs to read the bytes of a row. */
export const storedFile = (row: Pick<Content, 'file_path' | 'file_size' | 'wrapped_key'>) => ({
  key: row.file_path,
  size: row.file_size,
  wrappedKey: row.wrapped_key ?? Buffer.alloc(0),
});

/** A web stream that closes the connection on failure: the server would print the error and send its text to the client. */
export function streamOrDestroy(
  next: () => Promise<IteratorResult<Uint8Array> | ReadableStreamReadResult<Uint8Array>>,
  cancel: (reason: unknown) => unknown,
  outgoing: HttpBindings['outgoing'],
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure(error);
          outgoing.destroy();
          controller.close();
        }
      },
      cancel: async (reason) => void (await cancel(reason)),
    },
    { highWaterMark: 0 },
  );
}

/** Blocks scripts, forms, embedding and the origin, whatever the bytes are. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Browsers do not start their PDF viewer in a sandboxed document, and its page needs inline styles. The viewer runs a PDF's
 * scripts in a separate process, not under our origin.
 */
const forPdfViewers =
  "script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers for a user's file: not cached, no type sniffing, sandboxed. */
export function contentHeaders(
  content: Pick<Content, 'file_name' | 'file_type' | 'sha256'>,
  wanted: 'attachment' | 'inline',
): Record<string, string> {
  const inline = wanted === 'inline' && isViewable(content.file_type);
  return {
    'Content-Type': content.file_type,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', content.file_name),
    'Content-Security-Policy': inline && content.file_type === 'application/pdf' ? forPdfViewers : sandboxed,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
    ETag: `"${Buffer.from(content.sha256 ?? []).toString('base64url')}"`,
  };
}

/** RFC 6266: the name in ASCII for old clients, and as it is for the others. */
function disposition(kind: string, fileName: string): string {
  const plain = fileName.replaceAll(/[^A-Za-z0-9 ._()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
