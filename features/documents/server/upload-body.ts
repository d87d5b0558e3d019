import type { HttpBindings } from '@hono/node-server';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from 'hono';
import { AppError, type InBoth, inBoth } from '#platform/server/app-error.ts';
import { giveBack } from '#platform/server/files/chunk-cipher.ts';
import { extensionOf, mediaTypeOf } from '../rules/documents.ts';
import type { FileRefusal } from '../rules/file-findings.ts';
import { documentTexts as ptDocumentTexts } from '../texts/documents.pt.ts';
import { documentTexts } from '../texts/documents.ts';
import { isEncryptedWord } from './inspection/inspect-old-word.ts';

/** A sender who is silent for so long is gone. Shorter than the age at which staged bytes are swept. */
const idleMs = 20_000;

/** The bytes that arrived are not those that were announced. */
export function wrongSize(): AppError {
  return new AppError('file_unreadable', {
    message: sayDocument((errors) => `${errors.sizeDiffers} ${errors.sizeDiffersHelp}`),
  });
}

/**
 * The raw body of a request, piece by piece. A length that the headers already show to be wrong is refused before a
 * byte is read. Each piece is good until the next is asked for. Leaving early keeps the connection open, so that the
 * sender still gets the answer.
 * @throws AppError file_unreadable when the length is wrong or the sender breaks off or falls silent.
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
    throw new AppError('file_unreadable', {
      message: sayDocument((errors) => `${errors.interrupted} ${errors.interruptedHelp}`),
      cause,
    });
  } finally {
    incoming.setTimeout(0);
  }
}

/** Enough of a Word file to reach the entries that tell it from any other archive. */
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
 * Passes a file's bytes on while looking at their beginning. Ends with `file_type_not_allowed` as soon as they turn
 * out not to be what the name's extension says; what they are is said where people meet it.
 */
export async function* checkContent(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.allocUnsafe(headSize);
  let held = 0;
  for await (const piece of bytes) {
    if (head) {
      // A copy: pieces are good until the next is asked for.
      held += Buffer.from(piece.buffer, piece.byteOffset, piece.length).copy(head, held);
      if (held === headSize) {
        await judge(head, fileName);
        head = undefined;
      }
    }
    yield piece;
  }
  if (head) await judge(head.subarray(0, held), fileName);
}

async function judge(head: Buffer, fileName: string): Promise<void> {
  const claimed = mediaTypeOf(fileName) ?? '';
  const found = await detect(head);
  const agrees = found !== undefined && contentsOf[claimed]?.includes(found);
  if (agrees && (!claimed.includes('wordprocessingml') || head.includes('word/'))) return;
  throw refusedKind(reasonOf(head, found), extensionOf(fileName));
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
    // A file made to upset the detector is of no kind that we take.
    return undefined;
  }
}

/** The refusal of a kind of file that is not taken, with its reason and what to do. */
export function refusedKind(reason: FileRefusal, extension: string): AppError {
  return new AppError('file_type_not_allowed', { message: wordsOf(reason, extension) });
}

function wordsOf(reason: FileRefusal, extension: string): InBoth {
  return sayDocument((errors) => {
    const words = {
      macros: `${errors.hasMacros} ${errors.hasMacrosHelp}`,
      password: `${errors.asksForPassword} ${errors.asksForPasswordHelp}`,
      rich_text: `${errors.isRichText} ${errors.isRichTextHelp}`,
      pages: `${errors.isPages} ${errors.isPagesHelp}`,
      other_content: `${errors.contentDiffers(extension)} ${errors.contentDiffersHelp}`,
    };
    return `${errors.typeNotAllowed}. ${words[reason]}`;
  });
}

/** Why a file was not taken. */
export const sayDocument = inBoth(documentTexts.errors, ptDocumentTexts.errors);
