import type { Readable } from 'node:stream';

/** What a row keeps about stored bytes; without `wrappedKey` nobody can read them again. */
interface StoredFile {
  /** `{user id}/{random id}_{file name}`, as the database makes it. */
  key: string;
  /** Bytes of the content itself, not of what lies encrypted in the store. */
  size: number;
  /** The file's own key, encrypted under DOCUMENT_KEY and bound to `key`. */
  wrappedKey: Uint8Array;
}

/** Bytes stored durably under a temporary name, until `publish` gives them theirs or `discard` deletes them. */
export interface StagedFile {
  /** 32 bytes over the content as it came in. */
  sha256: Buffer;
  size: number;
  /** Streams the content back, as `Files.open` does. */
  open(): Promise<Readable>;
  /**
   * Gives the bytes their name, durably, replacing earlier ones; returns the wrapped key. Call it while the row is locked and
   * commit after it, so that two uploads of one row cannot cross.
   */
  publish(key: string): Promise<Buffer>;
  /** Removes what was not published. Idempotent, for a `finally`. */
  discard(): Promise<void>;
}

/** Bytes without a row. */
export interface Quarantined {
  key: string;
  day: string;
}

/** Free bytes of the store, and the minimum below which uploads are refused. */
export interface FreeSpace {
  free: number;
  floor: number;
}

/** First and last byte, both included, as in an HTTP Range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The only access to stored bytes. Contents are encrypted before they reach a disk or a bucket. */
export interface Files {
  /**
   * Stores exactly `size` bytes durably. After a failure at most nameless bytes stay, for `sweep`.
   * @throws SizeMismatch, StorageFull, or what `content` throws.
   */
  stage(content: AsyncIterable<Uint8Array>, expectations: { size: number }): Promise<StagedFile>;
  /**
   * Streams the content or a range. Every chunk is authenticated; damage on the way destroys the stream with FileDamaged.
   * @throws FileMissing, FileDamaged (wrong length, wrong key).
   */
  open(file: StoredFile, range?: ByteRange): Promise<Readable>;
  /** Whether DOCUMENT_KEY, or the one before it, wrapped this file's key. Asks no store. */
  opens(key: string, wrappedKey: Uint8Array): boolean;
  /** The file's key, wrapped by DOCUMENT_KEY instead of the previous one; undefined if it already is. @throws FileDamaged */
  rewrap(key: string, wrappedKey: Uint8Array): Buffer | undefined;
  /** Erases the bytes. Idempotent. */
  erase(key: string): Promise<void>;
  /** Bytes of the content under the key: undefined where nothing lies, -1 where the length fits no content. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Keys of all that is stored, in no order; their name part may be simpler than the row's. Nothing staged is among them. */
  list(): AsyncIterable<string>;
  /** Moves bytes without a row into quarantine, under the day (`2026-11-25`) of that. Nothing is erased. */
  quarantine(key: string, day: string): Promise<void>;
  /** Everything in quarantine. */
  quarantined(): AsyncIterable<Quarantined>;
  /** Puts them back under their key. */
  release(file: Quarantined): Promise<void>;
  eraseQuarantined(file: Quarantined): Promise<void>;
  /** The id of the installation whose files these are; undefined in a store that has none yet. */
  readInstallation(): Promise<string | undefined>;
  writeInstallation(id: string): Promise<void>;
  /** Discards staged bytes untouched since `before`; a living upload touches its own every 25 s. Returns how many. */
  sweep(before: Date): Promise<number>;
  /** Fails when the store cannot be written to. */
  probe(): Promise<void>;
  /** Undefined where the store knows no end: a bucket. */
  room(): Promise<FreeSpace | undefined>;
}

/** The content did not have the announced number of bytes. */
export class SizeMismatch extends Error {
  override name = 'SizeMismatch';
}

/** The store does not answer, or is read-only. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** No room but what is kept for the database. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}

/** Nothing is stored under the key. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** The bytes were cut, changed or moved, or sealed under another DOCUMENT_KEY. */
export class FileDamaged extends Error {
  override name = 'FileDamaged';
}

/** Stores sealed bytes; `sealed-files.ts` encrypts them. */
export interface Store {
  /** Writes exactly `size` bytes durably; after a failure nothing stays. Each chunk is valid until the next is read. */
  stage(size: number, pieces: AsyncIterable<Buffer>): Promise<StagedBytes>;
  /** Reads from `start` to `end`, both included. @throws FileMissing; FileDamaged when the file is not `size` bytes long. */
  read(location: string, size: number, start: number, end: number): Promise<AsyncIterable<Buffer>>;
  erase(location: string): Promise<void>;
  /** Bytes as they lie there; undefined where nothing lies. */
  sizeOf(location: string): Promise<number | undefined>;
  /** What has a name and lies in no quarantine. */
  list(): AsyncIterable<string>;
  /** Gives the bytes another location, durably; nothing where nothing lies (any more). */
  move(from: string, to: string): Promise<void>;
  /** Locations below `quarantine/`. */
  listQuarantine(): AsyncIterable<string>;
  /** A short text of our own beside the files; undefined where there is none. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
  sweep(before: Date): Promise<number>;
  probe(): Promise<void>;
  /** As `Files.room`. */
  room(): Promise<FreeSpace | undefined>;
}

interface StagedBytes {
  /** Where `read` finds them until they are published or discarded. */
  location: string;
  publish(location: string): Promise<void>;
  discard(): Promise<void>;
}

/** Parses a `Range` header. Undefined means the whole: also for several ranges, other units and nonsense (RFC 9110). */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
