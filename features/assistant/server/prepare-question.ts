import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { AssistantFile, AssistantReply, askAssistant as contract } from '../contract.ts';
import type { AttachedFile } from '../rules/read-pdf.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { presentRead } from './attach-file.ts';
import { openAttachment } from './attachment-store.ts';
import { claimQuestion, findAnswered, type Place } from './claim-question.ts';
import { conversationGone } from './conversation-gone.ts';
import { sayAssistant } from './say.ts';
import { correctBudget, type Taken, takeBudget } from './take-budget.ts';
import { type Asker, whoAsks } from './who-asks.ts';

type Question = Parsed<typeof contract>['body'];

/** A question that was counted and noted: now it can be answered. */
export interface PreparedQuestion {
  question: string;
  asker: Asker;
  pdf: AttachedFile | undefined;
  taken: Taken;
  /** In the history; visitors without an account have none. */
  place: Place | undefined;
}

/**
 * All that may refuse a question, before anything is answered. `known`: the answer it has already.
 * @throws AppError not_found for what is somebody else's or gone; too_many_requests; conflict while it is being answered.
 */
export async function prepareQuestion(
  question: Question,
  context: RequestContext<'public'>,
): Promise<{ known: AssistantReply } | { prepared: PreparedQuestion }> {
  const { platform, person, transaction } = context;
  const asker = whoAsks(context);
  if (!person && question.conversation_id) throw new AppError('not_found');
  const known = person && (await transaction((tx) => lookFor(tx, person.userId, question)));
  if (known) return { known };
  const pdf = await openFile(question, asker, context);

  const taken = await takeBudget(platform, 'question', asker.counted);
  if (!taken)
    throw new AppError('too_many_requests', {
      message: sayAssistant((texts) => texts.limits.questions(person !== undefined)),
    });
  try {
    const asked = {
      question: question.question,
      clientKey: question.client_key,
      conversationId: question.conversation_id,
      file: pdf ? named(pdf, question.attachment_name) : null,
    };
    const claimed =
      person && (await transaction((tx) => claimQuestion(tx, person.userId, asked, platform.clock())));
    if (claimed && 'known' in claimed) {
      await correctBudget(platform, taken, { used: 1 });
      return claimed;
    }
    return { prepared: { question: question.question, asker, pdf, taken, place: claimed?.place } };
  } catch (error) {
    await correctBudget(platform, taken, { used: 1 });
    throw error;
  }
}

async function lookFor(tx: Tx, userId: string, question: Question): Promise<AssistantReply | undefined> {
  if (question.conversation_id) {
    const own = await tx
      .selectFrom('assistant_conversations')
      .select('id')
      .where('id', '=', question.conversation_id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) throw conversationGone();
  }
  return findAnswered(tx, userId, question.client_key);
}

async function openFile(
  { attachment_id }: Question,
  asker: Asker,
  { platform }: RequestContext<'public'>,
): Promise<AttachedFile | undefined> {
  if (!attachment_id) return undefined;
  const pdf = await openAttachment(platform, asker, attachment_id);
  if (!pdf) throw new AppError('not_found', { message: sayAssistant((texts) => texts.file.gone) });
  return pdf;
}

const named = (pdf: AttachedFile, name: string = assistantTexts.file.unnamed): AssistantFile => ({
  name,
  ...presentRead(pdf),
});
