import { findCircles } from './find-circles.ts';
import { layerOf, roomOf } from './import-rules.ts';

/** Where rooms stand on one another: each of these is looked at by itself. */
const sides = ['features/*', 'features/*/server', 'features/*/web'] as const;

/**
 * Rooms that need one another, on the server, on the screens, or in what both share; types and parts that come later
 * included, tests not. Rooms in a knot cannot be understood, moved or tested without each other.
 * @param imports - the files that each file imports, by their paths.
 * @returns one sentence for each knot, with an import for each arrow in it.
 */
export function findKnots(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return sides.flatMap((side) => {
    const arrows = arrowsWithin(side, imports);
    const rooms = new Map([...arrows].map(([room, others]) => [room, [...others.keys()]]));
    return findCircles(rooms).map((knot) => {
      const held = knot.flatMap((room) =>
        knot.flatMap((other) => {
          const example = arrows.get(room)?.get(other);
          return example ? [`${room} > ${other} (${example})`] : [];
        }),
      );
      return `${side}: these rooms need one another: ${held.join(', ')}`;
    });
  });
}

/** The rooms that each room imports on this side, each with one file that does. */
function arrowsWithin(
  side: (typeof sides)[number],
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const [file, targets] of imports) {
    const room = roomOf(file);
    if (!room || layerOf(file) !== side || /\.test\.tsx?$/.test(file)) continue;
    const others = arrows.get(room) ?? new Map<string, string>();
    arrows.set(room, others);
    for (const target of targets) {
      const other = roomOf(target);
      if (other && other !== room && layerOf(target) === side) others.set(other, file);
    }
  }
  return arrows;
}
