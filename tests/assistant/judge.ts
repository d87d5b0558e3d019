import type { LibraryAnswer } from '#features/assistant/rules/library-answer.ts';
import type { KnownQuestion } from './questions.ts';

export interface Judged {
  ask: string;
  right: boolean;
  /** Wrong, and with so much confidence that no note warns of it. */
  confidentAndWrong: boolean;
  confidence: number;
  first: string;
}

/** From here on the screen shows no note of moderate confidence. */
const confident = 0.7;

/**
 * Puts every question to the library. Right is: the answer says what it has to, its first source is one of those named
 * (`sourceOf` tells what source and date each has), or it refused where it has to.
 */
export async function judge(
  questions: readonly KnownQuestion[],
  answer: (question: string) => Promise<LibraryAnswer>,
  sourceOf: (key: string) => { source: string; date: string | null } | undefined,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) {
    const given = await answer(question.ask);
    const [first] = given.sources;
    const expected = 'refuses' in question ? [] : question.facts.map(sourceOf);
    const right =
      'refuses' in question
        ? given.refused && given.confidence === 0
        : !given.refused &&
          given.response.includes(question.says) &&
          expected.some((source) => source && source.source === first?.source && source.date === first.date);
    judged.push({
      ask: question.ask,
      right,
      confidentAndWrong: !right && !given.refused && given.confidence >= confident,
      confidence: given.confidence,
      first: given.refused ? 'refused' : (first?.title ?? ''),
    });
  }
  return judged;
}

/** One line for the record. */
export function summary(judged: readonly Judged[]): string {
  const count = (which: (one: Judged) => boolean) => judged.filter(which).length;
  return `${judged.length} questions: ${count(({ right }) => right)} right, ${count(({ confidentAndWrong }) => confidentAndWrong)} confident and wrong`;
}
