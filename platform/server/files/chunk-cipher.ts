import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type ByteRange, FileDamaged, SizeMismatch } from './files.ts';

/** Content bytes per chunk. Big enough that a cipher per chunk costs nothing, small enough to seek by. */
export const chunkSize = 128 * 1024;

const tagSize = 16;

/** Bytes of a full chunk as it lies in the store. */
export const sealedChunkSize = chunkSize + tagSize;

/** Chunks of a content of `size` bytes; an empty content is one empty chunk, so that its absence shows. */
function chunkCount(size: number): number {
  return Math.max(1, Math.ceil(size / chunkSize));
}

/** Bytes that a content of `size` bytes takes when sealed. */
export function sealedSize(size: number): number {
  return size + chunkCount(size) * tagSize;
}

/** The content bytes behind a sealed length, or undefined when none seals to it. */
export function contentSize(sealed: number): number | undefined {
  const size = sealed - Math.ceil(sealed / sealedChunkSize) * tagSize;
  return size >= 0 && sealedSize(size) === sealed ? size : undefined;
}

/** A chunk's nonce: its position and whether it is the last, so that chunks cannot be swapped, dropped or cut off. The key is fresh for each file. */
function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/**
 * Seals `size` bytes with AES-256-GCM, chunk by chunk. What it yields is valid until the next is read. The key must never
 * have sealed anything. @throws SizeMismatch
 */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  size: number,
): AsyncGenerator<Buffer> {
  const last = chunkCount(size) - 1;
  let index = 0;
  let cipher = createCipheriv('aes-256-gcm', key, nonceOf(0, last === 0));
  let room = chunkSize;
  let left = size;
  for await (let piece of content) {
    left -= piece.length;
    if (left < 0) throw new SizeMismatch('more bytes than announced');
    while (piece.length > 0) {
      // A full chunk is closed only when more follows: the last one is closed below, full or not.
      if (room === 0) {
        yield close(cipher);
        index += 1;
        cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, index === last));
        room = chunkSize;
      }
      const part = piece.subarray(0, room);
      const sealed = cipher.update(part);
      yield sealed;
      giveBack(sealed);
      room -= part.length;
      piece = piece.subarray(part.length);
    }
  }
  if (left !== 0) throw new SizeMismatch('fewer bytes than announced');
  yield close(cipher);
}

function close(cipher: ReturnType<typeof createCipheriv> & { getAuthTag(): Buffer }): Buffer {
  return Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/** The sealed bytes that hold a range of the content: whole chunks, first and last byte included. */
export function sealedRange(size: number, range: ByteRange): ByteRange {
  const first = Math.floor(range.start / chunkSize);
  const last = Math.max(first, Math.floor(range.end / chunkSize));
  return {
    start: first * sealedChunkSize,
    end: Math.min((last + 1) * sealedChunkSize, sealedSize(size)) - 1,
  };
}

/** Opens what `sealedRange` names and yields the range, each chunk only after its tag was checked. @throws FileDamaged */
export async function* unseal(
  sealed: AsyncIterable<Buffer>,
  key: Uint8Array,
  size: number,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  const last = chunkCount(size) - 1;
  let index = Math.floor(range.start / chunkSize);
  for await (const chunk of cut(sealed)) {
    const plain = openChunk(chunk, key, nonceOf(index, index === last));
    const offset = index * chunkSize;
    yield plain.subarray(Math.max(0, range.start - offset), range.end + 1 - offset);
    index += 1;
  }
  if (index <= Math.floor(range.end / chunkSize)) throw new FileDamaged('the stored file ends too early');
}

function openChunk(chunk: Buffer, key: Uint8Array, nonce: Buffer): Buffer {
  if (chunk.length < tagSize) throw new FileDamaged('the stored file ends inside a chunk');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(chunk.subarray(-tagSize));
  const plain = decipher.update(chunk.subarray(0, -tagSize));
  try {
    decipher.final();
  } catch (cause) {
    throw new FileDamaged('a chunk of the stored file fails its check', { cause });
  }
  return plain;
}

/** Cuts pieces of any length into sealed chunks; the last one may be shorter. Copies only what straddles two pieces. */
async function* cut(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (let piece of pieces) {
    while (held + piece.length >= sealedChunkSize) {
      const rest = sealedChunkSize - held;
      const tail = piece.subarray(0, rest);
      yield held === 0 ? tail : Buffer.concat([...parts, tail]);
      piece = piece.subarray(rest);
      parts = [];
      held = 0;
    }
    if (piece.length > 0) {
      // A copy: the sender may use its memory again for the next piece.
      parts.push(Buffer.from(piece));
      held += piece.length;
    }
  }
  if (held > 0) yield Buffer.concat(parts);
}

/**
 * Frees a chunk's memory at once: the garbage collection of large files took a third of processor time under uploads. Only
 * memory of the chunk alone; references to it become empty.
 */
export function giveBack(piece: Uint8Array): void {
  const memory = piece.buffer;
  if (memory instanceof ArrayBuffer && memory.byteLength === piece.byteLength) memory.transfer(0);
}
