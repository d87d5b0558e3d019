import type { AssistantReply } from '#features/assistant/contract.ts';
import { anAssistantQuestion } from './request-bodies.ts';

type Headers = Record<string, string>;

/** What the assistant's page sends, over HTTP. */
export function assistantClient(url: string, headers: Headers = {}) {
  const send = (method: string, path: string, body?: BodyInit, type = 'application/json') =>
    fetch(`${url}/api/assistant${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
  const question = (text: string, more: object) =>
    JSON.stringify({ ...anAssistantQuestion({ question: text }), ...more });
  return {
    ask: (text: string, more: object = {}) => send('POST', '/ask', question(text, more)),
    follow: (text: string, more: object = {}) => send('POST', '/ask/stream', question(text, more)),
    attach: (pdf: Uint8Array, type = 'application/pdf') =>
      send('POST', '/attachments', new Uint8Array(pdf), type),
    removeFile: (id: string) => send('DELETE', `/attachments/${id}`),
    list: () => send('GET', '/conversations'),
    read: (id: string) => send('GET', `/conversations/${id}`),
    remove: (id: string) => send('DELETE', `/conversations/${id}`),
    removeAll: () => send('DELETE', '/conversations'),
    /** As a browser goes on that was given a cookie by this answer. */
    cookieOf: (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** A reply that is an answer; anything else fails the test. */
export async function answered(response: Response) {
  const reply = (await response.json()) as AssistantReply;
  if (!('success' in reply && reply.success)) throw new Error(`no answer: ${JSON.stringify(reply)}`);
  return reply;
}
