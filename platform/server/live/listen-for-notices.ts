import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Pauses between tries to connect: they double from the first to the last, with chance in them. */
const firstPauseMs = 250;
const longestPauseMs = 15_000;
/** A connection that died in silence (a cut cable, a firewall) is found by asking this often, and waiting this long. */
const askEveryMs = 30_000;
const patienceMs = 10_000;

interface Listener {
  /** Listening (again): whatever was told in between has been missed. */
  onReady(): void;
  onLost(): void;
  onNotice(payload: string): void;
}

/**
 * Listens on a channel of the database, over a connection of its own that no pooler may stand in front of, until it is
 * stopped. A lost connection is made again, for as long as it takes.
 */
export function listenForNotices(
  connection: pg.ClientConfig,
  channel: string,
  { onReady, onLost, onNotice }: Listener,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();

  /** One connection, from its beginning to its end. Throws when it could not be made. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: connection.application_name ?? 'rumo: live',
      query_timeout: patienceMs,
      connectionTimeoutMillis: patienceMs,
    });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve());
    });
    const asking = setInterval(() => client.query('select 1').catch(() => client.end()), askEveryMs);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => onNotice(payload ?? ''));
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onReady();
      await ended;
    } finally {
      onLost();
      clearInterval(asking);
      await client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    let pause = firstPauseMs;
    while (!stopping.signal.aborted) {
      try {
        await listen();
        pause = firstPauseMs;
        if (!stopping.signal.aborted) log.warn('the connection for live updates was lost');
      } catch (err) {
        log.warn({ err }, 'no connection for live updates');
      }
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPauseMs);
    }
  }

  const stopped = keepListening();
  return {
    async stop() {
      stopping.abort();
      await stopped;
    },
  };
}
