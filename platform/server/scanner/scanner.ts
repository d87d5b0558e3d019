/** What a scanner says of a file; `found` is the signature's name. */
export type Verdict = { clean: true } | { clean: false; found: string };

/** Looks for viruses in bytes. The only door to the operator's scanner. */
export interface Scanner {
  /** `local` knows one test file and stands in where no scanner is configured. */
  mode: 'clamd' | 'local';
  /**
   * Reads all of `content` and judges it.
   * @throws ScannerUnavailable when there is no word in time; what `content` throws.
   */
  scan(content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Verdict>;
  /** Fails when the scanner does not answer. */
  probe(): Promise<void>;
}

/** The scanner cannot be reached, is too slow, or gave no verdict: nothing is known of the file. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}
