import { layerOf, roomOf } from './import-rules.ts';

/** The layers whose rooms are checked for circles. */
const sides = ['features/*', 'features/*/server', 'features/*/web'] as const;

/**
 * Finds rooms that import each other, on the server, on the screens, or in shared files; types and dynamic imports included,
 * tests not. They cannot be understood, moved or tested without each other.
 * @param imports - the imports of each file, by path.
 * @returns one sentence per circle, with an example for each import.
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

/** The rooms that each room imports in this layer, with one importing file each. */
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

/**
 * Finds groups of files that import each other, types and dynamic imports included (Tarjan's strongly connected components).
 * @param imports - the imports of each file, by path.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, order.get(other) ?? low);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
