import type { Log } from '../log.ts';
import type { Metric } from './metric-text.ts';
import { outsideRequests } from './request-id.ts';

/** What the program needs and does not contain. */
const services = ['database', 'files', 'mail', 'scanner', 'model'] as const;
export type ServiceName = (typeof services)[number];

/** How long a service has to work again before its outage is over: one that comes and goes is one outage. */
const settleMs = 5_000;

/** During an outage the service is tried this often, or nobody would hear of its end at night. */
const probeEveryMs = 15_000;

interface State {
  /** By `performance.now()`; undefined while there is no outage. */
  since?: number | undefined;
  /** Calls that failed in this outage, and in all of them. */
  refused: number;
  total: number;
  /** When it worked for the first time after the last failure. */
  recovered?: number | undefined;
  timers: NodeJS.Timeout[];
  probe?: (() => Promise<unknown>) | undefined;
}

/** Logs one line when a service goes away and one when it is back, in place of one for each call that failed meanwhile. */
export class Outages {
  readonly #log: Log;
  readonly #settleMs: number;
  readonly #counted = new WeakSet<object>();
  readonly #states: Record<ServiceName, State>;

  /** `settle` in milliseconds is for tests. */
  constructor(log: Log, settle = settleMs) {
    this.#log = log;
    this.#settleMs = settle;
    const states = services.map((name): [ServiceName, State] => [name, { refused: 0, total: 0, timers: [] }]);
    this.#states = Object.fromEntries(states) as Record<ServiceName, State>;
  }

  /** How to find out whether the service is back; rejects while it is not. */
  watch(service: ServiceName, probe: () => Promise<unknown>): void {
    this.#states[service].probe = probe;
  }

  /** A call failed because the service does not work, and not because of what it was asked. */
  failed(service: ServiceName, error: unknown): void {
    const state = this.#states[service];
    if (typeof error === 'object' && error !== null) this.#counted.add(error);
    state.recovered = undefined;
    state.refused += 1;
    state.total += 1;
    if (state.since !== undefined) return;
    state.since = performance.now();
    this.#log.error({ service, err: error }, 'an outage began');
    const { probe } = state;
    if (!probe) return;
    const tryAgain = outsideRequests(() => {
      probe().then(
        () => this.worked(service),
        () => {},
      );
    });
    state.timers.push(setInterval(tryAgain, probeEveryMs).unref());
  }

  /** A call succeeded. Called for each transaction: without an outage it costs one comparison. */
  worked(service: ServiceName): void {
    const state = this.#states[service];
    if (state.since === undefined || state.recovered !== undefined) return;
    const recovered = performance.now();
    state.recovered = recovered;
    const settle = outsideRequests(() => {
      if (state.recovered === recovered) this.#end(service, state, recovered);
    });
    state.timers.push(setTimeout(settle, this.#settleMs).unref());
  }

  /** Whether a failure, or what caused it, is in the count of an outage, so that it needs no line of its own. */
  covers(error: unknown): boolean {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if (this.#counted.has(cause)) return true;
    return false;
  }

  isOut(service: ServiceName): boolean {
    const { since, recovered } = this.#states[service];
    return since !== undefined && recovered === undefined;
  }

  metrics(): Metric[] {
    return [
      {
        name: 'rumo_outage',
        type: 'gauge',
        help: '1 while a service does not work: database, files, mail, scanner, model.',
        samples: services.map((service) => ({ labels: { service }, value: Number(this.isOut(service)) })),
      },
      {
        name: 'rumo_outage_refusals_total',
        type: 'counter',
        help: 'Calls that failed because a service did not work.',
        samples: services.map((service) => ({ labels: { service }, value: this.#states[service].total })),
      },
    ];
  }

  #end(service: ServiceName, state: State, recovered: number): void {
    const seconds = Math.round((recovered - (state.since ?? recovered)) / 100) / 10;
    this.#log.warn({ service, seconds, refused: state.refused }, 'an outage ended');
    for (const timer of state.timers.splice(0)) clearTimeout(timer);
    state.since = undefined;
    state.recovered = undefined;
    state.refused = 0;
  }
}
