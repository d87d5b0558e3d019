import { Check, Circle, Square, SquareCheck } from 'lucide-react';

/** Done or not, beside words that say it too; on paper a box that a pen can tick. */
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
