import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { AppError, translator } from '#platform/server/app-error.ts';
import { giveBack } from '#platform/server/files/chunk-cipher.ts';
import type { ErrorCode } from '#platform/shared/contract.ts';
import { extensionOf, mediaTypeOf } from '../rules/documents.ts';
import type { FileRefusal } from '../rules/file-findings.ts';
import { judgeFile, kindOfBeginning, mediaTypeOfKind, refusalFor } from '../rules/file-kind.ts';
import { refusalSentences } from '../rules/refusal-sentences.ts';
import { documentTexts as ptDocumentTexts } from '../texts/documents.pt.ts';
import { documentTexts } from '../texts/documents.ts';
import { inflate } from './inspection/inspect-word.ts';

/** A client that sends nothing for so long is gone. Shorter than the age at which staged bytes are swept. */
const idleMs = 20_000;

/** The bytes that arrived are not those that were announced. */
export function wrongSize(): AppError {
  return documentError('file_unreadable', (errors) => `${errors.sizeDiffers} ${errors.sizeDiffersHelp}`);
}

/**
 * The raw body of a request, piece by piece. A length that the headers already show to be wrong is refused before a
 * byte is read. Each piece is valid until the next is requested. Leaving early keeps the connection open, so that the
 * client still gets the answer.
 * @throws AppError file_unreadable when the length is wrong or the client disconnects or stops sending.
 */
export async function* receiveBody(http: Context, size: number): AsyncGenerator<Uint8Array> {
  const { incoming } = http.env as HttpBindings;
  const announced = incoming.headers['content-length'];
  if (announced !== undefined && Number(announced) !== size) throw wrongSize();
  incoming.setTimeout(idleMs, () => incoming.destroy());
  try {
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      yield piece;
      giveBack(piece);
    }
  } catch (cause) {
    throw documentError(
      'file_unreadable',
      (errors) => `${errors.interrupted} ${errors.interruptedHelp}`,
      cause,
    );
  } finally {
    incoming.setTimeout(0);
  }
}

/** Enough to tell most files apart before all of them has arrived. */
const headSize = 256 * 1024;

/**
 * Passes a file's bytes on while checking their beginning; of a small file, all of it. Throws `file_type_not_allowed`, with
 * the reason, as soon as they are not what the name's extension says. What only its end tells is checked with the rest
 * (`inspect-bytes.ts`).
 */
export async function* checkContent(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.allocUnsafe(headSize);
  let held = 0;
  for await (const piece of bytes) {
    if (head) {
      // A copy: a piece is valid until the next is requested.
      held += Buffer.from(piece.buffer, piece.byteOffset, piece.length).copy(head, held);
      if (held === headSize) {
        await checkHead(head, fileName);
        head = undefined;
      }
    }
    yield piece;
  }
  if (!head) return;
  const refusal = await refusalFor(head.subarray(0, held), mediaTypeOf(fileName), inflate);
  if (refusal) throw fileTypeRefused(refusal, extensionOf(fileName));
}

const containers = { zip: 'docx', ole: 'doc' } as const;

async function checkHead(head: Buffer, fileName: string): Promise<void> {
  const found = kindOfBeginning(head);
  const kind = found === 'zip' || found === 'ole' ? containers[found] : found;
  if (kind && mediaTypeOfKind(kind) === mediaTypeOf(fileName)) return;
  const judged = await judgeFile(head, inflate);
  throw fileTypeRefused('refusal' in judged ? judged.refusal : 'other_content', extensionOf(fileName));
}

/** The refusal of a type of file, with its reason and what to do. */
export function fileTypeRefused(refusal: FileRefusal, extension: string): AppError {
  return documentError('file_type_not_allowed', (errors) => {
    const { reason, wayOut } = refusalSentences(errors, refusal, extension);
    return [`${errors.typeNotAllowed}. ${reason}`, wayOut].filter(Boolean).join(' ');
  });
}

/** A refusal with a sentence about documents in both languages. */
export const documentError = (code: ErrorCode, pick: Parameters<typeof errorText>[0], cause?: unknown) =>
  new AppError(code, { message: errorText(pick), cause });

export const errorText = translator(documentTexts.errors, ptDocumentTexts.errors);
