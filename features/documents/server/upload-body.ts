import type { HttpBindings } from '@hono/node-server';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from 'hono';
import { AppError, translator } from '#platform/server/app-error.ts';
import { giveBack } from '#platform/server/files/chunk-cipher.ts';
import type { ErrorCode } from '#platform/shared/contract.ts';
import { extensionOf, mediaTypeOf } from '../rules/documents.ts';
import type { FileRefusal } from '../rules/file-findings.ts';
import { documentTexts as ptDocumentTexts } from '../texts/documents.pt.ts';
import { documentTexts } from '../texts/documents.ts';
import { isEncryptedWord } from './inspection/inspect-old-word.ts';

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

/** Enough of a Word file to include the entries that tell it from any other archive. */
const headSize = 256 * 1024;

/** What the content may be for each stored media type. Word's old format has no signature beyond its container's. */
const contentsOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['application/pdf'],
  'image/jpeg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'application/msword': ['application/x-cfb'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
};

/**
 * Passes a file's bytes on while checking their beginning. Throws `file_type_not_allowed`, with the reason, as soon as
 * they are not what the name's extension says.
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
  if (head) await checkHead(head.subarray(0, held), fileName);
}

async function checkHead(head: Buffer, fileName: string): Promise<void> {
  const claimed = mediaTypeOf(fileName) ?? '';
  const found = await detect(head);
  const agrees = found !== undefined && contentsOf[claimed]?.includes(found);
  if (agrees && (!claimed.includes('wordprocessingml') || head.includes('word/'))) return;
  throw fileTypeRefused(reasonOf(head, found), extensionOf(fileName));
}

function reasonOf(head: Buffer, found: string | undefined): FileRefusal {
  if (found?.includes('macroenabled')) return 'macros';
  if (found === 'application/x-cfb' && isEncryptedWord(head)) return 'password';
  if (head.subarray(0, 5).equals(Buffer.from('{\\rtf'))) return 'rich_text';
  if (head.includes('Index/Document.iwa')) return 'pages';
  return 'other_content';
}

async function detect(head: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(head))?.mime.toLowerCase();
  } catch {
    // A file made to crash the detector is of no accepted type.
    return undefined;
  }
}

/** The refusal of a type of file, with its reason and what to do. */
export function fileTypeRefused(reason: FileRefusal, extension: string): AppError {
  return documentError('file_type_not_allowed', (errors) => {
    const reasons = {
      macros: `${errors.hasMacros} ${errors.hasMacrosHelp}`,
      password: `${errors.asksForPassword} ${errors.asksForPasswordHelp}`,
      rich_text: `${errors.isRichText} ${errors.isRichTextHelp}`,
      pages: `${errors.isPages} ${errors.isPagesHelp}`,
      other_content: `${errors.contentDiffers(extension)} ${errors.contentDiffersHelp}`,
    };
    return `${errors.typeNotAllowed}. ${reasons[reason]}`;
  });
}

/** A refusal with a sentence about documents in both languages. */
export const documentError = (code: ErrorCode, pick: Parameters<typeof errorText>[0], cause?: unknown) =>
  new AppError(code, { message: errorText(pick), cause });

export const errorText = translator(documentTexts.errors, ptDocumentTexts.errors);
