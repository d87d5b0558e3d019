import { Agent, get } from 'node:http';
import { countOf } from './short.ts';

/** One way to ask for an answer. */
export interface Request {
  url: string;
  headers: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** What disturbs the machine disturbs all sides: they take turns, each for so long or so often, and once at least. */
const longestMs = 10_000;
const rounds = countOf(60, 2);
/** Until the compiler of each program has seen the way often enough. */
const roundsToWarmUp = countOf(15, 1);

/** Median milliseconds of several ways to an answer, asked in turn, one request at a time. */
export async function timeInTurn<Name extends string>(
  ways: Record<Name, Request>,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  await takeTurns(ways, roundsToWarmUp, () => {});
  await takeTurns(ways, rounds, (name, ms) => times[name].push(ms));
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

/** A slow side rests when its time is up, so that a quick one beside it is asked often enough to have a median. */
async function takeTurns<Name extends string>(
  ways: Record<Name, Request>,
  most: number,
  note: (name: Name, ms: number) => void,
): Promise<void> {
  const names = Object.keys(ways) as Name[];
  const spent = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let round = 0; round < most; round += 1) {
    for (const name of names.filter((one) => spent[one] < longestMs)) {
      const ms = await milliseconds(ways[name]);
      spent[name] += ms;
      note(name, ms);
    }
  }
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
