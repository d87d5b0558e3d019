import { readdirSync, readFileSync } from 'node:fs';

/**
 * Microseconds of processor time that a process has taken so far with all its threads. Of Linux alone: `schedstat` counts
 * nanoseconds, what every system has counts ticks of ten milliseconds. Threads that ended are not in it.
 */
export function cpuTime(pid: number): number {
  const files = threadsOf(pid).map((folder) => `${folder}/schedstat`);
  return files.reduce((total, file) => total + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1000, 0);
}

/** The same of every process that was started by this one and lives. */
export function cpuTimeOfChildren(pid: number): Map<number, number> {
  const lists = threadsOf(pid).map((folder) => readFileSync(`${folder}/children`, 'utf8'));
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return new Map(children.map((child) => [child, cpuTime(child)]));
}

const threadsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
