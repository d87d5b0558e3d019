import type { RequestContext } from '#platform/server/operation.ts';
import type { AssistantReply } from '../contract.ts';
import { releaseQuestion } from './claim-question.ts';
import { composeAnswer } from './compose-answer.ts';
import type { PreparedQuestion } from './prepare-question.ts';
import { storeAnswer } from './store-answer.ts';
import { correctBudget } from './take-budget.ts';

interface HowToAnswer {
  /** Ends when whoever asked has left. */
  signal: AbortSignal;
  /** Told of what is sure while the rest is written; an empty text means to begin anew. */
  onPart?: (text: string) => void;
}

/** Finds the answer to a prepared question and notes it. A question that nothing came of is not counted. */
export async function answerQuestion(
  { question, asker, pdf, taken, place }: PreparedQuestion,
  context: RequestContext<'public'>,
  how: HowToAnswer,
): Promise<AssistantReply> {
  const { platform, person, transaction } = context;
  try {
    const composed = await composeAnswer({ question, pdf, asker, ...how }, context);
    if (!('data' in composed)) {
      if (place) await transaction((tx) => releaseQuestion(tx, place));
      return composed;
    }
    const { data } = composed;
    if (!place || !person) return { success: true, data, kept: null };
    return await transaction((tx) => storeAnswer(tx, { ...context, person }, place, data, Boolean(pdf)));
  } catch (error) {
    // Whatever it was, the question can be asked again; what failed is told, and not that this failed as well.
    if (place) await transaction((tx) => releaseQuestion(tx, place)).catch(() => {});
    if (!how.signal.aborted) await correctBudget(platform, taken, { used: 1 }).catch(() => {});
    throw error;
  }
}
