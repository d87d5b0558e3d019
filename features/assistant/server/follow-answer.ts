import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { sayError } from '#platform/server/say.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { followAnswer as contract } from '../contract.ts';
import { answerQuestion } from './answer-question.ts';
import { prepareQuestion } from './prepare-question.ts';
import { whenLeft } from './when-left.ts';

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or collect would hold the parts back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The same answer as `askAssistant`, with the parts that are sure on the way. */
export async function followAnswer(
  { body }: Parsed<typeof contract>,
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
        const said = sayError((texts) => texts[code]);
        tell('refusal', { code, message: said[language], request_id: requestId });
      }
      if (!signal.aborted) controller.close();
    },
  });
  return new Response(stream, { headers });
}
