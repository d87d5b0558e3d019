import type { Readable } from 'node:stream';

/** What the caller keeps about stored bytes; without `wrappedKey` nobody can read them again. */
export interface StoredFile {
  /** `{user id}/{random id}_{file name}`, made by `makeStorageKey` alone. */
  key: string;
  /** Bytes of the content itself, not of what lies encrypted in the store. */
  size: number;
  /** The file's own key, encrypted under DOCUMENT_KEY and bound to `key`. */
  wrappedKey: Uint8Array;
}

export interface PutResult {
  /** 32 bytes over the content as it came in. */
  sha256: Buffer;
  size: number;
  wrappedKey: Buffer;
}

/** First and last byte, both included, as in an HTTP Range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The only door to stored bytes. Contents are encrypted before they reach a disk or a bucket. */
export interface Files {
  /**
   * Stores exactly `size` bytes under a key that holds nothing yet. Resolves when they are durable (synced, named, folder synced);
   * on any failure nothing stays under the key.
   * @throws SizeMismatch when the content is shorter or longer, StorageFull, or whatever `content` throws.
   */
  put(key: string, content: AsyncIterable<Uint8Array>, expectations: { size: number }): Promise<PutResult>;
  /**
   * Streams the content or a part of it. Every piece is authenticated before it leaves; damage found on the way
   * destroys the stream with FileDamaged.
   * @throws FileMissing, FileDamaged (wrong length, wrong key).
   */
  open(file: StoredFile, range?: ByteRange): Promise<Readable>;
  /** Erases the bytes; a key that holds nothing is already erased. */
  erase(key: string): Promise<void>;
  /** Whether bytes lie under the key. */
  has(key: string): Promise<boolean>;
  /** Every stored key, in no order. Uploads still being written are not among them. */
  list(): AsyncIterable<string>;
  /** Removes what uploads left behind that died before they had a name, when untouched since `before`. Returns how many. */
  sweep(before: Date): Promise<number>;
  /** Fails when the store cannot be written to. */
  probe(): Promise<void>;
}

/** The content did not have the announced number of bytes. */
export class SizeMismatch extends Error {
  override name = 'SizeMismatch';
}

/** The disk or the quota has no room. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** Nothing lies under the key although somebody expects it. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** What lies there is not what was stored: cut, changed, moved, or under another DOCUMENT_KEY. */
export class FileDamaged extends Error {
  override name = 'FileDamaged';
}
