import { Histogram, type Metric } from './metric-text.ts';

/** Upper bounds in seconds: most reads take single milliseconds, an upload takes a minute. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

interface Series {
  method: string;
  route: string;
  /** Answers by status. */
  statuses: Map<number, number>;
  durations: Histogram;
}

/**
 * Counts requests by method, route and status. A route is a pattern of ours, never a path, so that there are as many series
 * as routes; Node's parser knows 35 methods.
 */
export class RequestFigures {
  readonly #series = new Map<string, Map<string, Series>>();

  note(method: string, route: string, status: number, milliseconds: number): void {
    const { statuses, durations } = this.#seriesOf(method, route);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    durations.observe(milliseconds / 1000);
  }

  metrics(): Metric[] {
    const all = [...this.#series.values()].flatMap((methods) => [...methods.values()]);
    return [
      {
        name: 'rumo_http_requests_total',
        type: 'counter',
        help: 'Requests by method, route pattern and status.',
        samples: all.flatMap(({ method, route, statuses }) =>
          [...statuses].map(([status, value]) => ({ labels: { method, route, status }, value })),
        ),
      },
      {
        name: 'rumo_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time until the answer began, by method and route pattern.',
        samples: all.flatMap(({ method, route, durations }) => durations.samples({ method, route })),
      },
    ];
  }

  #seriesOf(method: string, route: string): Series {
    let methods = this.#series.get(route);
    if (!methods) {
      methods = new Map();
      this.#series.set(route, methods);
    }
    let series = methods.get(method);
    if (!series) {
      series = { method, route, statuses: new Map(), durations: new Histogram(bounds) };
      methods.set(method, series);
    }
    return series;
  }
}
