import clsx from 'clsx';
import { Square } from 'lucide-react';

interface PointsProps {
  points: readonly string[];
  /** Each is ticked off by itself: on paper it has a box. */
  boxed?: boolean;
}

/** What to know or bring, as bullets; smaller on paper, so that a list stays on few pages. */
export function Points({ points, boxed = false }: PointsProps) {
  return (
    <ul
      className={clsx(
        'grid list-disc gap-1.5 pl-5 print:gap-0.5 print:text-small print:leading-snug',
        boxed && 'print:list-none print:gap-1.5 print:pl-0',
      )}
    >
      {points.map((point) => (
        <li key={point} className={boxed ? 'print:flex print:gap-2' : undefined}>
          {boxed && <Square aria-hidden="true" className="hidden size-5 print:block" />}
          {point}
        </li>
      ))}
    </ul>
  );
}
