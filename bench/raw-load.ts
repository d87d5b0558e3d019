import { connect } from 'node:net';

/** What one run of prepared requests gave. Times in milliseconds. */
export interface RawRun {
  perSecond: number;
  p50: number;
  p99: number;
  answered: number;
}

/**
 * Sends requests that were written out before the clock ran, one after the other on each connection, and reads no more of
 * an answer than its first line: a client that costs little beside what it measures. Answers have no body (204). Throws
 * when another status comes back, or when `requests` run out.
 */
export function sendRaw(
  port: number,
  requests: Buffer[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<RawRun> {
  const times: number[] = [];
  let running = true;
  const began = performance.now();
  const work = Array.from(
    { length: connections },
    () =>
      new Promise<void>((done, failed) => {
        let sentAt = 0;
        const socket = connect(port, '127.0.0.1', send).setNoDelay(true);
        socket.on('error', failed);
        socket.on('data', (chunk: Buffer) => {
          // One request is under way at a time, and its answer is a head alone: it comes in one piece.
          const answer = chunk.toString('latin1');
          if (!answer.startsWith('HTTP/1.1 204') || !answer.endsWith('\r\n\r\n'))
            return failed(new Error(`refused: ${answer}`));
          times.push(performance.now() - sentAt);
          send();
        });
        function send(): void {
          const next = running ? requests.pop() : undefined;
          if (running && !next) failed(new Error('more was asked than was prepared'));
          if (!next) {
            socket.end();
            done();
            return;
          }
          sentAt = performance.now();
          socket.write(next);
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
