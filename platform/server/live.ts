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
  /** Also gets everyone's cases and tickets. Asked at each change, because a role may be taken away. */
  isStaff(): boolean;
  /** How long its page had been reading when it asked for the stream, in milliseconds. */
  readingMs?: number | undefined;
  /** From now on nothing is missed; `complete`: changes since the page began to read follow. */
  hello(complete: boolean): void;
  change(change: LiveChange): void;
  /** A session of this user ended, or their role changed: check again before sending more. */
  recheck(): void;
  /** Called once; nothing follows. */
  end(reason: LiveEndReason): void;
}

/** Sends committed changes of the whole installation to the streams of this process. */
export interface Live {
  /** How often a silent stream sends a heartbeat and checks its session. */
  heartbeatMs: number;
  /** Returns `unsubscribe`. A user's ninth stream ends their oldest (`crowded`). Throws `unavailable` while stopping. */
  follow(follower: Follower): () => void;
  /** Calls back when settings changed, or may have. Returns `unsubscribe`. */
  onSettings(changed: () => void): () => void;
  /** The same for pages and experiments. */
  onMarketing(changed: () => void): () => void;
  /** Open streams of this process. */
  count(): number;
  /** Ends every stream (`stopping`) and takes no new ones. */
  stop(): Promise<void>;
}

/** A browser needs one, however many tabs it has. */
export const maxStreamsPerPerson = 8;

/** Payloads of app.tg_live__notify and app.tg_live__recheck: db/current/functions/live.sql. */
const notice = z.union([
  z.object({
    owner: z.uuid().nullable(),
    topic: liveTopic,
    application_id: z.uuid().nullable(),
    office: liveTopic.nullable(),
  }),
  z.object({ recheck: z.uuid() }),
]);

type Change = Extract<z.infer<typeof notice>, { topic: unknown }>;

/** @param connection - any login: listening needs no rights. */
export function openLive(connection: pg.ClientConfig, log: Log, heartbeatMs = heartbeatSeconds * 1000): Live {
  /** By user, oldest first. */
  const streams = new Map<string, Set<Follower>>();
  const settingsWatchers = new Set<() => void>();
  const marketingWatchers = new Set<() => void>();
  const recent = keepRecentNotices<Change>();
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
        for (const follower of allOf(streams)) follower.hello(false);
      },
      onLost() {
        ready = false;
      },
      onNotice(payload) {
        const read = notice.safeParse(parseJson(payload));
        // A newer version beside us may send what we do not know.
        if (!read.success) return log.warn('a notice of live updates was not understood');
        if ('recheck' in read.data) {
          for (const follower of streams.get(read.data.recheck) ?? []) follower.recheck();
          return;
        }
        recent.add(read.data);
        const { owner, topic, office } = read.data;
        if (topic === 'marketing') for (const changed of marketingWatchers) changed();
        if (topic === 'settings') for (const changed of settingsWatchers) changed();
        const concerned = office || topic === 'settings' ? allOf(streams) : streams.get(owner ?? '');
        for (const follower of concerned ?? [])
          for (const change of changesFor(follower, read.data)) follower.change(change);
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
      if (ready) sayHello(follower, recent.last(follower.readingMs ?? 0));
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
    count: () => allOf(streams).length,
    async stop() {
      stopping = true;
      for (const follower of allOf(streams)) follower.end('stopping');
      streams.clear();
      await listening.stop();
    },
  };
}

/** What one follower learns of a change: their own things, the settings, and as staff the office's. */
function changesFor(
  { userId, isStaff }: Follower,
  { owner, topic, application_id, office }: Change,
): LiveChange[] {
  const own = owner === userId || topic === 'settings';
  const topics = [...(own ? [topic] : []), ...(office && isStaff() ? [office] : [])];
  return topics.map((topic) => ({ topic, application_id }));
}

/** Sends each missed change once. */
function sayHello(follower: Follower, missed: Change[] | undefined): void {
  follower.hello(missed !== undefined && follower.readingMs !== undefined);
  const changes = missed?.flatMap((change) => changesFor(follower, change)) ?? [];
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

function allOf(streams: Map<string, Set<Follower>>): Follower[] {
  return [...streams.values()].flatMap((own) => [...own]);
}

/** Pauses between attempts to connect: doubled from the first to the last, with jitter. */
const firstPauseMs = 250;
const longestPauseMs = 15_000;

/** A connection that died silently (a cut cable, a firewall) is found by probing this often, and waiting this long. */
const askEveryMs = 30_000;
const patienceMs = 10_000;

interface Listener {
  /** Listening (again): notices in between were missed. */
  onReady(): void;
  onLost(): void;
  onNotice(payload: string): void;
}

/** Listens on a channel over its own connection, without a pooler, until it is stopped; reconnects for as long as it takes. */
function listenForNotices(
  connection: pg.ClientConfig,
  channel: string,
  { onReady, onLost, onNotice }: Listener,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();

  /** One connection, from beginning to end. Throws when it cannot be made. */
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
    let isSaid = false;
    while (!stopping.signal.aborted) {
      try {
        await listen();
        pause = firstPauseMs;
        isSaid = false;
        if (!stopping.signal.aborted) log.warn('the connection for live updates was lost');
      } catch (err) {
        // Once, however often it is tried.
        if (!isSaid) log.warn({ err }, 'no connection for live updates');
        isSaid = true;
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
