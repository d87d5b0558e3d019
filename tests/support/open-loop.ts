import { setTimeout as pause } from 'node:timers/promises';

/** One answer (status 0 where the connection broke): milliseconds from the moment the request was due, which is not when there was room to send it. */
export interface Timed {
  ms: number;
  status: number;
  /** When it came, as `performance.now()` says. */
  at: number;
}

/**
 * Requests under way above which no more are sent; they count as unsent. Each may need a connection, and an address may
 * hold 2,000 (`platform/server/http/listen.ts`).
 */
export const mostUnderWay = 1_000;

/**
 * Sends `perSecond` requests for `seconds`, whether or not answers come: people do not wait for each other. A sender that
 * waits for an answer before it asks again slows down with the server, and hides how long others would have waited.
 */
export async function sendAtRate(
  send: () => Promise<number>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ answers: Timed[]; unsent: number }> {
  const answers: Timed[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let unsent = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    for (; sent < (passed / 1000) * perSecond; sent += 1) {
      if (underWay.size >= mostUnderWay) {
        unsent += 1;
        continue;
      }
      const due = began + (sent / perSecond) * 1000;
      const asked = send().catch(() => 0);
      const one: Promise<void> = asked.then((status) => {
        answers.push({ ms: performance.now() - due, status, at: performance.now() });
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await pause(2);
  }
  await Promise.all(underWay);
  return { answers, unsent };
}

/** Answers a second with `atOnce` requests always under way: what the server can do at most. */
export async function peakOf(
  send: () => Promise<number>,
  { atOnce, seconds }: { atOnce: number; seconds: number },
): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await send();
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - began) / 1000);
}
