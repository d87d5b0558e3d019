import type { Log } from '../log.ts';
import { currentRequestId } from './request-id.ts';

/** Lines per minute and pool: while a database is slow as a whole, all its statements are. */
const mostLines = 20;

/** Characters of a statement in the log. */
const longest = 2_000;

/** Statements of one pool that took too long. */
export class SlowStatements {
  /** Since the start, also those without a line. */
  count = 0;
  readonly #pool: string;
  readonly #slowMs: number;
  readonly #log: Log;
  #lines = 0;
  #minute = 0;

  constructor(pool: string, slowMs: number, log: Log) {
    this.#pool = pool;
    this.#slowMs = slowMs;
    this.#log = log;
  }

  /** Counts it if it was slow, and logs it with the id of its request, without values. */
  note(milliseconds: number, text: string, requestId: string | undefined): void {
    if (milliseconds < this.#slowMs) return;
    this.count += 1;
    const minute = Math.floor(performance.now() / 60_000);
    if (minute !== this.#minute) this.#lines = 0;
    this.#minute = minute;
    this.#lines += 1;
    if (this.#lines > mostLines) return;
    const entry = { pool: this.#pool, ms: Math.round(milliseconds), statement: withoutValues(text) };
    this.#log.warn({ ...(requestId && { requestId }), ...entry }, 'a slow statement');
  }
}

/** The statement's text, whose literals may be a person's; those of `withClaims` and `setClaims` are. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, 10 * longest)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest);

/** How long each statement of one connection takes: from when it is sent, or the one before it is answered, to its answer. */
export class StatementTimes {
  readonly #slow: SlowStatements;
  readonly #texts: string[] = [];
  readonly #sent: number[] = [];
  readonly #requests: (string | undefined)[] = [];
  #answered = 0;

  constructor(slow: SlowStatements) {
    this.#slow = slow;
  }

  sent(text: string): void {
    this.#texts.push(text);
    this.#sent.push(performance.now());
    this.#requests.push(currentRequestId());
  }

  /** The server is ready for the next one. The first time is after the sign-in, before anything was sent. */
  answered(): void {
    const text = this.#texts.shift();
    if (text === undefined) return;
    const began = Math.max(this.#sent.shift() ?? 0, this.#answered);
    this.#answered = performance.now();
    this.#slow.note(this.#answered - began, text, this.#requests.shift());
  }

  /** All were answered but at most the last: what the driver refused to send would shift the others by one. */
  drained(): void {
    for (const list of [this.#texts, this.#sent, this.#requests]) list.splice(0, list.length - 1);
  }
}
