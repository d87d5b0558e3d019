/** Tiles per side: a border around six by six, whose diagonal shows the six steps. */
const side = 8;
const tile = 100;

/** The light colours of `tokens.css`: a panel has no dark version. */
const glazes = {
  white: { ground: '#fcfaf6', brush: '#2055ac' },
  blue: { ground: '#2055ac', brush: '#fcfaf6' },
  gold: { ground: '#ebb34b', brush: '#0e255d' },
  clay: { ground: '#f5f2eb', brush: '#c9c2b4' },
} as const;

/** A pseudo-random generator of numbers from 0 to 1 (Mulberry32, seeded by FNV-1a). */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A flower around the tile's middle, in the colour of the brush (`currentColor`). */
function flower(random: () => number, petals: number): string {
  const reach = 27 + random() * 10;
  const belly = reach * (petals > 8 ? 0.2 : petals > 4 ? 0.3 : 0.48) * (0.8 + random() * 0.4);
  const eye = 8 + random() * 4;
  const petal = `M0 0C${point(belly, -reach * 0.45)} ${point(belly * 0.55, -reach * 0.9)} ${point(0, -reach)}C${point(-belly * 0.55, -reach * 0.9)} ${point(-belly, -reach * 0.45)} 0 0Z`;
  const turned = Array.from(
    { length: petals },
    (_, at) => `<path transform="rotate(${(at * 360) / petals})" d="${petal}"/>`,
  );
  return `${turned.join('')}<circle class="g" r="${short(eye)}"/><circle r="${short(eye * 0.45)}"/>`;
}

/** Rings in the corners: a quarter on each tile, and whole where four tiles meet. */
function corners(radius: number): string {
  const places = [-50, 50].flatMap((x) => [-50, 50].map((y) => ({ x, y })));
  return places
    .map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="${short(radius)}" class="l"/><circle cx="${x}" cy="${y}" r="${short(radius * 0.42)}"/>`,
    )
    .join('');
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

/**
 * A panel of azulejos as an SVG, deterministic for a seed. The six tiles of its diagonal, from the lower left to the upper
 * right, are gold for a completed step and bare clay for another.
 * @param done - of the six steps, in order.
 */
export function panelSvg(seed: string, done: readonly boolean[]): string {
  const random = randomFrom(seed);
  const [first = 8, second = 4] = random() < 0.5 ? [8, 4] : [12, 8];
  const rings = corners(16 + random() * 8);
  const dots =
    random() < 0.5
      ? [0, 90, 180, 270].map((turn) => `<circle transform="rotate(${turn})" cy="-43" r="2.6"/>`)
      : [];
  const motifs = [
    flower(random, first) + rings,
    flower(random, second) + rings + dots.join(''),
    flower(random, 8) + rings,
  ];
  // One quarter is drawn at random, and mirrored to the other three; no blue on the diagonals, where the steps lie.
  const quarter = Array.from({ length: (side / 2) ** 2 }, (_, at) => ({
    random: random(),
    blue: random() < 0.34 && at % (side / 2) !== Math.floor(at / (side / 2)),
  }));

  const places = Array.from({ length: side * side }, (_, place) => {
    const x = place % side;
    const y = Math.floor(place / side);
    const step = x + y === side - 1 && x > 0 && x < side - 1 ? x - 1 : -1;
    const own = quarter[Math.min(x, side - 1 - x) + (side / 2) * Math.min(y, side - 1 - y)];
    const border = x === 0 || y === 0 || x === side - 1 || y === side - 1;
    const motif = step >= 0 ? 2 : border ? (x + y) % 2 : (own?.random ?? 0) < 0.5 ? 0 : 1;
    const glaze = step >= 0 ? (done[step] ? 'gold' : 'clay') : own?.blue && !border ? 'blue' : 'white';
    return `<use href="#m${motif}" class="${glaze}" x="${x * tile}" y="${y * tile}" width="${tile}" height="${tile}"/>`;
  });

  const style = Object.entries(glazes).map(
    ([name, { ground, brush }]) => `.${name}{--g:${ground};color:${brush}}`,
  );
  const symbols = motifs.map(
    (motif, at) =>
      `<symbol id="m${at}" viewBox="-50 -50 100 100"><path class="g" d="M-50-50h100v100h-100z"/><g fill="currentColor">${motif}</g><path class="j" d="M-50-50h100v100h-100z"/></symbol>`,
  );
  const size = side * tile;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 2}" height="${size * 2}">` +
    `<style>.g{fill:var(--g)}.l{fill:none;stroke:currentColor;stroke-width:5}.j{fill:none;stroke:#0e255d;stroke-opacity:.18}${style.join('')}</style>` +
    `<defs>${symbols.join('')}</defs><path fill="${glazes.white.ground}" d="M0 0h${size}v${size}H0z"/>${places.join('')}</svg>`
  );
}
