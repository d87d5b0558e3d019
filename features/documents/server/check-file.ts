import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Database, Tx } from '#platform/server/database.ts';
import { FileDamaged, FileMissing } from '#platform/server/files/files.ts';
import type { JobPlatform, Task } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Scanner, ScannerUnavailable } from '#platform/server/scanner.ts';
import type { FileFinding, FileRefusal } from '../rules/file-findings.ts';
import { storedFile } from './content.ts';

/** What the checks found in a file, before anyone but its owner may open it. */
export type CheckedFile =
  | { status: 'passed'; findings: FileFinding[] }
  /** Not all checks finished; the job tries again. */
  | { status: 'waiting'; findings: FileFinding[] }
  | { status: 'refused'; reason: FileRefusal }
  /** `signature` is the scanner's name of the virus. */
  | { status: 'infected'; signature: string };

interface Checkable {
  id: string;
  file_type: string;
  file_size: number;
  /** Streams the content; called once by each of the two checks. */
  open: () => Promise<Readable>;
}

/**
 * Inspects a file and scans it for viruses, both within `timeoutMs`.
 * @throws what opening or reading the file throws.
 */
export async function checkFile(
  { scanner, log, inspector }: Pick<Platform, 'scanner' | 'log' | 'inspector'>,
  file: Checkable,
  timeoutMs: number,
): Promise<CheckedFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [inspection, verdict] = await Promise.all([
    untilAborted(
      signal,
      inspector.inspect(file.file_type, () => readWhole(file), signal),
    ),
    scanFile(scanner, file, signal).catch((error: unknown) => {
      if (!(error instanceof ScannerUnavailable)) throw error;
      log.warn({ documentId: file.id, err: error }, 'the virus scanner did not answer: a file waits');
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

/** Undefined when the signal aborts first, because another file took too long. */
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

/** In the background: longer than clamd's own limit for one file (MaxScanTime, two minutes). */
const checkMs = 150_000;

/** A run ends before the next minute's begins. */
const runMs = 45_000;

/** Minutes until the next try. Each is longer than a check takes, so that two processes never check one file at once. */
const pauses = [3, 3, 5, 10];

/**
 * Checks waiting files: those that arrived while the scanner did not answer, and after an update all that were there
 * before. Passes them, or erases their bytes and keeps the row to tell its owner. Runs every minute.
 */
export const checkWaitingFiles: Task<'check-waiting-files'> = async (_payload, platform) => {
  const end = performance.now() + runMs;
  const counts = { passed: 0, waiting: 0, refused: 0 };
  while (performance.now() < end) {
    const row = await claim(platform.database);
    if (!row) break;
    const outcome = await checkStored(platform, row);
    counts[outcome] += 1;
    // A scanner that does not answer for one file does not for the next: the next run asks again.
    if (outcome === 'waiting') break;
  }
  if (counts.passed + counts.waiting + counts.refused > 0)
    platform.log.info(counts, 'files that waited were checked');
};

/** Takes the file that has waited longest and postpones it for other processes; undefined when none is due. */
function claim(database: Database) {
  return database.asSystem('take a file to check', async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(['id', 'user_id', 'file_path', 'file_type', 'file_size', 'wrapped_key', 'check_tries'])
      .where('upload_status', '=', 'uploaded')
      .where('check_status', '=', 'waiting')
      .where('check_due_at', '<=', sql<Date>`now()`)
      .orderBy('check_due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const minutes = pauses[Math.min(row.check_tries, pauses.length - 1)] ?? 10;
    await tx
      .updateTable('documents')
      .set({
        check_tries: row.check_tries + 1,
        check_due_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      })
      .where('id', '=', row.id)
      .execute();
    return row;
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function checkStored(platform: JobPlatform, row: Row): Promise<'passed' | 'waiting' | 'refused'> {
  const { database, files, log } = platform;
  const file = { ...row, open: () => files.open(storedFile(row)) };
  const checked = await checkFile(platform, file, checkMs).catch((error: unknown) => {
    // The job `check-files` reports these; there is nothing to check and nothing to open.
    if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error;
    log.warn({ documentId: row.id, err: error }, 'a file that waits to be checked cannot be read');
    return { status: 'passed' as const, findings: ['unreadable' as const] };
  });
  if (checked.status === 'waiting') return checked.status;
  if (checked.status === 'infected') {
    await refuseStored(platform, row, checked.signature);
    return 'refused';
  }
  // A type that is refused today was accepted before this check existed: its owner keeps it, under a warning.
  const findings: FileFinding[] =
    checked.status === 'passed' ? checked.findings : [checked.reason === 'macros' ? 'macros' : 'disguised'];
  await database.asSystem('let a checked file pass', (tx) =>
    stillWaiting(tx, row.id).set({ check_status: 'passed', findings }).execute(),
  );
  return 'passed';
}

const stillWaiting = (tx: Tx, id: string) =>
  tx
    .updateTable('documents')
    .where('id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .where('check_status', '=', 'waiting');

/** The row first: bytes that a crash leaves behind are erased by `reconcile-files`. */
async function refuseStored(
  { database, files, log }: JobPlatform,
  row: Row,
  signature: string,
): Promise<void> {
  const refused = await database.asSystem('refuse a stored file', async (tx) => {
    const { numUpdatedRows } = await stillWaiting(tx, row.id)
      .set({ upload_status: 'refused', sha256: null, wrapped_key: null })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordAudit(tx, {
      action: 'document.refused',
      subject: { type: 'document', id: row.id },
      ownerId: row.user_id,
      details: { signature, stored: true },
    });
    return true;
  });
  if (!refused) return;
  log.warn({ documentId: row.id, signature }, 'a stored file was refused');
  await files.erase(row.file_path);
}
