import { keep, readKept } from '#platform/browser/kept-storage.ts';
import { readStoredSession } from '#platform/browser/stored-session.ts';
import workerAddress from './check-worker.ts?worker&url';
import type { Verdict } from './checker.ts';

const name = 'folder-verdicts';

/** Some 50 bytes each; a couple has forty papers, on one size of paper. */
const most = 500;

interface Value {
  /** The program that judged. Its address holds a digest of its bytes, so another version judges for itself. */
  judge: string;
  /** By key, the oldest first. */
  verdicts: [string, Verdict][];
}

/**
 * What this device found about the person's papers on earlier visits, by key. Drawing forty papers twice takes seconds; their
 * bytes never change. Signing out takes it away.
 */
export function keptVerdicts(): ReadonlyMap<string, Verdict> {
  const userId = readStoredSession()?.user.id;
  const kept = userId && readKept(name, userId, Number.POSITIVE_INFINITY)[0];
  const value = kept ? (kept.kept.value as Value) : undefined;
  return new Map(value?.judge === workerAddress ? value.verdicts : []);
}

/** Keeps one more. `key`: the document and the size of paper. */
export function keepVerdict(key: string, verdict: Verdict): void {
  const userId = readStoredSession()?.user.id;
  if (!userId) return;
  const verdicts = [...new Map([...keptVerdicts(), [key, verdict]])].slice(-most);
  keep(name, { userId, at: Date.now(), value: { judge: workerAddress, verdicts } satisfies Value });
}
