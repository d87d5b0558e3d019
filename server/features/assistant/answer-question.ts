import type { askAssistant as contract } from '#domain/contracts/assistant.ts';
import type { AssistantFile, AssistantReply } from '#domain/contracts/assistant.ts';
import type { Parsed } from '#domain/contracts/contract.ts';
import type { ReadPdf } from '#domain/rules/assistant/read-pdf.ts';
import { assistantTexts } from '#domain/texts/assistant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { openAttachment } from './attachment-store.ts';
import { presentRead } from './attach-file.ts';
import { claimQuestion, findAnswered, releaseQuestion } from './claim-question.ts';
import { composeAnswer } from './compose-answer.ts';
import { storeAnswer } from './store-answer.ts';
import { correctBudget, takeBudget } from './take-budget.ts';
import { type Asker, whoAsks } from './who-asks.ts';

type Question = Parsed<typeof contract>['body'];

interface HowToAnswer {
  signal: AbortSignal;
  onPart?: (text: string) => void;
}

/** What both ways of asking share: look, count, note the question, find the answer, note it. */
export async function answerQuestion(
  question: Question,
  context: RequestContext<'public'>,
  how: HowToAnswer,
): Promise<AssistantReply> {
  const { platform, person, transaction } = context;
  const asker = whoAsks(context);
  if (!person && question.conversation_id) throw new AppError('not_found');
  const known =
    person && (await transaction((tx) => findAnswered(tx, person.userId, question.client_key)));
  if (known) return known;
  const pdf = await openFile(question, asker, context);
  const file = pdf && named(pdf, question.attachment_name);

  const taken = await takeBudget(platform, 'question', asker.counted);
  if (!taken)
    throw new AppError('too_many_requests', { message: assistantTexts.limits.questions(person !== undefined) });
  let useful = false;
  try {
    const place =
      person &&
      (await transaction((tx) =>
        claimQuestion(tx, person.userId, asked(question, file), platform.clock()),
      ));
    try {
      const composed = await composeAnswer({ question: question.question, pdf, asker, ...how }, context);
      useful = true;
      if (!('data' in composed)) return composed;
      const { data } = composed;
      if (!place) return { success: true, data, kept: null };
      return await transaction((tx) => storeAnswer(tx, { ...context, person }, place, data, Boolean(pdf)));
    } finally {
      // Also after it was stored: harmless, and a failure must not leave a question that nobody may ask again.
      if (place) await transaction((tx) => releaseQuestion(tx, place)).catch(() => {});
    }
  } finally {
    if (!useful) await correctBudget(platform, taken, { used: 1 }).catch(() => {});
  }
}

async function openFile(
  { attachment_id }: Question,
  asker: Asker,
  { platform }: RequestContext<'public'>,
): Promise<ReadPdf | undefined> {
  if (!attachment_id) return undefined;
  const pdf = await openAttachment(platform, asker, attachment_id);
  if (!pdf) throw new AppError('not_found', { message: assistantTexts.file.gone });
  return pdf;
}

const named = (pdf: ReadPdf, name = assistantTexts.file.unnamed): AssistantFile => ({
  name,
  ...presentRead(pdf),
});

const asked = ({ question, client_key, conversation_id }: Question, file: AssistantFile | undefined) => ({
  question,
  clientKey: client_key,
  conversationId: conversation_id,
  file: file ?? null,
});
