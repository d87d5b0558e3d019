import type { Readable } from 'node:stream';
import type { Platform } from '#platform/server/platform.ts';
import { type Scanner, ScannerUnavailable } from '#platform/server/scanner/scanner.ts';
import type { FileFinding, FileRefusal } from '../rules/file-findings.ts';
import { inspectFile } from './inspection/inspect-file.ts';

/** What there is to know of a file before anybody else may open it. */
export type CheckedFile =
  | { status: 'passed'; findings: FileFinding[] }
  /** Not all checks came to an end; another try may. */
  | { status: 'waiting'; findings: FileFinding[] }
  | { status: 'refused'; reason: FileRefusal }
  /** `signature` is the scanner's name for it. */
  | { status: 'infected'; signature: string };

interface Checkable {
  id: string;
  file_type: string;
  file_size: number;
  /** Streams the content; called once by each of the two checks. */
  open: () => Promise<Readable>;
}

/**
 * Looks a file through and asks the scanner about it, both within `patienceMs`.
 * @throws what opening or reading the file throws.
 */
export async function checkFile(
  { scanner, log }: Pick<Platform, 'scanner' | 'log'>,
  file: Checkable,
  patienceMs: number,
): Promise<CheckedFile> {
  const signal = AbortSignal.timeout(patienceMs);
  const [inspection, verdict] = await Promise.all([
    untilAborted(
      signal,
      inspectFile(file.file_type, () => readWhole(file), signal),
    ),
    scanFile(scanner, file, signal).catch((error: unknown) => {
      if (!(error instanceof ScannerUnavailable)) throw error;
      log.warn({ documentId: file.id, err: error }, 'the virus scanner gave no word: a file waits');
      return undefined;
    }),
  ]);
  if (verdict?.clean === false) return { status: 'infected', signature: verdict.found };
  if (inspection?.refusal) return { status: 'refused', reason: inspection.refusal };
  const findings = inspection?.findings ?? [];
  return { status: inspection && verdict ? 'passed' : 'waiting', findings };
}

async function scanFile(scanner: Scanner, file: Checkable, signal: AbortSignal) {
  const content = await file.open();
  try {
    return await scanner.scan(content, signal);
  } finally {
    content.destroy();
  }
}

async function readWhole(file: Checkable): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.file_size);
  let held = 0;
  for await (const piece of await file.open()) {
    bytes.set(piece, held);
    held += piece.length;
  }
  return bytes;
}

/** Undefined when the time is over first: another file's turn took too long. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  signal.addEventListener('abort', () => resolve(undefined));
  if (signal.aborted) resolve(undefined);
  try {
    return await Promise.race([work, promise]);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return undefined;
    throw error;
  }
}
