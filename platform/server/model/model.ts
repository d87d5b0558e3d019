/** What went wrong with the model; `status` is the service's own. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'busy' | 'refused' | 'unreachable' | 'blocked';
  constructor(reason: ModelFailure['reason'], cause?: unknown) {
    super(`the model failed: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

export interface ModelRequest {
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
