/** The most letters of a question about pets. */
export const longestPetQuestion = 1_000;

export type PetQuestionProblem = 'missing' | 'too_long';

/** What is wrong with a question; undefined when it can be asked. */
export function petQuestionProblem(question: string): PetQuestionProblem | undefined {
  if (question.trim() === '') return 'missing';
  return question.trim().length > longestPetQuestion ? 'too_long' : undefined;
}
