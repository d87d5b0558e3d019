import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

/**
 * gold: done. blue: under way, the loudest. white: next in line (add `framed` for "now"). bisque: cannot start yet.
 * maybe: a pale week that may not be needed.
 */
export type TileGlaze = 'white' | 'blue' | 'gold' | 'bisque' | 'maybe';

interface TileProps {
  figure: TileFigure;
  glaze?: TileGlaze;
  /** A gold frame inside the edge: the one tile under way. */
  framed?: boolean;
  /** 56 px when absent. */
  className?: string;
}

/** One azulejo. Decorative: the words beside it carry the meaning. */
export function Tile({ figure, glaze = 'white', framed, className }: TileProps) {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className={clsx('block flex-none overflow-hidden', `glaze-${glaze}`, className ?? 'size-tile')}
    >
      <path className="tile-ground" d="M0 0h56v56H0z" />
      {tileRings}
      {tileFigures[figure]}
      {framed && <path d="M1.5 1.5h53v53h-53z" fill="none" className="stroke-gold" strokeWidth="3" />}
    </svg>
  );
}

/** Six step figures (key, letter, folio, quill, voices, house), one guide star, two pattern tiles. */
export type TileFigure = 'key' | 'letter' | 'folio' | 'quill' | 'voices' | 'house' | 'star' | 'flor' | 'cruz';

/** `count` petals of a flower around the tile's centre (28, 28), pointing up first. */
function petals(count: number, petal: string) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <path key={index} className="tile-solid" transform={`rotate(${(index * 360) / count} 28 28)`} d={petal} />
  ));
}

/** Rings in the four corners: a quarter on each tile, whole circles where four tiles meet. */
export const tileRings = (
  <>
    <path
      className="tile-line"
      d="M9.5 0A9.5 9.5 0 0 1 0 9.5M46.5 0A9.5 9.5 0 0 0 56 9.5M56 46.5A9.5 9.5 0 0 0 46.5 56M0 46.5A9.5 9.5 0 0 1 9.5 56"
    />
    <path
      className="tile-solid"
      d="M0 0h4a4 4 0 0 1-4 4zM56 0v4a4 4 0 0 1-4-4zM56 56h-4a4 4 0 0 1 4-4zM0 56v-4a4 4 0 0 1 4 4z"
    />
  </>
);

/** Drawings on a 56 x 56 tile, in three parts that a glaze colours: ground, brush, wash. */
export const tileFigures: Record<TileFigure, ReactNode> = {
  key: (
    <>
      <circle cx="28" cy="19.5" r="6" className="tile-wash" />
      <path className="tile-line" d="M28 25.5v17m0-8.5h5.5m-5.5 6h7" />
    </>
  ),
  letter: (
    <>
      <path className="tile-wash" d="M15 19.5h26v18.5H15z" />
      <path className="tile-line" d="m15 20 13 10.5L41 20" />
    </>
  ),
  folio: (
    <>
      <path className="tile-line" d="M22 17v-3.5h18V37h-3.5" />
      <path className="tile-wash" d="M16.5 17.5h18V43h-18z" />
      <path className="tile-line" d="M21 24.5h9m-9 5.5h9m-9 5.5h5" />
    </>
  ),
  quill: (
    <>
      <path className="tile-wash" d="M41 14.5c-13 0-21 8-21.5 20.5C30 34.5 39.5 28 41 14.5z" />
      <path className="tile-line" d="M32 23.5 15.5 42M28 42h12" />
    </>
  ),
  voices: (
    <>
      <path className="tile-line" d="M35 23h7v12.5h-3v5L33.5 35.5H25V32" />
      <path className="tile-wash" d="M14 15.5h21V29H23.5L18 34v-5h-4z" />
    </>
  ),
  house: (
    <>
      <path className="tile-wash" d="M18 27v15h20V27L28 18z" />
      <path className="tile-line" d="M13.5 30 28 16.5 42.5 30M35 17.5v5" />
      <path className="tile-solid" d="M25 33h6v9h-6z" />
    </>
  ),
  star: (
    <>
      <path
        className="tile-wash"
        d="M28 12.5 31.2 24.8 43.5 28 31.2 31.2 28 43.5 24.8 31.2 12.5 28 24.8 24.8z"
      />
      <path
        className="tile-solid"
        d="M28 12.5 31.2 24.8 28 28zM43.5 28 31.2 31.2 28 28zM28 43.5 24.8 31.2 28 28zM12.5 28 24.8 24.8 28 28z"
      />
    </>
  ),
  flor: (
    <>
      {petals(8, 'M28 28C34.7 20.8 31.7 13.6 28 12 24.3 13.6 21.3 20.8 28 28Z')}
      <circle cx="28" cy="28" r="6" className="tile-ground" />
      <circle cx="28" cy="28" r="2.8" className="tile-solid" />
    </>
  ),
  cruz: (
    <>
      {petals(4, 'M28 28C38.5 20.4 33.8 12.7 28 11 22.2 12.7 17.5 20.4 28 28Z')}
      <circle cx="28" cy="28" r="4.5" className="tile-ground" />
      <circle cx="28" cy="28" r="2" className="tile-solid" />
      <path className="tile-solid" d="M26.5 4h3v3h-3zM26.5 49h3v3h-3zM4 26.5h3v3H4zM49 26.5h3v3h-3z" />
    </>
  ),
};

/** The end of a public page: two rows of joined tiles below a cobalt line, as on the walls of Portuguese houses. */
export function Wainscot() {
  const id = useId();
  const square = (x: number, y: number, figure: 'flor' | 'cruz') => (
    <g transform={`translate(${x} ${y})`}>
      {tileRings}
      {tileFigures[figure]}
    </g>
  );
  return (
    <svg
      aria-hidden="true"
      className="glaze-white no-print block h-30 w-full border-t-8 border-(--brush)"
      width="100%"
      height="112"
    >
      <defs>
        <pattern id={id} width="112" height="112" patternUnits="userSpaceOnUse">
          <path className="tile-ground" d="M0 0h112v112H0z" />
          {square(0, 0, 'flor')}
          {square(56, 0, 'cruz')}
          {square(0, 56, 'cruz')}
          {square(56, 56, 'flor')}
        </pattern>
      </defs>
      <rect width="100%" height="112" fill={`url(#${id})`} />
    </svg>
  );
}
