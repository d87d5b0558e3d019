/** Which of the four stages each of the six guide steps belongs to: 1-3 gather, 4 apply, 5 interview, 6 approval. */
const stageOfGuideStep = [1, 1, 1, 2, 3, 4] as const;
const stageCount = 4;

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

/**
 * Where an application stands, from its status and the number of guide steps finished (0 to 6, in their order).
 * An approval puts every step before 'Approval & Settlement' behind the person, whatever was ticked off; a
 * completed application has nothing left. Every other status leaves the word to the guide.
 */
export function journeyOf(
  status: 'started' | 'in_progress' | 'under_review' | 'approved' | 'rejected' | 'completed',
  guideStepsDone: number,
): Journey {
  const all = stageOfGuideStep.length;
  const behind =
    status === 'completed' ? all : status === 'approved' ? Math.max(guideStepsDone, all - 1) : guideStepsDone;
  const current = stageOfGuideStep[behind] ?? stageCount;
  return {
    progress_percentage: Math.max(initialPercentage, Math.round((behind / all) * 100)),
    current_step: current,
    stages: Array.from({ length: stageCount }, (_, index) => {
      if (behind === all || index + 1 < current) return 'completed';
      return index + 1 === current ? 'in_progress' : 'pending';
    }),
  };
}
