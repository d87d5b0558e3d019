import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { ErrorCode } from '#platform/shared/contract.ts';
import { AppError } from './app-error.ts';
import type { Log } from './log.ts';

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

/** Milliseconds: for how long a connection may be lent before the database is asked for a sign of life, and how long that may take. */
export interface HangPatience {
  lentMs: number;
  answerMs: number;
}

/** Together less than the ten seconds for which anybody should look at a page that does nothing. */
export const hangPatience: HangPatience = { lentMs: 2_000, answerMs: 5_000 };

/**
 * Cuts lent connections to a database that has fallen silent, so that whoever waits is answered 503. A server that was
 * stopped, or a network that lost the way, breaks no connection, and a statement's deadline is kept by the server itself.
 * A statement that takes its time while the database answers others is left alone.
 * @param lent - the clients that are lent, and since when by `performance.now()`.
 * @param login - for a connection of its own, made only when a sign of life is asked for.
 * @returns what ends the watch.
 */
export function cutHungConnections(
  lent: ReadonlyMap<pg.PoolClient, number>,
  login: pg.ClientConfig,
  log: Log,
  { lentMs, answerMs }: HangPatience,
): () => void {
  let asking = false;
  const overdue = () => {
    const before = performance.now() - lentMs;
    return [...lent].filter(([, since]) => since < before).map(([client]) => client);
  };
  const timer = setInterval(async () => {
    if (asking || overdue().length === 0) return;
    asking = true;
    if (!(await answers(login, answerMs))) {
      const hung = overdue();
      for (const client of hung) client.connection.stream.destroy();
      log.warn({ cut: hung.length }, 'the database does not answer: connections that waited for it were cut');
    }
    asking = false;
  }, lentMs / 2).unref();
  return () => clearInterval(timer);
}

/** False only where nothing comes back in time: a refusal is an answer, and breaks the others by itself. */
async function answers(login: pg.ClientConfig, withinMs: number): Promise<boolean> {
  const client = new pg.Client(login);
  client.on('error', () => {});
  const asked = client.connect().then(() => client.query('select 1'));
  const answered = asked.then(
    () => true,
    () => true,
  );
  const isAnswered = await Promise.race([answered, setTimeout(withinMs, false)]);
  if (isAnswered) void client.end();
  else client.connection.stream.destroy();
  return isAnswered;
}
