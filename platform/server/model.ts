import type { GenerateContentParameters, GoogleGenAI } from '@google/genai';
import type { Env } from './env.ts';

/** What went wrong with the model; `status` is the service's own. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'busy' | 'refused' | 'unreachable' | 'blocked';
  constructor(reason: ModelFailure['reason'], cause?: unknown) {
    super(`the model failed: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

interface ModelRequest {
  /** What it is to do. Ours alone: no word of a person or of a file. */
  instructions: string;
  /** What it is asked about. */
  content: string;
  /** A file to look at beside the content; it goes along as it is. */
  file?: { type: string; bytes: Buffer };
  /** JSON schema of the answer. */
  schema: object;
  /** The longest answer. */
  maxTokens: number;
  /** Ends the request; whoever asked has left. */
  signal: AbortSignal;
}

/** The door to a language model. It gets no tools: it can write an answer and do nothing else. */
export interface Model {
  name: string;
  /**
   * Writes an answer of the schema as JSON text, piece by piece; returns how many tokens it cost, question included.
   * Tried once more when nothing of it has come yet.
   * @throws ModelFailure; the signal's reason when it was ended.
   */
  write(request: ModelRequest): AsyncGenerator<string, number>;
}

/** The operator's model; undefined without a key, and then the library answers everything. */
export function openModel(env: Pick<Env, 'gemini'>): Model | undefined {
  return env.gemini && gemini(env.gemini);
}

/** A person looks at the page meanwhile. For the whole answer, both tries together. */
const longestMs = 45_000;

const tries = 2;

/** Answers worth asking again for; 429 is a budget of the operator's that a second later is not larger. */
const passing = [500, 502, 503, 504];

/** So many tokens to a word of doubt: what is charged where the service does not say. */
const charactersPerToken = 3;

/** Google's Gemini through its own client, which is loaded with the first question. */
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

/** By itself the client would follow one, with our key and a person's question, to wherever it leads. */
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
