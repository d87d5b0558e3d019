import type { LiveChange } from '#domain/contracts/live.ts';
import { type ConnectionHandlers, stayConnected } from './live-connection.ts';
import { longHidden, untilVisible } from './visibility.ts';

type Message = { say: 'hello' | 'down' | 'is-anybody-up' | 'up' } | { say: 'change'; change: LiveChange };

interface TabHandlers extends ConnectionHandlers {
  /** Another tab has been connected all along: nothing was missed since this one asked. */
  onUp(): void;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and passes on what it hears. A tab that
 * nobody looks at for long gives the lock away. Without locks (plain http beyond this machine) each tab has its own.
 */
export function followWithOtherTabs(userId: string, handlers: TabHandlers): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(`rumo-live-${userId}`);
  const post = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
  };
  let connected = false;

  /** Follows the stream for all tabs until `end`. */
  const lead = async (end: AbortSignal) => {
    await stayConnected(
      {
        onHello() {
          connected = true;
          handlers.onHello();
          post({ say: 'hello' });
        },
        onDown() {
          connected = false;
          handlers.onDown();
          post({ say: 'down' });
        },
        onChange(change) {
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
    if (data.say === 'hello') handlers.onHello();
    if (data.say === 'up') handlers.onUp();
    if (data.say === 'down') handlers.onDown();
    if (data.say === 'change') handlers.onChange(data.change);
    if (data.say === 'is-anybody-up' && connected) post({ say: 'up' });
  };
  post({ say: 'is-anybody-up' });

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
