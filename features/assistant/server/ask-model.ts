import { randomBytes } from 'node:crypto';
import type { Model } from '#platform/server/model/model.ts';
import type { AssistantAnswer } from '../contract.ts';
import { type Passage, statementCheck } from '../rules/check-statement.ts';
import type { AnswerSource } from '../rules/income/income-table.ts';
import type { AttachedFile } from '../rules/read-pdf.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { contentOf, instructions, modelAnswer, modelSchema } from './model-answer.ts';
import { statementReader } from './read-statements.ts';

/** Thrown when the model wrote something that is no answer, twice. */
export class UnknownForm extends Error {}

/** The longest answer; thirty sentences. */
const maxTokens = 2_000;
const tries = 2;
const charactersPerToken = 3;

interface ModelQuestion {
  question: string;
  passages: Passage[];
  pdf: AttachedFile | undefined;
  signal: AbortSignal;
  /** Told of each statement that holds, while the rest is written. Empty: begin anew. */
  onPart?: ((text: string) => void) | undefined;
}

/** What asking may cost at most, both tries. */
export function mostTokens({
  question,
  passages,
  pdf,
}: Pick<ModelQuestion, 'question' | 'passages' | 'pdf'>): number {
  const asked = instructions.length + contentOf(question, passages, pdf, newMark()).length;
  return tries * (Math.ceil(asked / charactersPerToken) + maxTokens);
}

/**
 * Asks the model and shows of its answer what its evidence carries. Undefined as answer when nothing of it does: then the
 * library's own words are the better ones.
 * @throws UnknownForm; ModelFailure; the signal's reason.
 */
export async function askModel(
  model: Model,
  { question, passages, pdf, signal, onPart }: ModelQuestion,
): Promise<{ answer: AssistantAnswer | undefined; tokens: number }> {
  const content = contentOf(question, passages, pdf, newMark());
  const check = statementCheck(passages, question);
  let tokens = 0;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const reader = statementReader();
    const parts: string[] = [];
    const sources: AnswerSource[] = [];
    const writing = model.write({ instructions, content, schema: modelSchema, maxTokens, signal });
    let step = await writing.next();
    for (; !step.done; step = await writing.next()) {
      for (const statement of reader.add(step.value)) {
        const held = check(statement);
        if (!held) continue;
        const { quotedFromPage: page } = held;
        const text = page === undefined ? held.text : assistantTexts.chat.quoted(page, held.text);
        parts.push(text);
        sources.push(...held.sources);
        onPart?.(text);
      }
    }
    tokens += step.value;
    const whole = modelAnswer.safeParse(parsed(reader.text));
    if (!whole.success) {
      if (parts.length > 0) onPart?.('');
      continue;
    }
    if (parts.length === 0) return { answer: undefined, tokens };
    // What had to go takes its share of the confidence with it.
    const confidence = (whole.data.confidence * parts.length) / whole.data.statements.length;
    const answer: AssistantAnswer = {
      response: parts.join('\n'),
      confidence: Math.round(confidence * 100) / 100,
      sources: distinct(sources),
      table: null,
      refused: false,
      engine: 'gemini',
      instead: null,
    };
    return { answer, tokens };
  }
  throw new UnknownForm('the model wrote no answer');
}

const newMark = () => randomBytes(9).toString('hex');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function distinct(sources: AnswerSource[]): AnswerSource[] {
  const seen = new Map(sources.map((source) => [JSON.stringify(source), source]));
  return [...seen.values()];
}
