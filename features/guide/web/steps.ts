import type { ComponentType } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import type { TileFigure } from '#ui/tile.tsx';
import type { Guide } from '../contract.ts';
import type { GuideStepId } from '../rules/guide-items.ts';

/** What the inside of every step is given. */
export interface StepBodyProps {
  guide: Guide;
  application: Application;
  /** For 'Read ahead', locked steps and paper: everything can be read, nothing can be completed. */
  readOnly: boolean;
}

/** The inside of each step. */
export type StepBodies = Record<GuideStepId, ComponentType<StepBodyProps>>;

/** One figure per step, in the guide's order. Tiles carry no digits: the titles have their own. */
export const guideFigures: readonly TileFigure[] = ['key', 'letter', 'folio', 'quill', 'voices', 'house'];
