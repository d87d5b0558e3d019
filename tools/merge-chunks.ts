/** Modules in one file of script. */
export interface Chunk {
  ids: string[];
  /** The routes that need it, by number. */
  ways: Set<number>;
  /** In characters. */
  size: number;
}

/** What a request of its own costs a route, in characters of script; measured in decision 0071. */
const perRequest = 4_000;

/**
 * Merges chunks as long as the requests that are saved outweigh the script that some routes get without need, over all
 * routes. A route whose way gets a chunk for the first time has what that imports already, and none waits for itself.
 * @param importsOf - what a module imports
 * @param weights - of each route: by how much script without need is worse there
 */
export function mergeChunks(
  given: readonly Chunk[],
  importsOf: (id: string) => readonly string[],
  weights: readonly number[],
): Chunk[] {
  const chunks = [...given];
  const pairsOf = (one: Chunk, others: readonly Chunk[]) =>
    others.map((other) => ({ one, other, gain: gainOf(one, other, weights) })).filter(({ gain }) => gain > 0);
  let pairs = chunks.flatMap((one, at) => pairsOf(one, chunks.slice(at + 1)));
  for (;;) {
    const uses = usesOf(chunks, importsOf);
    const best = pairs.sort((a, b) => b.gain - a.gain).find(({ one, other }) => canMerge(one, other, uses));
    if (!best) return chunks;
    const { one, other } = best;
    const merged = {
      ids: [...one.ids, ...other.ids],
      ways: new Set([...one.ways, ...other.ways]),
      size: one.size + other.size,
    };
    for (const part of [one, other]) chunks.splice(chunks.indexOf(part), 1);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((part) => part === one || part === other));
    pairs.push(...pairsOf(merged, chunks));
    chunks.push(merged);
  }
}

/** In characters of script. */
function gainOf(one: Chunk, other: Chunk, weights: readonly number[]): number {
  const needless = (part: Chunk, rest: Chunk) =>
    [...rest.ways]
      .filter((way) => !part.ways.has(way))
      .reduce((sum, way) => sum + part.size * (weights[way] ?? 1), 0);
  const requests = [...one.ways].filter((way) => other.ways.has(way)).length;
  return requests * perRequest - needless(one, other) - needless(other, one);
}

type Uses = Map<Chunk, Set<Chunk>>;

function usesOf(chunks: readonly Chunk[], importsOf: (id: string) => readonly string[]): Uses {
  const home = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const used = new Set(chunk.ids.flatMap(importsOf).flatMap((id) => home.get(id) ?? []));
      used.delete(chunk);
      return [chunk, used];
    }),
  );
}

/** Whether all routes of the two have what each of them uses, and none leads to the other by way of a third. */
function canMerge(one: Chunk, other: Chunk, uses: Uses): boolean {
  const ways = [...one.ways, ...other.ways];
  const isFree = (from: Chunk, to: Chunk) => {
    const thirds = new Set(uses.get(from));
    thirds.delete(to);
    // Iterating a set includes what is added meanwhile.
    for (const third of thirds) {
      if (!ways.every((way) => third.ways.has(way)) || uses.get(third)?.has(to)) return false;
      for (const next of uses.get(third) ?? []) thirds.add(next);
    }
    return true;
  };
  return isFree(one, other) && isFree(other, one);
}
