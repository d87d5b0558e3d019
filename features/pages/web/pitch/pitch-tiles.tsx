import clsx from 'clsx';
import { useId } from 'react';
import { tileFigures, tileRings } from '#ui/tile-figures.tsx';

const side = 6;
/** The course: the golden tiles from the foot of the wall on the left to its head on the right, by their places. */
const course = new Set([4, 9, 14, 19, 25, 30]);
const figures = ['flor', 'cruz'] as const;

/** A wall of azulejos with one golden course through it. Each figure is drawn once and used many times. */
export function PitchTiles({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${side * 56} ${side * 56}`}
      aria-hidden="true"
      className={clsx('glaze-white h-auto w-full rounded-tile', className)}
    >
      <defs>
        {figures.map((figure) => (
          <g key={figure} id={`${id}${figure}`}>
            <path className="tile-ground" d="M0 0h56v56H0z" />
            {tileRings}
            {tileFigures[figure]}
          </g>
        ))}
      </defs>
      {Array.from({ length: side * side }, (_, place) => {
        const [x, y] = [place % side, Math.floor(place / side)];
        return (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the wall is its number
            key={place}
            href={`#${id}${figures[(x + y) % 2]}`}
            x={x * 56}
            y={y * 56}
            className={course.has(place) ? 'glaze-gold' : undefined}
          />
        );
      })}
    </svg>
  );
}
