import { AppError, errorText } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { AssistantFile, AssistantReply } from '../contract.ts';
import type { AttachedFile } from '../rules/pdf.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { type Asker, sayAssistant, whenLeft, whoAsks } from './asker.ts';
import { presentRead } from './attach-file.ts';
import { openAttachment } from './attachment-store.ts';
import { correctBudget, type Taken, takeBudget } from './budget.ts';
import { composeAnswer } from './compose-answer.ts';
import {
  claimQuestion,
  conversationGone,
  findAnswered,
  type Place,
  releaseQuestion,
  storeAnswer,
} from './questions.ts';

/** Which engine answers the caller. Gemini costs money: visitors whom nobody knows are answered by the library. */
export async function getAssistant(
  _input: unknown,
  { person, platform }: RequestContext<'public'>,
): Promise<Output<typeof contract.getAssistant>> {
  return { engine: person && platform.model ? 'gemini' : 'library' };
}

/** Answers a question, and keeps it in the history of the person who is signed in. */
export async function askAssistant(
  { body }: Parsed<typeof contract.askAssistant>,
  context: RequestContext<'public'>,
): Promise<Output<typeof contract.askAssistant>> {
  const question = await prepareQuestion(body, context);
  if ('known' in question) return question.known;
  const reply = await answerQuestion(question.prepared, context, { signal: whenLeft(context.http) });
  question.prepared.asker.remember();
  return reply;
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or collect would hold the parts back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The same answer as `askAssistant`, with the parts that are sure on the way. */
export async function followAnswer(
  { body }: Parsed<typeof contract.followAnswer>,
  personal: RequestContext<'person'>,
): Promise<Response> {
  const context: RequestContext<'public'> = { ...personal };
  const question = await prepareQuestion(body, context);
  if ('known' in question) return new Response(event('reply', question.known), { headers });
  const { http } = context;
  const signal = whenLeft(http);
  const language = languageOf(http);
  const answer = (onPart?: (text: string) => void) =>
    answerQuestion(question.prepared, context, { signal, ...(onPart && { onPart }) });
  // The library answers at once: there is nothing to follow.
  if (!context.platform.model) return new Response(event('reply', await answer()), { headers });

  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (name: string, data: object) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(event(name, data)));
      };
      try {
        tell('reply', await answer((text) => tell('part', { text })));
      } catch (error) {
        if (signal.aborted) return;
        const { requestId, platform } = context;
        const code = error instanceof AppError ? error.code : 'internal';
        platform.log.error({ requestId, code, err: error }, 'an answer failed');
        const said = errorText((texts) => texts[code]);
        tell('refusal', { code, message: said[language], request_id: requestId });
      }
      if (!signal.aborted) controller.close();
    },
  });
  return new Response(stream, { headers });
}

interface HowToAnswer {
  /** Ends when the caller has left. */
  signal: AbortSignal;
  /** Told of what is sure while the rest is written; an empty text means to start again. */
  onPart?: (text: string) => void;
}

/** Finds the answer to a prepared question and notes it. A question that nothing came of is not counted. */
async function answerQuestion(
  { question, asker, pdf, fileName, choice, taken, place }: PreparedQuestion,
  context: RequestContext<'public'>,
  how: HowToAnswer,
): Promise<AssistantReply> {
  const { platform, person, transaction } = context;
  try {
    const composed = await composeAnswer({ question, pdf, fileName, choice, asker, ...how }, context);
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
    if (taken && !how.signal.aborted) await correctBudget(platform, taken, { used: 1 }).catch(() => {});
    throw error;
  }
}

type Question = Parsed<typeof contract.askAssistant>['body'];

/** A question that was counted and noted: now it can be answered. */
interface PreparedQuestion {
  question: string;
  asker: Asker;
  pdf: AttachedFile | undefined;
  fileName: string | undefined;
  /** The key of a passage that was offered. */
  choice: string | undefined;
  /** A choice is counted with the question that it belongs to. */
  taken: Taken | undefined;
  /** In the history; visitors without an account have none. */
  place: Place | undefined;
}

/**
 * All that may refuse a question, before anything is answered. `known`: the answer it has already.
 * @throws AppError not_found for what is another person's or gone; too_many_requests; conflict while it is being answered.
 */
async function prepareQuestion(
  question: Question,
  context: RequestContext<'public'>,
): Promise<{ known: AssistantReply } | { prepared: PreparedQuestion }> {
  const { platform, person, transaction } = context;
  const asker = whoAsks(context);
  if (!person && question.conversation_id) throw new AppError('not_found');
  const known = person && (await transaction((tx) => lookFor(tx, person.userId, question)));
  if (known) return { known };
  const pdf = await openFile(question, asker, context);

  const { choice } = question;
  const taken = choice === undefined ? await takeBudget(platform, 'question', asker.counted) : undefined;
  if (!taken && choice === undefined)
    throw new AppError('too_many_requests', {
      message: sayAssistant((texts) => texts.limits.questions(person !== undefined)),
    });
  try {
    const asked = {
      question: question.question,
      clientKey: question.client_key,
      conversationId: question.conversation_id,
      choice,
      file: pdf ? named(pdf, question.attachment_name) : null,
    };
    const claimed =
      person && (await transaction((tx) => claimQuestion(tx, person.userId, asked, platform.clock())));
    if (claimed && 'known' in claimed) {
      if (taken) await correctBudget(platform, taken, { used: 1 });
      return claimed;
    }
    const fileName = question.attachment_name;
    return {
      prepared: { question: question.question, asker, pdf, fileName, choice, taken, place: claimed?.place },
    };
  } catch (error) {
    if (taken) await correctBudget(platform, taken, { used: 1 });
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
