import { useEffect, useRef, useState } from 'react';
import { ApiError, call, readError, refusalOf, send } from '#platform/browser/api.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { notify } from '#ui/notify.ts';
import {
  type AssistantChoice,
  type AssistantQuestion,
  type AssistantReply,
  askAssistant,
  followAnswer,
} from '../contract.ts';
import { assistantTexts } from '../texts/assistant.ts';
import { type Attached, keepAssistantDraft } from './draft.ts';
import type { Exchange, Failure } from './exchanges.ts';

const { unreachable } = assistantTexts;

/** A question on its way. */
interface Begun {
  key: string;
  question: string;
  choice: string | undefined;
  file: Attached | undefined;
}

interface ChatOptions {
  /** Undefined for visitors without an account. */
  userId: string | undefined;
  /** The file that went along is no longer there. */
  onFileGone: () => void;
}

/** A conversation as it goes on: one question at a time, which can be stopped, and what came of each. */
export function useChat({ userId, onFileGone }: ChatOptions) {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const [conversationId, setConversationId] = useState<string>();
  const [said, setSaid] = useState('');
  const running = useRef<AbortController>(undefined);
  /** Counts what was asked and shown: an older conversation that arrives late takes nothing newer away. */
  const turn = useRef(0);
  const waiting = exchanges.some(({ state }) => state === 'waiting');

  useEffect(() => () => running.current?.abort(), []);

  const change = (key: string, next: (old: Exchange) => Partial<Exchange>) =>
    setExchanges((all) => all.map((one) => (one.key === key ? { ...one, ...next(one) } : one)));

  /**
   * Returns whether it was sent: while one is waited for, nothing is. `again`: what is asked once more. Where it failed, the
   * server may have an answer that was lost: under the same key it is answered, counted and kept once.
   */
  function send(question: string, file: Attached | undefined, again?: Exchange): boolean {
    const key = again?.state === 'failed' ? again.key : newKey();
    return begin({ key, question, choice: again?.choice, file });
  }

  /** Asks for what was offered: it is answered at once, and goes with no file. */
  function choose({ key: choice, question }: AssistantChoice): void {
    begin({ key: newKey(), question, choice, file: undefined });
  }

  function begin({ key, question, choice, file }: Begun): boolean {
    if (running.current) return false;
    turn.current += 1;
    const asker = new AbortController();
    running.current = asker;
    setSaid('');
    const sent = choice === undefined ? file : undefined;
    const asked: Exchange = { key, question, choice, file: sent?.name, state: 'waiting', parts: [] };
    setExchanges((all) => [...all.filter((one) => one.key !== key), asked]);
    if (choice === undefined) keepAssistantDraft({ sent: question });
    void answer(asked, sent, asker);
    return true;
  }

  async function answer(
    { key, question, choice }: Exchange,
    file: Attached | undefined,
    asker: AbortController,
  ) {
    const fail = (failure: Failure) => change(key, () => ({ state: 'failed', parts: [], failure }));
    try {
      const reply = readReply(
        await ask(
          {
            question,
            documentUri: null,
            client_key: key,
            ...(choice !== undefined && { choice }),
            ...(file && { attachment_id: file.attachment_id, attachment_name: file.name.slice(0, 200) }),
            ...(conversationId && { conversation_id: conversationId }),
          },
          userId !== undefined,
          {
            signal: asker.signal,
            onPart: (text) => change(key, (old) => ({ parts: text ? [...old.parts, text] : [] })),
          },
        ),
      );
      if (!reply) return fail({ kind: 'unknown' });
      if ('error' in reply) return fail({ kind: 'service', text: reply.error });
      change(key, () => ({ state: 'answered', answer: reply.data, parts: [] }));
      if (reply.kept) setConversationId(reply.kept.conversation_id);
      keepAssistantDraft({ sent: '' });
      const { choices } = reply.data;
      setSaid(choices ? assistantTexts.chat.toChoose(choices.length) : assistantTexts.chat.ready);
    } catch (error) {
      if (asker.signal.aborted) return change(key, () => ({ state: 'stopped' }));
      fail(failureOf(error));
      if (error instanceof ApiError && error.code === 'not_found') {
        // The file's hour is over, or the conversation was deleted elsewhere: the next try begins without.
        if (error.details.gone === 'conversation') setConversationId(undefined);
        else if (file) onFileGone();
      }
    } finally {
      if (running.current === asker) running.current = undefined;
    }
  }

  function failureOf(error: unknown): Failure {
    const text = error instanceof Error ? error.message : String(error);
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'too_many_requests') return { kind: 'refused', text, signIn: userId === undefined };
    if (code === 'not_found' || code === 'conflict' || code === 'invalid_input')
      return { kind: 'refused', text, signIn: false };
    notify.error(unreachable.toast.title, unreachable.toast.detail);
    return { kind: 'unreachable', text };
  }

  function show(next: Exchange[], id: string | undefined) {
    turn.current += 1;
    running.current?.abort();
    running.current = undefined;
    setSaid('');
    setExchanges(next);
    setConversationId(id);
  }

  /** For what is still being fetched: shows it, unless something else was asked or shown meanwhile. */
  function showLater(): typeof show {
    turn.current += 1;
    const mine = turn.current;
    return (next, id) => turn.current === mine && show(next, id);
  }

  return {
    exchanges,
    conversationId,
    waiting,
    /** For the ear, once an answer is there. */
    said,
    send,
    choose,
    stop: () => running.current?.abort(),
    show,
    showLater,
  };
}

/**
 * Asks. A person who is signed in reads the answer while it is written: `onPart` is told of each piece, an empty one means
 * that it starts again. Throws `ApiError`, or the signal's reason.
 */
async function ask(
  question: AssistantQuestion,
  signedIn: boolean,
  { signal, onPart }: { signal: AbortSignal; onPart: (text: string) => void },
): Promise<unknown> {
  if (!signedIn) return call(askAssistant, { body: question }, { signal });
  const response = await send(followAnswer, { body: question }, { signal });
  if (!response.ok) throw await readError(response);
  try {
    for await (const { name, data } of eventsOf(response)) {
      if (name === 'part') onPart((data as { text: string }).text);
      if (name === 'reply') return data;
      if (name === 'refusal') throw refusalOf(500, { error: data });
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) throw error;
  }
  // It broke off before the reply.
  throw new ApiError(0, { code: 'unavailable' });
}

async function* eventsOf(response: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += piece.value;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) yield { name: event[1] ?? '', data: JSON.parse(event[2] ?? '') };
    }
  }
}

/** What a reply is, looked at closely: whatever is between us and the service may answer in its place. */
function readReply(
  reply: unknown,
): Extract<AssistantReply, { success: true }> | { error: string } | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  if ('error' in reply) return typeof reply.error === 'string' ? { error: reply.error } : undefined;
  const { success, data } = reply as {
    success?: unknown;
    data?: { response?: unknown; confidence?: unknown };
  };
  const whole = success === true && typeof data?.response === 'string' && typeof data.confidence === 'number';
  return whole ? (reply as Extract<AssistantReply, { success: true }>) : undefined;
}
