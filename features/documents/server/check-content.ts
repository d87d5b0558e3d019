import { fileTypeFromBuffer } from 'file-type';
import { extensionOf, mediaTypeOf } from '../rules/documents.ts';
import type { FileRefusal } from '../rules/file-findings.ts';
import { isEncryptedWord } from './inspection/inspect-old-word.ts';
import { refusedKind } from './refuse-file.ts';

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
