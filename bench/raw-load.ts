import { connect } from 'node:net';

interface Shape {
  connections: number;
  seconds: number;
  status: 200 | 204;
  awake?: boolean;
}

/** What one run of prepared requests gave. Times in milliseconds. */
export interface RawRun {
  perSecond: number;
  p50: number;
  p99: number;
  answered: number;
}

/**
 * Sends requests that were written out before the clock ran, one after the other on each connection, and reads of an
 * answer its head alone: a client that costs little beside what it measures. `next` gives the request that is sent next,
 * and throws or answers undefined when there is none. Throws when another status than `status` comes back.
 *
 * `awake`: the client does not sleep while it waits. To wake a sleeping one took the server 3 to 7 us of each answer of 16 kB, more
 * the slower the server was, which says nothing about the server; but it takes a core of its own for it.
 */
export function sendRaw(
  port: number,
  next: () => Buffer | undefined,
  { connections, seconds, status, awake = false }: Shape,
): Promise<RawRun> {
  const times: number[] = [];
  let running = true;
  const stayAwake = () => running && setImmediate(stayAwake);
  if (awake) stayAwake();
  const began = performance.now();
  const work = Array.from(
    { length: connections },
    () =>
      new Promise<void>((done, failed) => {
        let sentAt = 0;
        /** Bytes of the answer under way that have not come yet. */
        let left = 0;
        const socket = connect(port, '127.0.0.1', send).setNoDelay(true);
        socket.on('error', failed);
        socket.on('data', (chunk: Buffer) => {
          // One request is under way at a time, and the head of its answer comes in one piece.
          const length = left === 0 ? lengthOf(chunk, status) : left;
          if (length === undefined) return failed(new Error(`refused: ${chunk.toString('latin1', 0, 500)}`));
          left = Math.max(0, length - chunk.length);
          if (left > 0) return;
          times.push(performance.now() - sentAt);
          send();
        });
        function send(): void {
          const request = running ? next() : undefined;
          if (running && !request) failed(new Error('more was asked than was prepared'));
          if (!request) {
            socket.end();
            done();
            return;
          }
          sentAt = performance.now();
          socket.write(request);
        }
      }),
  );
  setTimeout(() => {
    running = false;
  }, seconds * 1000);
  return Promise.all(work).then(() => {
    const perSecond = times.length / ((performance.now() - began) / 1000);
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
    return { perSecond, p50: at(0.5), p99: at(0.99), answered: times.length };
  });
}

/** Bytes of a whole answer that begins with this chunk; undefined when it is not the answer that is expected. */
function lengthOf(chunk: Buffer, status: number): number | undefined {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, Math.max(0, end));
  if (!head.startsWith(`HTTP/1.1 ${status}`)) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return end + 4 + Number(length ?? 0);
}
