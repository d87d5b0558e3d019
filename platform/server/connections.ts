import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { ErrorCode } from '#platform/shared/contract.ts';
import { AppError } from './app-error.ts';
import type { Log } from './log.ts';
import type { Outages } from './observability/outages.ts';

/** The state of one role's pool. */
export interface PoolState {
  /** The role, without our prefix. */
  pool: string;
  size: number;
  inUse: number;
  waiting: number;
  /** Slow statements since the start. */
  slow: number;
}

/** Who hears of outages, and how many milliseconds make a statement slow. */
export interface DatabaseWatch {
  outages: Outages;
  slowMs: number;
}

/** No connection: refused, no such host, wrong login, or none free in time. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'ConnectionFailure';
  }
}

/** SQLSTATE codes (or their classes) that are not the program's fault. */
const codes: Record<string, ErrorCode> = {
  '40001': 'conflict', // serialization_failure
  '40P01': 'conflict', // deadlock_detected
  '55P03': 'unavailable', // lock_not_available: the row is locked for longer than lock_timeout
  '57014': 'unavailable', // query_canceled: statement_timeout
  '57P01': 'unavailable', // admin_shutdown
  '57P02': 'unavailable', // crash_shutdown
  '57P03': 'unavailable', // cannot_connect_now
  '25006': 'unavailable', // read_only_sql_transaction: a standby, or a database set read-only after a failure
  '25P03': 'unavailable', // idle_in_transaction_session_timeout
  '53100': 'storage_full', // disk_full
  '0A000': 'unavailable', // feature_not_supported: a plan from before a migration (pipelined-client.ts)
  '22021': 'invalid_input', // character_not_in_repertoire: the null character, which no text can hold
  '22P05': 'invalid_input', // untranslatable_character: the same within JSON
};

/** Messages of the driver when a connection breaks under a query: they have no code. */
const broken = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Returns a failed transaction as an AppError; an unknown error stays as it is and becomes `internal`. */
export function translateFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = errorCodeOf(error);
  return code ? new AppError(code, { cause: error }) : error;
}

/** How the pool says that all of its connections are in use: that is load, not an outage. */
export const noneFree = 'timeout exceeded when trying to connect';

/** SQLSTATE codes of a server that stops, starts or only reads. */
const away = ['57P01', '57P02', '57P03', '25006'];

/** Whether the database is away, and not merely too slow or of another opinion. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof ConnectionFailure)
    return !(error.cause instanceof Error && error.cause.message === noneFree);
  const state = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    broken.test(error.message) || state.startsWith('08') || ['ECONNRESET', 'EPIPE', ...away].includes(state)
  );
}

function errorCodeOf(error: Error): ErrorCode | undefined {
  if (error instanceof ConnectionFailure || broken.test(error.message)) return 'unavailable';
  const state = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (state.startsWith('08') || state.startsWith('53')) return codes[state] ?? 'unavailable';
  if (state === 'ECONNRESET' || state === 'EPIPE') return 'unavailable';
  return codes[state];
}

/** Milliseconds: how long a connection may be in use before the database is probed, and how long the probe may take. */
export interface HangTimeouts {
  lentMs: number;
  answerMs: number;
}

/** Together less than ten seconds, the longest that a page may do nothing. */
export const hangTimeouts: HangTimeouts = { lentMs: 2_000, answerMs: 5_000 };

/**
 * Destroys connections in use when the database has fallen silent, so that callers get 503. A stopped server or a lost
 * network breaks no connection, and the server itself keeps a statement's deadline. A slow statement is left alone while
 * the database answers others. Returns a function that stops the watch.
 * @param lent - clients in use, and since when by `performance.now()`.
 * @param login - for the probe's own connection.
 */
export function cutHungConnections(
  lent: ReadonlyMap<pg.PoolClient, number>,
  login: pg.ClientConfig,
  log: Log,
  { lentMs, answerMs }: HangTimeouts,
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
      log.warn({ cut: hung.length }, 'the database does not answer: connections in use were destroyed');
    }
    asking = false;
  }, lentMs / 2).unref();
  return () => clearInterval(timer);
}

/** False only where nothing comes back in time: a refused connection is an answer. */
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
