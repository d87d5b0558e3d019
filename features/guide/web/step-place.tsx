import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/browser/format.ts';
import { Tile, type TileGlaze } from '#ui/tile.tsx';
import type { Guide } from '../contract.ts';
import { guideTexts, stepStates } from '../texts/guide.ts';
import { guideFigures } from './steps.ts';

export type Step = Guide['steps'][number];

export interface StepPlaceProps {
  step: Step;
  index: number;
  /** The step before it is completed: the line between them is gold. */
  sailed: boolean;
  /** Due dates; absent while no appointment is saved. Rendered inside the header's button. */
  when?: ReactNode;
}

/** A card's list item, with the line to the previous card. */
export function StepPlace({
  step,
  index,
  sailed,
  strong,
  children,
}: StepPlaceProps & { strong: boolean; children: ReactNode }) {
  return (
    <li
      id={step.id}
      className={clsx(
        'relative rounded-card border bg-surface print:border-0',
        strong ? 'border-control' : 'border-line',
        index > 0 &&
          'before:absolute before:bottom-full before:left-[35px] before:h-4 before:w-1 print:before:hidden',
        sailed ? 'before:bg-gold' : 'before:bg-line',
      )}
    >
      {children}
    </li>
  );
}

const glazes: Record<Step['state'], TileGlaze> = {
  completed: 'blue',
  in_progress: 'blue',
  not_started: 'blue',
  locked: 'bisque',
};

/** The step's tile. Completing the step turns it over to its gold back. */
export function StepTile({
  step,
  index,
  framed,
}: Pick<StepPlaceProps, 'step' | 'index'> & { framed: boolean }) {
  const figure = guideFigures[index] ?? 'flor';
  return (
    <span className="turning" data-turned={step.state === 'completed' || undefined}>
      <Tile figure={figure} glaze={glazes[step.state]} framed={framed} className="size-tile rounded-tile" />
      <Tile figure={figure} glaze="gold" className="size-tile rounded-tile" />
    </span>
  );
}

/** "Completed March 14, 2027", "In progress". */
export function stateWords({ state, completed_at }: Step): string {
  if (state === 'completed' && completed_at) return guideTexts.completedOn(formatDate(completed_at));
  if (state === 'completed') return stepStates.completed;
  if (state === 'locked') return stepStates.locked;
  return state === 'in_progress' ? stepStates.now : stepStates.todo;
}
