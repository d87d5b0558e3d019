import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { askAssistant as contract } from '../contract.ts';
import { answerQuestion } from './answer-question.ts';
import { prepareQuestion } from './prepare-question.ts';
import { whenLeft } from './when-left.ts';

/** Answers a question, and keeps it in the history of whoever is signed in. */
export async function askAssistant(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'public'>,
): Promise<Output<typeof contract>> {
  const question = await prepareQuestion(body, context);
  if ('known' in question) return question.known;
  const reply = await answerQuestion(question.prepared, context, { signal: whenLeft(context.http) });
  question.prepared.asker.remember();
  return reply;
}
