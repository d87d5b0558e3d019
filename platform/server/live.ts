import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { heartbeatSeconds, type LiveChange, type LiveEndReason, liveTopic } from '#platform/shared/live.ts';
import { keepRecentNotices } from '#platform/shared/recent-notices.ts';
import { AppError } from './app-error.ts';
import type { Log } from './log.ts';

/** One open stream. */
interface Follower {
  userId: string;
  /** Hears of everybody's cases and tickets. Read at each change: a role may be taken away in between. */
  isStaff(): boolean;
  /** For how long its page had been reading when the stream was asked for, in milliseconds. */
  readingMs?: number | undefined;
  /** From now on nothing is missed; `complete`: nor was it since the page began to read, for that is told now. */
  hello(complete: boolean): void;
  change(change: LiveChange): void;
  /** A session of this person was ended, or their role changed: look again before anything more is sent. */
  recheck(): void;
  /** Told once, after which nothing more comes. */
  end(reason: LiveEndReason): void;
}

/** Brings committed changes of the whole installation to the streams of this process. */
export interface Live {
  /** How often a silent stream says that it lives and looks whether its session does. */
  heartbeatMs: number;
  /**
   * Answers how to stop. Whoever follows too often loses the oldest stream (`crowded`). Throws `unavailable` when the
   * process stops.
   */
  follow(follower: Follower): () => void;
  /** Calls back when settings were changed, by whichever process, or may have been. Answers how to stop. */
  onSettings(changed: () => void): () => void;
  /** The same for pages and experiments: what the public sees may be another now. */
  onMarketing(changed: () => void): () => void;
  /** Ends every stream (`stopping`) and takes no new ones. */
  stop(): Promise<void>;
}

/** A browser needs one, whatever the number of its tabs. */
export const maxStreamsPerPerson = 8;

/** What app.tg_live__notify and app.tg_live__recheck tell: db/current/functions/live.sql. */
const notice = z.union([
  z.object({
    owner: z.uuid().nullable(),
    topic: liveTopic,
    application_id: z.uuid().nullable(),
    office: liveTopic.nullable(),
  }),
  z.object({ recheck: z.uuid() }),
]);

type Told = Extract<z.infer<typeof notice>, { topic: unknown }>;

/**
 * @param connection - any login: listening needs no rights.
 * @param heartbeatMs - for tests, which are in a hurry.
 */
export function openLive(connection: pg.ClientConfig, log: Log, heartbeatMs = heartbeatSeconds * 1000): Live {
  /** By person, in the order in which they came. */
  const streams = new Map<string, Set<Follower>>();
  const settingsWatchers = new Set<() => void>();
  const marketingWatchers = new Set<() => void>();
  const recent = keepRecentNotices<Told>();
  let ready = false;
  let stopping = false;

  const listening = listenForNotices(
    connection,
    'rumo_live',
    {
      onReady() {
        ready = true;
        recent.begin();
        for (const changed of [...settingsWatchers, ...marketingWatchers]) changed();
        for (const follower of everybody(streams)) follower.hello(false);
      },
      onLost() {
        ready = false;
      },
      onNotice(payload) {
        const read = notice.safeParse(parseJson(payload));
        // A newer version beside us may tell of what we do not know.
        if (!read.success) return log.warn('a notice of live updates was not understood');
        if ('recheck' in read.data) {
          for (const follower of streams.get(read.data.recheck) ?? []) follower.recheck();
          return;
        }
        recent.add(read.data);
        const { owner, topic, office } = read.data;
        if (topic === 'marketing') for (const changed of marketingWatchers) changed();
        if (topic === 'settings') for (const changed of settingsWatchers) changed();
        const concerned = office || topic === 'settings' ? everybody(streams) : streams.get(owner ?? '');
        for (const follower of concerned ?? [])
          for (const change of heardBy(follower, read.data)) follower.change(change);
      },
    },
    log,
  );

  return {
    heartbeatMs,
    follow(follower) {
      if (stopping) throw new AppError('unavailable');
      const own = streams.get(follower.userId) ?? new Set();
      streams.set(follower.userId, own.add(follower));
      const [oldest] = own;
      const leave = (gone: Follower) => {
        own.delete(gone);
        if (own.size === 0 && streams.get(gone.userId) === own) streams.delete(gone.userId);
      };
      if (own.size > maxStreamsPerPerson && oldest) {
        leave(oldest);
        oldest.end('crowded');
      }
      if (ready) greet(follower, recent.last(follower.readingMs ?? 0));
      return () => leave(follower);
    },
    onSettings(changed) {
      settingsWatchers.add(changed);
      return () => settingsWatchers.delete(changed);
    },
    onMarketing(changed) {
      marketingWatchers.add(changed);
      return () => marketingWatchers.delete(changed);
    },
    async stop() {
      stopping = true;
      for (const follower of everybody(streams)) follower.end('stopping');
      streams.clear();
      await listening.stop();
    },
  };
}

/** What one follower is told of a notice: their own things, the settings of all, and as staff the office's. */
function heardBy(
  { userId, isStaff }: Follower,
  { owner, topic, application_id, office }: Told,
): LiveChange[] {
  const own = owner === userId || topic === 'settings';
  return [...(own ? [topic] : []), ...(office && isStaff() ? [office] : [])].map((heard) => ({
    topic: heard,
    application_id,
  }));
}

/** Each thing that `missed` tells of once, however often it changed. */
function greet(follower: Follower, missed: Told[] | undefined): void {
  follower.hello(missed !== undefined && follower.readingMs !== undefined);
  const changes = missed?.flatMap((told) => heardBy(follower, told)) ?? [];
  for (const change of new Map(changes.map((each) => [JSON.stringify(each), each])).values())
    follower.change(change);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function everybody(streams: Map<string, Set<Follower>>): Follower[] {
  return [...streams.values()].flatMap((own) => [...own]);
}

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
function listenForNotices(
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
