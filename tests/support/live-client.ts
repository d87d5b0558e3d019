import type { LiveChange, LiveHello } from '#platform/shared/live.ts';
import type { SignedIn } from './server.ts';

interface LiveEvent {
  event: string;
  data: Partial<LiveChange & LiveHello> & { reason?: string };
}

/**
 * An open stream of live updates, as a browser follows it; resolves when the server has said hello.
 * @param readingMs - for how long its page has been reading.
 */
export async function followLive(url: string, headers: SignedIn, readingMs?: number) {
  const leaving = new AbortController();
  const query = readingMs === undefined ? '' : `?reading_ms=${readingMs}`;
  const response = await fetch(`${url}/api/updates${query}`, {
    headers: { ...headers, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`);
  const events: LiveEvent[] = [];
  let beats = 0;
  let ended = false;
  const waiting = new Set<() => void>();

  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const text of body.pipeThrough(
      new TextDecoderStream() as never,
    ) as unknown as AsyncIterable<string>) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (event && data) events.push({ event, data: JSON.parse(data) });
        else beats += 1;
      }
      for (const look of waiting) look();
    }
  };
  const reading = read(response.body)
    .catch(() => {})
    .finally(() => {
      ended = true;
      for (const look of waiting) look();
    });

  /** Resolves when `found` answers something; rejects when the stream ended before. */
  function until<T>(found: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const value = found();
        if (value) resolve(value);
        else if (ended) reject(new Error(`the stream ended after ${JSON.stringify(events)}`));
        else return void waiting.add(look);
        waiting.delete(look);
      };
      look();
    });
  }

  const stream = {
    headers: response.headers,
    events,
    until,
    /** What the server said with its hello. */
    hello: () => events.find(({ event }) => event === 'hello')?.data,
    /** Changes so far, as `topic application`. */
    changes: () =>
      events
        .filter(({ event }) => event === 'change')
        .map(({ data }) => [data.topic, data.application_id].filter(Boolean).join(' ')),
    /** Resolves when a change of this topic has come. */
    change: (topic: string) => until(() => events.find(({ data }) => data.topic === topic)),
    beat: () => {
      const before = beats;
      return until(() => beats > before);
    },
    /** Why the server ended the stream. */
    async endReason(): Promise<string | undefined> {
      await reading;
      return events.find(({ event }) => event === 'end')?.data.reason;
    },
    async leave(): Promise<void> {
      leaving.abort();
      await reading;
    },
  };
  await until(() => events.some(({ event }) => event === 'hello'));
  return stream;
}
