import { actorNames } from './actors.ts';

const widths = [78, 8];

/** One row of the expectation file; the answers stand under the names of the actors. */
export function lineOf(route: string, policy: string, words: readonly string[]): string {
  const cells = [route, policy, ...words];
  return cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 18))
    .join('')
    .trimEnd();
}

/** The head of the expectation file's table. */
export const headLine = lineOf('route', 'policy', actorNames);
