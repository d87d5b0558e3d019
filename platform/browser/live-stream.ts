import {
  followLive,
  heartbeatSeconds,
  type LiveChange,
  type LiveEnd,
  type LiveHello,
} from '#platform/shared/live.ts';
import { accessToken, accessTokenRefused } from './access-token.ts';

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

/** A stream that is silent for so long is dead, whatever the connection says. */
const silenceMs = heartbeatSeconds * 1000 * 2.5;

interface LiveHandlers {
  /** For how long the page has been reading without being told what changed, in milliseconds; undefined: it was told. */
  readingMs(): number | undefined;
  /** From now on nothing is missed; `complete`: nor was it since `readingMs` ago, for what changed meanwhile follows. */
  onHello(complete: boolean): void;
  onChange(change: LiveChange): void;
}

/**
 * Follows one stream to its end and returns what to do then. `fetch`, because an EventSource cannot send the token.
 * `over`: the session is; `crowded`: the same person has newer streams; `lost`: try again.
 */
async function followStream(
  { readingMs, onHello, onChange }: LiveHandlers,
  signal: AbortSignal,
): Promise<'over' | 'crowded' | 'lost'> {
  const silent = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    alive();
    const token = await accessToken();
    if (!token) return 'over';
    const reading = readingMs();
    const query = reading === undefined ? '' : `?reading_ms=${reading}`;
    const response = await fetch(`${followLive.path}${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status === 401) void accessTokenRefused();
    if (!response.ok || !response.body) return response.status === 401 ? 'over' : 'lost';
    for await (const { event, data } of eventsOf(response.body, alive)) {
      if (event === 'hello') onHello((data as Partial<LiveHello>).complete === true);
      if (event === 'change') onChange(data as LiveChange);
      const end = event === 'end' ? (data as LiveEnd).reason : undefined;
      if (end === 'session') void accessTokenRefused();
      if (end) return end === 'session' ? 'over' : end === 'crowded' ? 'crowded' : 'lost';
    }
    return 'lost';
  } catch {
    return 'lost';
  } finally {
    clearTimeout(watchdog);
  }
}

/** The events of a body as they come; `onBytes` is called for heartbeats, too. */
async function* eventsOf(body: ReadableStream<Uint8Array>, onBytes: () => void) {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (event && data) yield { event, data: JSON.parse(data) as unknown };
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
