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
  const { traffic, variant, total } = beginningsOf(experiment);
  const all = experiment.traffic_percentage >= 100;
  if (!all && chanceOf(traffic, visitorId) * 100 >= experiment.traffic_percentage) return undefined;
  let rest = chanceOf(variant, visitorId) * total;
  for (const { id, weight } of experiment.variants) {
    if (rest < weight) return id;
    rest -= weight;
  }
  return undefined;
}

interface Beginnings {
  traffic: number;
  variant: number;
  total: number;
}
const beginnings = new WeakMap<DrawnExperiment, Beginnings>();

/** What is the same for every visitor of an experiment: the hashes of `traffic/{id}/` and `variant/{id}/` so far. */
function beginningsOf(experiment: DrawnExperiment): Beginnings {
  const known = beginnings.get(experiment);
  if (known) return known;
  const made = {
    traffic: hashOn(0x811c9dc5, `traffic/${experiment.id}/`),
    variant: hashOn(0x811c9dc5, `variant/${experiment.id}/`),
    total: experiment.variants.reduce((sum, { weight }) => sum + weight, 0),
  };
  beginnings.set(experiment, made);
  return made;
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) over the letters, which are ASCII, from a hash so far. */
function hashOn(begun: number, text: string): number {
  let hash = begun;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** From 0 up to, but not 1: with the finish of MurmurHash3, without which near ids would get near numbers. */
function chanceOf(begun: number, text: string): number {
  let hash = hashOn(begun, text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
