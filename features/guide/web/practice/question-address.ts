import type { InterviewQuestionId } from '../../rules/guide-items.ts';

/** Where one question of the practice interview is asked. */
export const questionAddress = (id: InterviewQuestionId): string => `/visa-process/practice?question=${id}`;
