import type pg from 'pg';
import { z } from 'zod';
import { heartbeatSeconds, type LiveChange, type LiveEndReason, liveTopic } from '#domain/contracts/live.ts';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import { listenForNotices } from './listen-for-notices.ts';

/** One open stream. */
export interface Follower {
  userId: string;
  /** Hears of everybody's cases and tickets. Read at each change: a role may be taken away in between. */
  isStaff(): boolean;
  /** From now on nothing is missed. */
  hello(): void;
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

/**
 * @param connection - the login of rumo_app: listening needs no rights.
 * @param heartbeatMs - for tests, which are in a hurry.
 */
export function openLive(connection: pg.ClientConfig, log: Log, heartbeatMs = heartbeatSeconds * 1000): Live {
  /** By person, in the order in which they came. */
  const streams = new Map<string, Set<Follower>>();
  const settingsWatchers = new Set<() => void>();
  const marketingWatchers = new Set<() => void>();
  let ready = false;
  let stopping = false;

  const listening = listenForNotices(
    connection,
    'rumo_live',
    {
      onReady() {
        ready = true;
        for (const changed of [...settingsWatchers, ...marketingWatchers]) changed();
        for (const follower of everybody(streams)) follower.hello();
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
        const { owner, topic, application_id, office } = read.data;
        if (topic === 'marketing') for (const changed of marketingWatchers) changed();
        if (topic === 'settings') {
          for (const changed of settingsWatchers) changed();
          for (const follower of everybody(streams)) follower.change({ topic, application_id });
        }
        for (const follower of streams.get(owner ?? '') ?? []) follower.change({ topic, application_id });
        if (!office) return;
        for (const follower of everybody(streams))
          if (follower.isStaff()) follower.change({ topic: office, application_id });
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
      if (ready) follower.hello();
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
