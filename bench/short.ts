/**
 * Seconds that each measurement lasts when `BENCH_SECONDS` says so: to see that a bench runs, not what it measures. Its figures
 * are of no worth then, and `--write` must not be given.
 */
const wished = Number(process.env.BENCH_SECONDS ?? 0);

/** How long to measure, in seconds. */
export const secondsOf = (usual: number): number => wished || usual;

/** How often, or of how many: `least` when the bench is only to be seen running. */
export const countOf = (usual: number, least: number): number => (wished ? least : usual);
