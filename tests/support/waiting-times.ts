import { readFileSync } from 'node:fs';

/** The value below which `share` of the numbers lie; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Asks `ask` every `everyMs`, one after the other, until it is ended; returns each answer's milliseconds and status. */
export function keepAsking(ask: () => Promise<number>, everyMs = 20) {
  const answers: { ms: number; status: number }[] = [];
  let ended = false;
  const asking = (async () => {
    while (!ended) {
      const began = performance.now();
      const status = await ask();
      answers.push({ ms: performance.now() - began, status });
      await new Promise((later) => setTimeout(later, everyMs));
    }
  })();
  return {
    /** What came since the last time. */
    take: () => answers.splice(0),
    async end() {
      ended = true;
      await asking;
      return answers.splice(0);
    },
  };
}

/** Resident memory of a process in MiB (Linux). */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1024);
}
