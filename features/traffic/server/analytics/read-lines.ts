import type { Tx } from '#platform/server/database.ts';
import { type Asked, filtersOf, type Line, type Question } from './question.ts';
import { readRaw } from './read-raw.ts';
import { readRollups } from './read-rollups.ts';

/**
 * Answers from the rollups what they can tell, and the rest from the rows. They know one filter at a time: with one, the
 * other breakdowns are read from the rows; with two, everything is.
 */
export async function readLines(tx: Tx, question: Question, { parts, most }: Asked): Promise<Line[]> {
  const filtered = filtersOf(question).map(([name]) => name);
  if (question.hourly || filtered.length > 1) return readRaw(tx, question, { parts, most });
  const known = parts.filter(
    (part) => filtered.length === 0 || part === 'series' || part === 'page' || filtered.includes(part),
  );
  const others = parts.filter((part) => !known.includes(part));
  return [
    ...(known.length > 0 ? await readRollups(tx, question, { parts: known, most }) : []),
    ...(others.length > 0 ? await readRaw(tx, question, { parts: others, most }) : []),
  ];
}
