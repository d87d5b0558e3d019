import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { countOf } from './short.ts';

/** 10 MiB: the largest file of the default settings, and what PERFORMANCE.md measures with. */
export const fileSize = 10 * 1024 * 1024;
/** Transfers that run at once. */
export const atOnce = 4;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** One HTTP call with a large body in one direction; resolves with the answer's bytes. Throws on anything but 2xx. */
export async function transfer(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<{ bytes: number; text: string }> {
  const { method = 'GET', headers = {}, body } = options;
  const call = request(url, {
    method,
    agent,
    headers: { ...headers, ...(body && { 'content-length': body.length }) },
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let bytes = 0;
  let text = '';
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length;
    if (bytes < 100_000) text += chunk;
  }
  if (!answer.statusCode || answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${text}`);
  return { bytes, text };
}

/** What a number of transfers gave: 10 MiB files per second, and how long the slowest of a hundred took (ms). */
export interface Transfers {
  perSecond: number;
  p99: number;
}

/** Runs `work` for each number below `count`, `atOnce` at a time, and says how fast. */
export async function measureTransfers(
  count: number,
  work: (n: number) => Promise<unknown>,
): Promise<Transfers> {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const started = performance.now();
        await work(next++);
        times.push(performance.now() - started);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0) };
}

/**
 * Runs the sides in turn, several rounds, and gives each one's median: what else the machine does meanwhile then weighs
 * on all of them alike.
 */
export async function inTurn<Side extends string>(
  sides: Record<Side, () => Promise<Transfers>>,
  rounds = countOf(5, 1),
): Promise<Record<Side, Transfers>> {
  const names = Object.keys(sides) as Side[];
  const results = new Map<Side, Transfers[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) results.get(name)?.push(await sides[name]());
  return Object.fromEntries(names.map((name) => [name, median(results.get(name) ?? [])])) as Record<
    Side,
    Transfers
  >;
}

function median(results: Transfers[]): Transfers {
  const sorted = results.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p99: 0 };
}
