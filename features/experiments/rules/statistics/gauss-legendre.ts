interface Node {
  at: number;
  weight: number;
}

/** The nodes of the Gauss-Legendre rule of `n` points on -1 to 1, by Newton's method from A&S 25.4.29 and 22.7.10. */
function legendreNodes(n: number): Node[] {
  return Array.from({ length: n }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 6; step += 1) {
      let [before, value] = [1, x];
      for (let k = 2; k <= n; k += 1) {
        [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
      }
      slope = (n * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    return { at: x, weight: 2 / ((1 - x * x) * slope * slope) };
  });
}

const nodes = legendreNodes(12);

/** Points and weights for an integral over the panels between sorted `breaks`; where a function bends, there a break should be. */
export function quadrature(breaks: readonly number[]): Node[] {
  return breaks.slice(1).flatMap((to, index) => {
    const from = breaks[index] ?? to;
    const half = (to - from) / 2;
    return half > 0
      ? nodes.map(({ at, weight }) => ({ at: from + half * (1 + at), weight: weight * half }))
      : [];
  });
}
