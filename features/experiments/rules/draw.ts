export interface DrawnExperiment {
  id: string;
  /** How many visitors of a hundred take part. */
  traffic_percentage: number;
  /** In their order; weights add up to 100. */
  variants: readonly { id: string; weight: number }[];
}

/**
 * The variant of a visitor, whose id is a UUID of ours, or undefined for one outside of the test. A pure function of both
 * ids, the same in every process. Taking part and the variant are two hashes, so that a larger share of traffic adds
 * visitors and moves none.
 */
export function draw(experiment: DrawnExperiment, visitorId: string): string | undefined {
  const { traffic, variant, total } = seedsOf(experiment);
  const all = experiment.traffic_percentage >= 100;
  if (!all && chanceOf(visitorId, traffic) * 100 >= experiment.traffic_percentage) return undefined;
  let rest = chanceOf(visitorId, variant) * total;
  for (const { id, weight } of experiment.variants) {
    if (rest < weight) return id;
    rest -= weight;
  }
  return undefined;
}

const seeds = new WeakMap<DrawnExperiment, { traffic: number; variant: number; total: number }>();

/** Cached: each visitor of a page asks for them. */
function seedsOf(experiment: DrawnExperiment) {
  const known = seeds.get(experiment);
  if (known) return known;
  const { id, variants } = experiment;
  const made = {
    traffic: murmurHash(`traffic/${id}`, 0),
    variant: murmurHash(`variant/${id}`, 0),
    total: variants.reduce((sum, { weight }) => sum + weight, 0),
  };
  seeds.set(experiment, made);
  return made;
}

/** The last group of a UUID is 48 random bits. */
const chanceAt = 24;

/** From 0 up to, but not 1. */
const chanceOf = (visitorId: string, seed: number): number => murmurHash(visitorId, seed, chanceAt) / 2 ** 32;

/**
 * MurmurHash3 in its form of 32 bits for x86 (Austin Appleby, public domain, github.com/aappleby/smhasher), of the ASCII
 * letters of a text from `from` on.
 */
export function murmurHash(text: string, seed: number, from = 0): number {
  let hash = seed;
  const length = text.length - from;
  const whole = from + (length & ~3);
  for (let at = from; at < whole; at += 4) {
    const block =
      text.charCodeAt(at) |
      (text.charCodeAt(at + 1) << 8) |
      (text.charCodeAt(at + 2) << 16) |
      (text.charCodeAt(at + 3) << 24);
    hash ^= scrambled(block);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = text.length - 1; at >= whole; at -= 1) rest = (rest << 8) | text.charCodeAt(at);
  if (rest !== 0) hash ^= scrambled(rest);
  hash ^= length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scrambled(block: number): number {
  const mixed = Math.imul(block, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
