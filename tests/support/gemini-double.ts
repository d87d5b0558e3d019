import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked: the instructions, and the content with its file. */
export interface AskedOfGemini {
  path: string;
  instructions: string;
  content: string;
  body: Record<string, unknown>;
}

/** What it answers: pieces of JSON text, a status that refuses, or nothing at all. */
export type GeminiAnswer = { pieces: string[]; tokens?: number } | { status: number } | 'silence';

interface Statement {
  text: string;
  passages: string[];
}

/** An answer as the assistant asks for it, in pieces as they come over the wire. */
export function statements(list: Statement[], confidence = 0.9, pieceLength = 40): GeminiAnswer {
  const text = JSON.stringify({ statements: list, confidence });
  const pieces = text.match(new RegExp(`.{1,${pieceLength}}`, 'gs')) ?? [];
  return { pieces, tokens: 900 };
}

/** A server that speaks Gemini's protocol, as far as we use it, and answers what a test tells it to. */
export async function geminiDouble(answer: (asked: AskedOfGemini) => GeminiAnswer, port = 0) {
  const asked: AskedOfGemini[] = [];
  let reply = answer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    if (request.method !== 'POST' || !path.includes(':streamGenerateContent')) return refuse(response, 404);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const question: AskedOfGemini = {
      path,
      instructions: textOf(body.systemInstruction),
      content: textOf(body.contents?.[0]),
      body,
    };
    asked.push(question);
    const found = reply(question);
    if (found === 'silence') return;
    if ('status' in found) return refuse(response, found.status);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [at, text] of found.pieces.entries()) {
      const last = at === found.pieces.length - 1;
      const chunk = {
        candidates: [
          { content: { role: 'model', parts: [{ text }] }, ...(last && { finishReason: 'STOP' }) },
        ],
        ...(last && { usageMetadata: { totalTokenCount: found.tokens ?? 900 } }),
      };
      response.write(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
    }
    response.end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every question so far. */
    asked,
    answerWith: (next: (asked: AskedOfGemini) => GeminiAnswer) => {
      reply = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The settings of an operator who has it. */
export const withGemini = (url: string): NodeJS.ProcessEnv => ({
  GEMINI_API_KEY: 'a-key-of-the-test',
  GEMINI_API_URL: url,
});

function textOf(content: { parts?: { text?: string }[] } | undefined): string {
  return (content?.parts ?? []).map(({ text }) => text ?? '').join('');
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: status, message: 'refused by the test', status: 'TEST' } }));
}
