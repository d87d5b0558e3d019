import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './app-error.ts';
import { ConnectionFailure, noneFree } from './connections.ts';
import type { Role } from './schema/roles.ts';

/** What a transaction is for, from what may hold the fewest connections to what may hold all. */
const purposes = ['job', 'write', 'read', 'sign-in'] as const;
export type Purpose = (typeof purposes)[number];

/** Set while a job runs: its transactions are of the share of jobs. */
export const runningJob = new AsyncLocalStorage<true>();

/** Reasons of system transactions without which a person would not get in, or would lose their session. */
const signIn = /^(sign-in|sign-out|authenticate|built-in sign-in|find the session)/;

export const purposeOf = (reason: string): Purpose =>
  runningJob.getStore() ? 'job' : signIn.test(reason) ? 'sign-in' : 'write';

/** Connections that a purpose and those before it may hold together; without a number, all. */
export type Shares = Partial<Record<Purpose, number>>;

/**
 * The shares of a pool. Writes wait for locks, jobs take long: a third of the connections is never theirs. The last one of
 * applicants and of the system is for who comes and for whose session it is.
 */
export function sharesOf(role: Role, connections: number): Shares {
  // Too few to share, or nothing that waits.
  if (role === 'rumo_anon' || connections < 3) return {};
  const write = connections - Math.floor(connections / 3);
  const looksUpSessions = role === 'rumo_applicant' || role === 'rumo_system';
  return {
    job: Math.min(write, Math.ceil(connections / 2)),
    write,
    ...(looksUpSessions && connections > 3 && { read: connections - 1 }),
  };
}

/** Waiting transactions per connection, beyond which the next is refused: with a hundred it would wait for too long anyway. */
export const queuedPerConnection = 100;

/** The refusal of what would wait for too long. */
export const tooManyWait = () => new AppError('unavailable', { details: { retry_after: 5 } });

interface Waiting {
  let(): void;
}

/** Lets transactions begin while their share has room, each purpose in the order in which they came. */
export class Gate {
  readonly #shares: Shares;
  readonly #patienceMs: number;
  readonly #held: Record<Purpose, number> = { job: 0, write: 0, read: 0, 'sign-in': 0 };
  readonly #queues: Record<Purpose, Set<Waiting>> = {
    job: new Set(),
    write: new Set(),
    read: new Set(),
    'sign-in': new Set(),
  };

  constructor(shares: Shares, patienceMs: number) {
    this.#shares = shares;
    this.#patienceMs = patienceMs;
  }

  /**
   * Takes a place, which `leave` gives back. Returns a promise where it has to be waited for; it rejects with
   * `ConnectionFailure` when that takes too long. Throws `unavailable` when too many wait already.
   */
  enter(purpose: Purpose): Promise<void> | undefined {
    const queue = this.#queues[purpose];
    if (queue.size === 0 && this.#fits(purpose)) {
      this.#held[purpose] += 1;
      return undefined;
    }
    if (queue.size >= queuedPerConnection * (this.#shares[purpose] ?? 1)) throw tooManyWait();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(waiting);
        reject(new ConnectionFailure(new Error(noneFree)));
      }, this.#patienceMs);
      const waiting = {
        let: () => {
          clearTimeout(timer);
          queue.delete(waiting);
          this.#held[purpose] += 1;
          resolve();
        },
      };
      queue.add(waiting);
    });
  }

  leave(purpose: Purpose): void {
    this.#held[purpose] -= 1;
    for (const next of purposes.toReversed()) {
      for (const waiting of this.#queues[next]) {
        if (!this.#fits(next)) break;
        waiting.let();
      }
    }
  }

  waiting(): number {
    return purposes.reduce((sum, purpose) => sum + this.#queues[purpose].size, 0);
  }

  /** Whether one more leaves each share that it is part of as it has to be. */
  #fits(purpose: Purpose): boolean {
    const at = purposes.indexOf(purpose);
    let held = 0;
    return purposes.every((each, index) => {
      held += this.#held[each];
      return index < at || held < (this.#shares[each] ?? Number.POSITIVE_INFINITY);
    });
  }
}
