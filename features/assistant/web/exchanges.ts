import type { AssistantAnswer, AssistantMessage } from '../contract.ts';

/** Why there is no answer. `text` is the service's own, or ours about the way to it. */
export type Failure =
  | { kind: 'unreachable' | 'service'; text: string }
  | { kind: 'refused'; text: string; signIn: boolean }
  | { kind: 'unknown' };

/** One question and what came of it. */
export interface Exchange {
  key: string;
  question: string;
  /** The key of a passage: the question was chosen of an answer before it. */
  choice: string | undefined;
  /** The name of the file that it was about. */
  file: string | undefined;
  state: 'waiting' | 'answered' | 'failed' | 'stopped' | 'unanswered';
  /** What is there of the answer while it is written. */
  parts: string[];
  answer?: AssistantAnswer;
  failure?: Failure;
}

/** The messages of a saved conversation, question by question. */
export function exchangesOf(messages: readonly AssistantMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const message of messages) {
    if (message.type === 'user') {
      exchanges.push({
        key: message.id,
        question: message.content,
        choice: undefined,
        file: message.file?.name,
        state: 'unanswered',
        parts: [],
      });
      continue;
    }
    const last = exchanges.at(-1);
    if (last && message.answer) {
      last.state = 'answered';
      last.answer = message.answer;
      last.choice = message.answer.chosen;
    }
  }
  return exchanges;
}
