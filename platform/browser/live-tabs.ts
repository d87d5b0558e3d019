import type { LiveChange } from '#platform/shared/live.ts';
import { keepRecentNotices } from '#platform/shared/recent-notices.ts';
import { type ConnectionHandlers, stayConnected } from './live-stream.ts';

/**
 * `since`: a page that began to read then (by this machine's clock) or later has missed nothing, once it has read
 * `changes`. Without them nobody knows what was missed: so says a tab from before a deploy, too.
 */
type Message =
  | { say: 'hello'; since?: number | undefined }
  | { say: 'down' }
  | { say: 'is-anybody-up'; since?: number }
  | { say: 'up'; since?: number; changes?: LiveChange[] | undefined }
  | { say: 'change'; change: LiveChange };

/** What was asked for before a stream was, but arrived after it; and the way there, which takes a stream longer. */
const onTheWayMs = 10_000;

interface TabHandlers extends Omit<ConnectionHandlers, 'readingMs'> {
  /** Another tab has been connected all along; `complete`: what changed since this one began to read was told now. */
  onUp(complete: boolean): void;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and passes on what it hears. A tab that
 * nobody looks at for long gives the lock away. Without locks (plain http beyond this machine) each tab has its own.
 * @param readingSince - when this page began to read, milliseconds since 1970.
 */
export function followWithOtherTabs(userId: string, readingSince: number, handlers: TabHandlers): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(`rumo-live-${userId}`);
  const post = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  let connected = false;
  let everTold = false;
  const heard = keepRecentNotices<LiveChange>();
  const isComplete = (since = Number.POSITIVE_INFINITY) => since <= readingSince;
  const hello = (complete: boolean) => {
    handlers.onHello(complete);
    everTold = true;
  };

  /** Follows the stream for all tabs until `end`. */
  const lead = async (end: AbortSignal) => {
    await stayConnected(
      {
        readingMs: () => (everTold ? undefined : Date.now() - readingSince + onTheWayMs),
        onHello(complete) {
          connected = true;
          heard.begin();
          hello(complete);
          post({ say: 'hello', since: complete ? readingSince : undefined });
        },
        onDown() {
          connected = false;
          handlers.onDown();
          post({ say: 'down' });
        },
        onChange(change) {
          heard.add(change);
          handlers.onChange(change);
          post({ say: 'change', change });
        },
      },
      end,
    );
    if (!connected) return;
    connected = false;
    handlers.onDown();
    post({ say: 'down' });
  };

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.say === 'hello') hello(isComplete(data.since));
    if (data.say === 'down') handlers.onDown();
    if (data.say === 'change') handlers.onChange(data.change);
    if (data.say === 'is-anybody-up' && connected) {
      const { since = 0 } = data;
      post({ say: 'up', since, changes: heard.last(Date.now() - since) });
    }
    // An answer to a page that began later may leave out what this one missed; its own comes next.
    if (data.say === 'up' && !everTold && isComplete(data.since ?? 0)) {
      everTold = true;
      handlers.onUp(data.changes !== undefined);
      for (const change of data.changes ?? []) handlers.onChange(change);
    }
  };
  post({ say: 'is-anybody-up', since: readingSince });

  const takePart = async () => {
    while (!signal.aborted) {
      await untilVisible(signal);
      const end = AbortSignal.any([signal, longHidden(signal)]);
      if (end.aborted) continue;
      const inTurn =
        'locks' in navigator
          ? navigator.locks.request(`rumo-live-${userId}`, { signal: end }, () => lead(end))
          : lead(end);
      await inTurn.catch(() => {});
      // It ended although nobody asked for it: the session is over, and this is taken up again with the next one.
      if (!end.aborted) return;
    }
  };
  void takePart();

  return () => {
    leaving.abort();
    channel.close();
  };
}

/** A tab that nobody looks at for so long stops following. */
const longMs = 5 * 60_000;

/** Resolves when the page is looked at, or when the signal ends the waiting. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** A signal that comes when nobody has looked at the page for five minutes. Nothing of it stays after `until`. */
function longHidden(until: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => hidden.abort(), longMs);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  hidden.signal.addEventListener('abort', stop);
  until.addEventListener('abort', stop);
  look();
  return hidden.signal;
}
