import type { ComponentType } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import type { TileFigure } from '#ui/tile.tsx';
import type { Guide } from '../contract.ts';
import type { GuideStepId } from '../rules/guide-items.ts';

/** Props of every step's content. */
export interface StepBodyProps {
  guide: Guide;
  application: Application;
  /** For Read ahead, locked steps and paper: nothing can be ticked. */
  readOnly: boolean;
}

export type StepBodies = Record<GuideStepId, ComponentType<StepBodyProps>>;

/** One tile figure per step, in order. No digits: the titles have their own. */
export const guideFigures: readonly TileFigure[] = ['key', 'letter', 'folio', 'quill', 'voices', 'house'];
