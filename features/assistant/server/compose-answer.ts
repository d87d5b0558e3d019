import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/http/request.ts';
import { ModelFailure } from '#platform/server/model.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { AssistantAnswer, AssistantReply } from '../contract.ts';
import type { Household } from '../rules/income.ts';
import type { AttachedFile } from '../rules/pdf.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { answerWhere } from './answer-where.ts';
import { askModel, mostTokens, passagesFor, UnknownForm } from './ask-model.ts';
import { type Asker, sayAssistant } from './asker.ts';
import { correctBudget, takeBudget } from './budget.ts';
import { answerChosen } from './choices.ts';

interface ToCompose {
  question: string;
  pdf: AttachedFile | undefined;
  /** What the person called it. */
  fileName: string | undefined;
  /** What the person chose of an answer before. */
  choice: string | undefined;
  asker: Asker;
  signal: AbortSignal;
  onPart?: ((text: string) => void) | undefined;
}

type Composed = { data: AssistantAnswer } | Exclude<AssistantReply, { success: true }>;

/**
 * Finds an answer: what a person told us of their own place comes first, then the library. Where it holds something, the person is known, there is a model, and budget
 * is left, the model writes the answer from the library's passages. A failure of the model is told and not hidden.
 */
export async function composeAnswer(
  { question, pdf, fileName, choice, asker, signal, onPart }: ToCompose,
  context: RequestContext<'public'>,
): Promise<Composed> {
  const { platform, person, transaction, http } = context;
  const { model } = platform;
  if (choice !== undefined) {
    const asked = { key: choice, language: languageOf(http), now: platform.clock() };
    const answer = await transaction((tx) => answerChosen(tx, asked));
    return { data: { ...answer, chosen: choice, engine: 'library', instead: null } };
  }
  const found = await transaction(async (tx) => {
    const now = platform.clock();
    const language = languageOf(http);
    const own = person && !pdf && (await answerWhere(tx, { question, userId: person.userId, language, now }));
    if (own) return { answer: own, passages: [], isOwn: true };
    const household = person && (await readHousehold(tx, person.userId));
    const asked = { question, pdf, fileName, household, language, now };
    const answer = await answerFromLibrary(tx, asked);
    const passages = model && person ? await passagesFor(tx, { pdf, library: answer, now }) : [];
    return { answer, passages, isOwn: false };
  });
  const fromLibrary = (instead: AssistantAnswer['instead'] = null): Composed => ({
    data: { ...found.answer, engine: 'library', instead },
  });
  if (!model || !person || found.answer.refused || found.isOwn) return fromLibrary();

  const reserved = mostTokens({ question, pdf, passages: found.passages });
  const taken = await takeBudget(platform, 'model', asker.counted, reserved);
  if (!taken) return fromLibrary('budget');
  let spent = reserved;
  try {
    const { answer, tokens } = await askModel(model, {
      question,
      pdf,
      passages: found.passages,
      signal,
      onPart,
    });
    spent = Math.min(tokens, reserved);
    // The table is what we read ourselves, no matter who writes the words.
    return answer ? { data: { ...answer, table: found.answer.table } } : fromLibrary('nothing_held');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnknownForm) return { success: false };
    if (!(error instanceof ModelFailure)) throw error;
    platform.log.warn({ reason: error.reason }, 'the model failed');
    if (error.reason !== 'timeout') spent = 0;
    const { reason } = error;
    return { error: sayAssistant((texts) => texts.modelFailures[reason])[languageOf(http)] };
  } finally {
    await correctBudget(platform, taken, { tokens: reserved - spent });
  }
}

/** Who moves with a person, as far as their applications tell. */
async function readHousehold(tx: Tx, userId: string): Promise<Household> {
  const { spouse, children } = await tx
    .selectFrom('visa_applications')
    .select([
      sql<boolean>`coalesce(bool_or(applicant = 'spouse'), false)`.as('spouse'),
      sql<number>`(count(*) filter (where applicant = 'child'))::int`.as('children'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { spouse, children };
}
