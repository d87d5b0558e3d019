/** A running experiment, as far as a draw needs it. */
export interface DrawnExperiment {
  id: string;
  /** How many visitors of a hundred take part. */
  traffic_percentage: number;
  /** In their order; weights add up to 100. */
  variants: readonly { id: string; weight: number }[];
}

/**
 * The variant of a visitor, or undefined for one outside of the test. A pure function of both ids: no other experiment
 * moves it, and it comes out the same in every process. Who takes part and who gets what are two hashes, so that a
 * larger share of traffic adds visitors and moves none.
 */
export function draw(experiment: DrawnExperiment, visitorId: string): string | undefined {
  const pair = `${experiment.id}/${visitorId}`;
  if (chanceOf(`traffic/${pair}`) * 100 >= experiment.traffic_percentage) return undefined;
  const total = experiment.variants.reduce((sum, { weight }) => sum + weight, 0);
  let rest = chanceOf(`variant/${pair}`) * total;
  for (const { id, weight } of experiment.variants) {
    if (rest < weight) return id;
    rest -= weight;
  }
  return undefined;
}

/**
 * From 0 up to, but not 1: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over the letters, which are ASCII, and
 * the finish of MurmurHash3, without which near ids would get near numbers.
 */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
