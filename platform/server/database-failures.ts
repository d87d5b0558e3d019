import type { ErrorCode } from '#platform/shared/errors.ts';
import { AppError } from './app-error.ts';

/** No connection could be had: refused, no such host, wrong login, or none free in time. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'ConnectionFailure';
  }
}

/** SQLSTATE codes (or their classes) that are no fault of the program. */
const codes: Record<string, ErrorCode> = {
  '40001': 'conflict', // serialization_failure
  '40P01': 'conflict', // deadlock_detected
  '55P03': 'unavailable', // lock_not_available: somebody holds the row for longer than lock_timeout
  '57014': 'unavailable', // query_canceled: statement_timeout
  '57P01': 'unavailable', // admin_shutdown
  '57P02': 'unavailable', // crash_shutdown
  '57P03': 'unavailable', // cannot_connect_now
  '25006': 'unavailable', // read_only_sql_transaction: a standby, or a database that was set read-only after a failure
  '25P03': 'unavailable', // idle_in_transaction_session_timeout
  '53100': 'storage_full', // disk_full
  '22021': 'invalid_input', // character_not_in_repertoire: somebody sent the null character, which no text can hold
  '22P05': 'invalid_input', // untranslatable_character: the same within JSON
};

/** The driver has no code for a connection that breaks under a query. */
const broken = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** What a failed transaction means to the caller; what we do not know passes as it is and becomes `internal`. */
export function translateFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = codeOf(error);
  return code ? new AppError(code, { cause: error }) : error;
}

function codeOf(error: Error): ErrorCode | undefined {
  if (error instanceof ConnectionFailure || broken.test(error.message)) return 'unavailable';
  const state = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (state.startsWith('08') || state.startsWith('53')) return codes[state] ?? 'unavailable';
  if (state === 'ECONNRESET' || state === 'EPIPE') return 'unavailable';
  return codes[state];
}
