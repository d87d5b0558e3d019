import { formatDate } from '#platform/browser/format.ts';
import { guideTexts, stepStates } from '../texts/guide.ts';
import type { Step } from './step-place.tsx';

/** "Completed March 14, 2027", "In progress". */
export function stateWords({ state, completed_at }: Step): string {
  if (state === 'completed' && completed_at) return guideTexts.completedOn(formatDate(completed_at));
  if (state === 'completed') return stepStates.completed;
  if (state === 'locked') return stepStates.locked;
  return state === 'in_progress' ? stepStates.now : stepStates.todo;
}
