import { ApiError, call, readError, refusalOf, send } from '#platform/browser/api.ts';
import { type AssistantQuestion, type AssistantReply, askAssistant, followAnswer } from '../contract.ts';

/**
 * Asks. Somebody who is signed in reads the answer while it is written: `onPart` is told of each piece, an empty one means
 * that it begins anew. Throws `ApiError`, or the signal's reason.
 */
export async function ask(
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

/** What a reply is, looked at closely: whatever stands between us and the service may answer in its place. */
export function readReply(
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
