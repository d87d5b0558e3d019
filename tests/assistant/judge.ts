import type { AnswerSource } from '#features/assistant/rules/income.ts';
import type { LibraryAnswer } from '#features/assistant/rules/library-answer.ts';

/** A question with what would be right: one of `facts` first, what the answer has to say, or no answer. */
export interface Asked {
  ask: string;
  facts?: readonly string[];
  says?: string;
  refuses?: boolean;
}

export interface Judged {
  ask: string;
  /** Answered at once and rightly, or refused rightly. */
  right: boolean;
  /** Not sure, and the right one is among those that it offers to choose from. */
  offered: boolean;
  /** It offers some to choose from. */
  asks: boolean;
  refused: boolean;
  /** Wrong, and with so much confidence that no note warns of it. */
  confidentAndWrong: boolean;
  confidence: number;
  first: string;
  /** What is said where it refuses. */
  refusal: string;
}

/** From here on the screen shows no note of moderate confidence. */
const confident = 0.7;

/** Puts every question to the library. `sourceOf` tells the source of a fact or of a card of the guide. */
export async function judge(
  questions: readonly Asked[],
  answer: (question: string) => Promise<LibraryAnswer>,
  sourceOf: (key: string) => AnswerSource | undefined,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { ask, facts = [], says = '', refuses = false } of questions) {
    const { refused, confidence, response, sources, choices = [] } = await answer(ask);
    const [first] = sources;
    const isExpected = facts
      .map(sourceOf)
      .some(
        (one) => one && one.title === first?.title && one.source === first.source && one.date === first.date,
      );
    const right = refused ? refuses && confidence === 0 : isExpected && response.includes(says);
    judged.push({
      ask,
      right,
      offered: choices.some(({ key }) => facts.includes(key)),
      asks: choices.length > 0,
      refused,
      confidentAndWrong: !right && !refused && confidence >= confident,
      confidence,
      first: refused ? 'refused' : (first?.title ?? choices.map(({ question }) => question).join(' ')),
      refusal: refused ? response : '',
    });
  }
  return judged;
}

/** One line for the record. */
export function summary(judged: readonly Judged[]): string {
  const count = (which: (one: Judged) => boolean) => judged.filter(which).length;
  return `${judged.length} questions: ${count(({ right }) => right)} right, ${count(({ offered }) => offered)} by a choice, ${count(({ confidentAndWrong }) => confidentAndWrong)} confident and wrong`;
}
