/** Where sealed bytes lie. Knows nothing of their content; `sealed-files.ts` puts the encryption before it. */
export interface Store {
  /** Writes exactly `size` bytes and resolves when they are durable; after a failure the key holds nothing. */
  write(key: string, size: number, pieces: AsyncIterable<Buffer>): Promise<void>;
  /**
   * Reads the bytes from `start` to `end`, both included, in pieces of any length.
   * @throws FileMissing; FileDamaged when the whole is not `size` bytes long.
   */
  read(key: string, size: number, start: number, end: number): Promise<AsyncIterable<Buffer>>;
  erase(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  list(): AsyncIterable<string>;
  sweep(before: Date): Promise<number>;
  probe(): Promise<void>;
}
