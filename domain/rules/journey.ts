import type { ApplicationStatus } from './applications.ts';

/** Which of the four stages each of the six guide steps belongs to: 1-3 gather, 4 apply, 5 interview, 6 approval. */
const stageOfGuideStep = [1, 1, 1, 2, 3, 4] as const;
const stageCount = 4;
const allSteps = stageOfGuideStep.length;

/** A new application shows 5 %: it exists, nothing is done yet (applicant specification, section 4). */
const initialPercentage = 5;

export type StageStatus = 'pending' | 'in_progress' | 'completed';

export interface Journey {
  /** 5 to 100. */
  progress_percentage: number;
  /** The stage under way, 1 to 4; stays 4 at the end. */
  current_step: number;
  /** Of the four stages, in order. */
  stages: StageStatus[];
}

/** Where an application stands by its guide alone: `stepsDone` (0 to 6) steps are finished, in their order. */
export function journeyByGuide(stepsDone: number): Journey {
  const current = stageOfGuideStep[stepsDone] ?? stageCount;
  return {
    progress_percentage: Math.max(initialPercentage, Math.round((stepsDone / allSteps) * 100)),
    current_step: current,
    stages: Array.from({ length: stageCount }, (_, index) => {
      if (stepsDone === allSteps || index + 1 < current) return 'completed';
      return index + 1 === current ? 'in_progress' : 'pending';
    }),
  };
}

const stepsBehind: Partial<Record<ApplicationStatus, number>> = {
  approved: allSteps - 1,
  completed: allSteps,
};

/**
 * The journey as people see it. An approval puts every step before 'Approval & Settlement' behind them, whatever
 * was ticked off; a completed application has nothing left; every other status leaves the word to the guide.
 */
export function journeyShown(guide: Journey, status: ApplicationStatus): Journey {
  const least = stepsBehind[status];
  if (least === undefined) return guide;
  const decided = journeyByGuide(least);
  return decided.progress_percentage > guide.progress_percentage ? decided : guide;
}

/** How a tile of the guide looks: the six steps as they follow from the four stages. */
export type TileState = 'completed' | 'now' | 'locked';

/** The state of each of the six guide steps: one is under way until all are done. */
export function tileStates(stages: readonly StageStatus[]): TileState[] {
  const states = stageOfGuideStep.map(
    (stage): TileState => (stages[stage - 1] === 'completed' ? 'completed' : 'locked'),
  );
  const first = states.indexOf('locked');
  return states.map((state, index) => (index === first ? 'now' : state));
}
