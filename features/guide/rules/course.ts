import type { GuideFacts, GuideStep } from './guide.ts';
import type { GuideStepId } from './guide-items.ts';

/** active: the first that is not done. late: its safe day has passed. returned: it needs a new copy of a paper. */
export type CourseState = 'done' | 'active' | 'waiting' | 'late' | 'returned';

/** One of the six tiles of the course. */
export interface CourseTile {
  id: GuideStepId;
  state: CourseState;
  /** ISO 8601; null when it is not done, or only by an approval. */
  doneAt: string | null;
  /** Of `StepDays`; null when it is done or unknown. */
  by: string | null;
  /** Papers of the step that collects them, until it is done. */
  papers: Pick<GuideStep, 'done' | 'total' | 'set_aside'> | null;
}

/** The safe day to have each open step done, 'YYYY-MM-DD'; of the last step the likely day of the visa. */
export type StepDays = Partial<Record<GuideStepId, string>>;

/** What the course needs of a guide. */
interface CourseFacts extends Required<Pick<GuideFacts, 'returned' | 'status'>> {
  steps: readonly GuideStep[];
}

/** The six steps as the one line that every screen shows. @param dated - absent without a saved day. */
export function courseOf(
  { steps, returned, status }: CourseFacts,
  dated?: { days: StepDays; today: string },
): CourseTile[] {
  const active = steps.find(({ state }) => state !== 'completed');
  const over = status === 'completed' || status === 'rejected';
  const again = over ? [] : returned.map((paper) => (paper === 'nif-document' ? paper : 'documents'));
  return steps.map((step) => {
    const done = step.state === 'completed';
    const by = done || over || status === 'approved' || !dated ? null : (dated.days[step.id] ?? null);
    return {
      id: step.id,
      state: again.some((id) => id === step.id)
        ? 'returned'
        : done
          ? 'done'
          : dated && by && by < dated.today && step.id !== 'settlement'
            ? 'late'
            : step === active
              ? 'active'
              : 'waiting',
      doneAt: step.completed_at,
      by,
      papers: step.id === 'documents' && !done ? step : null,
    };
  });
}
