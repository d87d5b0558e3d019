import { Agent, get } from 'node:http';

/** Median milliseconds of two ways to the same answer. */
export interface Pair {
  ours: number;
  bare: number;
}

interface Request {
  url: string;
  headers: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** What disturbs the machine disturbs both sides: they take turns, for so long or so often. */
const longestMs = 5_000;
const rounds = 60;

/** Asks both sides in turn, one request at a time, after a few to warm up. */
export async function timeInTurn(ours: Request, bare: Request): Promise<Pair> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    await milliseconds(ours);
    await milliseconds(bare);
  }
  const end = performance.now() + longestMs;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    times.ours.push(await milliseconds(ours));
    times.bare.push(await milliseconds(bare));
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

/** Until the last byte of the answer. Throws when it is not 200: a fast refusal must not count as speed. */
function milliseconds({ url, headers }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
