import pg from 'pg';
import type { StatementTimes } from './observability/statement-times.ts';

type Question = Parameters<pg.Client['query']>;

/**
 * Sends statements without waiting for the answer to the one before, and in one write what is asked in one turn of the loop:
 * a write to the socket costs as much as what a small read does besides.
 */
export class PipelinedClient extends pg.Client {
  #corked = false;
  #times: StatementTimes | undefined;
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  override query = ((...question: Question) => {
    this.#cork();
    this.#times?.sent(textOf(question));
    return super.query(...this.prepare(question));
  }) as pg.Client['query'];

  /** From now on tells how long each statement takes. */
  measure(times: StatementTimes): void {
    this.#times = times;
    this.connection.on('readyForQuery', () => times.answered());
    this.on('drain', () => times.drained());
  }

  protected prepare(question: Question): Question {
    return question;
  }

  #cork(): void {
    if (this.#corked) return;
    const { stream } = this.connection;
    this.#corked = true;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }
}

function textOf([first]: Question): string {
  return typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
}

/** Statements whose plans a connection keeps; each takes some ten kilobytes. */
const mostPrepared = 300;

/** PostgreSQL's refusal (0A000) of a statement whose table was given other columns since it was planned. */
const outdated = /^cached plan must not change result type$/;

/**
 * Has PostgreSQL keep its plans: under row-level security a plan takes longer to make than its rows to read. For staff's lists,
 * whose filters need a plan for their values, it keeps what it parsed (`planCacheMode`). After a migration a connection with old plans is closed; its statement fails as
 * `unavailable`, and the next connection plans again.
 */
export class PreparingClient extends PipelinedClient {
  /** The names of statements by their text. */
  readonly #prepared = new Map<string, string>();
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on('errorMessage', ({ message }: Error) => {
      if (outdated.test(message)) this.connection.stream.destroy();
    });
  }

  protected override prepare(question: Question): Question {
    const [text, values] = question as unknown[];
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return question;
    let name = this.#prepared.get(text);
    if (!name) {
      if (this.#prepared.size >= mostPrepared) return question;
      name = `p${this.#prepared.size}`;
      this.#prepared.set(text, name);
    }
    return [{ name, text, values }] as unknown as Question;
  }
}
