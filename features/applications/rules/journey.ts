import type { ApplicationStatus } from './applications.ts';

/** Which of the four stages each of the six guide steps belongs to: 1-3 gather, 4 apply, 5 interview, 6 approval. */
export const stageOfGuideStep = [1, 1, 1, 2, 3, 4] as const;
const stageCount = 4;
const allSteps = stageOfGuideStep.length;

/** Of a new application, in which nothing is done yet (applicant specification, section 4). */
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

/** The progress of an application by its guide alone. `ticked`: which of the six steps, in their order, are completed. */
export function journeyByGuide(ticked: readonly boolean[]): Journey {
  const isDone = (stage: number) =>
    stageOfGuideStep.every((of, step) => of !== stage || ticked[step] === true);
  const numbers = Array.from({ length: stageCount }, (_, index) => index + 1);
  const current = numbers.find((stage) => !isDone(stage)) ?? stageCount;
  const done = stageOfGuideStep.filter((_, step) => ticked[step] === true).length;
  return {
    progress_percentage: Math.max(initialPercentage, Math.round((done / allSteps) * 100)),
    current_step: current,
    stages: numbers.map((stage) =>
      isDone(stage) ? 'completed' : stage === current ? 'in_progress' : 'pending',
    ),
  };
}

/** How many of the six steps a percentage of this file says are completed. */
export const stepsOf = (percentage: number): number => Math.round((percentage / 100) * allSteps);

const stepsBehind: Partial<Record<ApplicationStatus, number>> = {
  approved: allSteps - 1,
  completed: allSteps,
};

/**
 * The progress that is shown. An approval completes every step before 'Approval & Settlement', whatever was ticked off, and a
 * completed application all steps; any other status shows the guide's.
 */
export function journeyShown(guide: Journey, status: ApplicationStatus): Journey {
  const least = stepsBehind[status];
  if (least === undefined) return guide;
  const decided = journeyByGuide(Array(least).fill(true));
  return decided.progress_percentage > guide.progress_percentage ? decided : guide;
}
