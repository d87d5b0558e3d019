import type { Room } from './files.ts';

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

export interface StagedBytes {
  /** Where `read` finds them until they are published or discarded. */
  location: string;
  publish(location: string): Promise<void>;
  discard(): Promise<void>;
}
