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

/** Bytes that are safe in the store but have no name yet: a row decides whether they get one. */
export interface StagedFile {
  /** 32 bytes over the content as it came in. */
  sha256: Buffer;
  size: number;
  /** Streams the content back, as `Files.open` does. */
  open(): Promise<Readable>;
  /**
   * Gives the bytes their name, durably, replacing what lay under it, and returns the wrapped key to keep. Call it
   * while the row is locked, and commit after it: then no two uploads of one row can cross.
   */
  publish(key: string): Promise<Buffer>;
  /** Takes away what was not published. Harmless afterwards, so it belongs in a `finally`. */
  discard(): Promise<void>;
}

/** Bytes without a row. */
export interface Quarantined {
  key: string;
  day: string;
}

/** Bytes that are free where the files lie, and how few may be left before nothing more is taken in. */
export interface Room {
  free: number;
  floor: number;
}

/** First and last byte, both included, as in an HTTP Range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The only door to stored bytes. Contents are encrypted before they reach a disk or a bucket. */
export interface Files {
  /**
   * Takes in exactly `size` bytes and resolves when they are durable. A piece is done with when the next is asked for. After a failure at most
   * nameless bytes stay, for `sweep`.
   * @throws SizeMismatch when the content is shorter or longer, StorageFull, or whatever `content` throws.
   */
  stage(content: AsyncIterable<Uint8Array>, expectations: { size: number }): Promise<StagedFile>;
  /**
   * Streams the content or a part of it. Every piece is authenticated before it leaves; damage found on the way
   * destroys the stream with FileDamaged.
   * @throws FileMissing, FileDamaged (wrong length, wrong key).
   */
  open(file: StoredFile, range?: ByteRange): Promise<Readable>;
  /** Whether DOCUMENT_KEY, or the one before it, wrapped this file's key. Asks no store. */
  opens(key: string, wrappedKey: Uint8Array): boolean;
  /**
   * The same key of a file, wrapped by DOCUMENT_KEY where the one before it did that; undefined where it is so already.
   * Asks no store. @throws FileDamaged when neither opens it.
   */
  rewrap(key: string, wrappedKey: Uint8Array): Buffer | undefined;
  /** Erases the bytes; a key that holds nothing is already erased. */
  erase(key: string): Promise<void>;
  /** Bytes of the content under the key: undefined where nothing lies, -1 where the length fits no content. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Keys of all that is stored, in no order; their name part may be simpler than the row's. Nothing staged is among them. */
  list(): AsyncIterable<string>;
  /** Sets bytes aside that no row knows, under the day (`2026-11-25`) on which that was seen. Nothing is erased. */
  quarantine(key: string, day: string): Promise<void>;
  /** Everything that is set aside. */
  quarantined(): AsyncIterable<Quarantined>;
  /** Puts them back under their key. */
  release(file: Quarantined): Promise<void>;
  eraseQuarantined(file: Quarantined): Promise<void>;
  /** The id of the installation whose files these are; undefined in a store that has none yet. */
  readInstallation(): Promise<string | undefined>;
  writeInstallation(id: string): Promise<void>;
  /**
   * Discards what dead uploads left staged: everything untouched since `before`. A living upload touches its bytes
   * at least every 25 s; one that is swept all the same fails and can be repeated. Returns how many.
   */
  sweep(before: Date): Promise<number>;
  /** Fails when the store cannot be written to. */
  probe(): Promise<void>;
  /** Undefined where the store knows no end: a bucket. */
  room(): Promise<Room | undefined>;
}

/** The content did not have the announced number of bytes. */
export class SizeMismatch extends Error {
  override name = 'SizeMismatch';
}

/** The store does not answer, or takes nothing: a bucket that is away, a disk that became read-only. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The disk or the quota has no room, or so little that the rest is kept for the database. */
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

/** Where sealed bytes lie. Knows nothing of their content; `sealed-files.ts` puts the encryption before it. */
export interface Store {
  /**
   * Writes exactly `size` bytes and resolves when they are durable; after a failure nothing stays. Each piece is good
   * until the next is asked for.
   */
  stage(size: number, pieces: AsyncIterable<Buffer>): Promise<StagedBytes>;
  /**
   * Reads the bytes from `start` to `end`, both included, in pieces of any length, each
   * good until the next is asked for.
   * @throws FileMissing; FileDamaged when the whole is not `size` bytes long.
   */
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
  room(): Promise<Room | undefined>;
}

interface StagedBytes {
  /** Where `read` finds them until they are published or discarded. */
  location: string;
  publish(location: string): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Reads a `Range` header for a content of `size` bytes. Undefined means the whole: also for several ranges, other
 * units and nonsense, which RFC 9110 lets a server ignore. 'unsatisfiable' lies beyond the end.
 */
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
