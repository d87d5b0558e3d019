import type { GenerateContentParameters, GoogleGenAI } from '@google/genai';
import type { Env } from './env.ts';
import type { Outages } from './observability/outages.ts';

/** Why the model failed. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'busy' | 'refused' | 'unreachable' | 'blocked';
  constructor(reason: ModelFailure['reason'], cause?: unknown) {
    super(`the model failed: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

interface ModelRequest {
  /** The task. Ours only: nothing from a user or a file. */
  instructions: string;
  /** The question. */
  content: string;
  /** A file to read beside the content. */
  file?: { type: string; bytes: Buffer };
  /** JSON schema of the answer. */
  schema: object;
  maxTokens: number;
  /** Aborts the request. */
  signal: AbortSignal;
}

/** A language model. It gets no tools: it can only write an answer. */
export interface Model {
  name: string;
  /**
   * Streams an answer of the schema as JSON text; returns how many tokens it cost, question included. Retries once while
   * nothing has come. @throws ModelFailure; the signal's reason when it is aborted.
   */
  write(request: ModelRequest): AsyncGenerator<string, number>;
}

/** The operator's model; undefined without a key: then the library answers everything. */
export function openModel(env: Pick<Env, 'gemini'>, outages: Outages): Model | undefined {
  return env.gemini && tellingOutages(gemini(env.gemini), outages);
}

/** The others are about one question. */
const away: ModelFailure['reason'][] = ['timeout', 'busy', 'unreachable'];

function tellingOutages({ name, write }: Model, outages: Outages): Model {
  return {
    name,
    async *write(request) {
      try {
        const tokens = yield* write(request);
        outages.worked('model');
        return tokens;
      } catch (error) {
        if (error instanceof ModelFailure && away.includes(error.reason)) outages.failed('model', error);
        throw error;
      }
    },
  };
}

/** A user waits for it. For the whole answer, retry included. */
const longestMs = 45_000;

const tries = 2;

/** Statuses worth a retry; 429 is the operator's budget, which a second later is no larger. */
const passing = [500, 502, 503, 504];

/** What is charged where the service does not say: a low guess of characters per token. */
const charactersPerToken = 3;

/** Google's Gemini through its own client, which is loaded on first use. */
export function gemini(config: NonNullable<Env['gemini']>, within = longestMs): Model {
  let client: Promise<GoogleGenAI> | undefined;
  const open = () => {
    client ??= import('@google/genai').then(
      ({ GoogleGenAI }) =>
        new GoogleGenAI({
          apiKey: config.apiKey,
          httpOptions: {
            ...(config.apiUrl && { baseUrl: config.apiUrl }),
            retryOptions: { attempts: 1 },
            fetch: withoutRedirects,
          },
        }),
    );
    return client;
  };

  async function* write(request: ModelRequest): AsyncGenerator<string, number> {
    const { models } = await open();
    const late = AbortSignal.timeout(within);
    const signal = AbortSignal.any([request.signal, late]);
    for (let attempt = 1; ; attempt += 1) {
      let tokens = 0;
      let written = 0;
      try {
        for await (const chunk of await models.generateContentStream(ask(config.model, request, signal))) {
          tokens = chunk.usageMetadata?.totalTokenCount ?? tokens;
          const text = chunk.text ?? '';
          written += text.length;
          if (text) yield text;
        }
        if (written === 0) throw new ModelFailure('blocked');
        return tokens || Math.ceil((request.content.length + written) / charactersPerToken);
      } catch (error) {
        request.signal.throwIfAborted();
        if (late.aborted) throw new ModelFailure('timeout', error);
        const failure = error instanceof ModelFailure ? error : failureOf(error);
        const again = written === 0 && attempt < tries && failure.reason === 'unreachable';
        if (!again) throw failure;
      }
    }
  }
  return { name: config.model, write };
}

/** By default the client would follow a redirect anywhere, with our key and a user's question. */
const withoutRedirects: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

function ask(model: string, request: ModelRequest, abortSignal: AbortSignal): GenerateContentParameters {
  const { instructions, content, file, schema, maxTokens } = request;
  const attached = file && {
    inlineData: { mimeType: file.type, data: file.bytes.toString('base64') },
  };
  return {
    model,
    contents: [{ role: 'user', parts: [...(attached ? [attached] : []), { text: content }] }],
    config: {
      systemInstruction: instructions,
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
      maxOutputTokens: maxTokens,
      temperature: 0,
      abortSignal,
    },
  };
}

function failureOf(error: unknown): ModelFailure {
  const status = (error as { status?: unknown }).status;
  if (status === 429) return new ModelFailure('busy', error);
  if (typeof status === 'number' && !passing.includes(status)) return new ModelFailure('refused', error);
  return new ModelFailure('unreachable', error);
}
