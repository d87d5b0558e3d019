import type { followAnswer as contract } from '#domain/contracts/assistant.ts';
import type { Parsed } from '#domain/contracts/contract.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { answerQuestion } from './answer-question.ts';
import { whenLeft } from './ask-assistant.ts';

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or collect would hold the parts back.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The same answer as `askAssistant`, with the parts that are sure on the way. Refusals come as an event, too. */
export async function followAnswer(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'person'>,
): Promise<Response> {
  const encoder = new TextEncoder();
  const signal = whenLeft(context.http);
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (event: string, data: object) => {
        if (!signal.aborted)
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        tell('reply', await answerQuestion(body, context, { signal, onPart: (text) => tell('part', { text }) }));
      } catch (error) {
        const refusal = error instanceof AppError ? error : new AppError('internal');
        if (!signal.aborted && !(error instanceof AppError))
          context.platform.log.error({ err: error, request_id: context.requestId }, 'an answer failed');
        const { code, message } = refusal;
        tell('refusal', { code, message: message === code ? errorTexts[code] : message });
      }
      if (!signal.aborted) controller.close();
    },
  });
  return new Response(stream, { headers });
}
