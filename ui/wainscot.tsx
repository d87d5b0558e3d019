import { useId } from 'react';
import { tileFigures, tileRings } from './tile-figures.tsx';

/** Two rows of joined tiles at the foot of a wall, under a cobalt rail: the end of a public page. */
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
