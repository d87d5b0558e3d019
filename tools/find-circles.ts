/**
 * Groups of files that import one another in a circle, types and parts that come later included, each in no order. What is
 * in a circle cannot be read, moved or tested without all of it. (Tarjan, 1972: strongly connected components.)
 * @param imports - the files that each file imports, by their paths.
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
