import { Agent, get } from 'node:http';

/** One way to ask for an answer. */
export interface Request {
  url: string;
  headers: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** What disturbs the machine disturbs all sides: they take turns, for so long or so often. */
const longestMs = 10_000;
const rounds = 60;
/** Until the compiler of each program has seen the way often enough. */
const roundsToWarmUp = 15;

/** Median milliseconds of several ways to an answer, asked in turn, one request at a time. */
export async function timeInTurn<Name extends string>(
  ways: Record<Name, Request>,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < roundsToWarmUp; round += 1) {
    for (const name of names) await milliseconds(ways[name]);
  }
  const end = performance.now() + longestMs;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    for (const name of names) times[name].push(await milliseconds(ways[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
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
