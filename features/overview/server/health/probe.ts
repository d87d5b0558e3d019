import type { Probe } from '../../contract/health.ts';

/** A part that has not answered by then is down for our purposes. */
const patienceMs = 3_000;

/** Asks one part for a sign of life; `reason` is told when it gives none in time. Never throws. */
export async function probe(
  ask: () => Promise<unknown>,
  reason: string,
  patience = patienceMs,
): Promise<Probe> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too late')), patience);
  try {
    await Promise.race([ask(), tooLate]);
    return { ok: true, milliseconds: milliseconds() };
  } catch {
    // Health is public: the reason is ours, never the part's own message (it may quote addresses or data).
    return { ok: false, milliseconds: milliseconds(), reason };
  } finally {
    clearTimeout(timer);
  }
}
