import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

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
