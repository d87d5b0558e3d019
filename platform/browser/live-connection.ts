import { followStream, type LiveHandlers } from './live-stream.ts';

/** Pauses between two tries double from the first to the last; chance keeps browsers from coming back all at once. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export interface ConnectionHandlers extends LiveHandlers {
  /** Changes are missed from here to the next hello. */
  onDown(): void;
}

/** Keeps a stream open until `signal` ends it, or until going on is pointless: the session is over. */
export async function stayConnected(handlers: ConnectionHandlers, signal: AbortSignal): Promise<void> {
  let pause = firstPauseMs;
  const onHello = (complete: boolean) => {
    pause = firstPauseMs;
    handlers.onHello(complete);
  };
  while (!signal.aborted) {
    const end = await followStream({ ...handlers, onHello }, signal);
    if (signal.aborted) return;
    handlers.onDown();
    if (end === 'over') return;
    await waited(end === 'crowded' ? longestPauseMs : pause * (0.5 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

/** Waits; less when the connection comes back, and no longer than the signal allows. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
