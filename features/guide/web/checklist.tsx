import clsx from 'clsx';
import { Check, Circle, Square, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface PointsProps {
  points: readonly string[];
  /** On paper each point has a box to tick. */
  boxed?: boolean;
}

/** Bullets; smaller on paper, to use few pages. */
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

/** Done or not, beside text that says it too; on paper an empty box. */
export function ItemMark({ done }: { done: boolean }) {
  const [Screen, Paper] = done ? [Check, SquareCheck] : [Circle, Square];
  return (
    <>
      <Screen
        aria-hidden="true"
        className={done ? 'text-good-text print:hidden' : 'text-muted print:hidden'}
      />
      <Paper aria-hidden="true" className="hidden print:block" />
    </>
  );
}

interface PartsProgressProps {
  done: number;
  total: number;
  /** What is still to do, where it is not all the rest. */
  left?: number;
  /** The noun: "Documents". */
  label: string;
  /** The count with its noun: "3 of 6 types ready". */
  words: string;
  /** Shown once nothing is left. */
  finished: { title: string; detail: ReactNode };
}

/** A step's progress in words and as a bar, and a notice once nothing is left. */
export function PartsProgress({
  done,
  total,
  left = total - done,
  label,
  words,
  finished,
}: PartsProgressProps) {
  return (
    <div className="grid gap-3">
      <p className="font-strong">{words}</p>
      <ProgressBar className="print:hidden" value={done} max={total} label={label} valueText={words} />
      {left <= 0 && (
        <Alert tone="success" title={finished.title}>
          {finished.detail}
        </Alert>
      )}
    </div>
  );
}
