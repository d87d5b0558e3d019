import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { countJobs, type JobCounts } from '#features/overview/server/system-status.ts';
import { isForwarded, isLoopback, plainAddress } from '#platform/server/client-address.ts';
import type { PoolState } from '#platform/server/connections.ts';
import type { Env } from '#platform/server/env.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import { type Metric, writeMetrics } from '#platform/server/observability/metric-text.ts';
import type { Peers } from '#platform/server/peers.ts';
import type { Platform } from '#platform/server/platform.ts';

export const metricsPath = '/metrics';

/**
 * For Prometheus: the figures of this process, or with `peers` those of each process of this machine, by its name. To anyone
 * else it is a path that does not exist.
 */
export function mountMetrics(app: Hono<AppEnv>, platform: Platform, peers?: Peers): void {
  const mayRead = readersOf(platform.env);
  const readJobs = jobsReader(platform);
  const own = () => metricsOf(platform);
  const readAll = peers ? readerOfAll(peers, own) : async () => own();
  app.get(metricsPath, async (c) => {
    c.set('route', metricsPath);
    if (!mayRead(c.env.incoming)) return c.body(null, 404);
    const jobs = await readJobs();
    const text = writeMetrics([...(await readAll()), ...(jobs ? metricsOfJobs(jobs) : [])]);
    return c.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}

/** How long the figures of other processes are waited for; one that is silent is left out. */
const patienceMs = 1_000;

/** Asks every process for its figures, and returns them as one list with the label `process`. */
function readerOfAll(peers: Peers, own: () => Metric[]): () => Promise<Metric[]> {
  const named = () =>
    own().map((metric) => ({
      ...metric,
      samples: [...metric.samples].map((sample) => ({
        ...sample,
        labels: { process: peers.name, ...sample.labels },
      })),
    }));
  const asked = new Map<string, (metrics: Metric[]) => void>();
  peers.hear('metrics wanted', (id) => peers.tell('metrics', { id, metrics: named() }));
  peers.hear('metrics', (told) => {
    const { id, metrics } = told as { id: string; metrics: Metric[] };
    asked.get(id)?.(metrics);
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      const found: Metric[][] = [named()];
      const finish = () => {
        clearTimeout(timer);
        asked.delete(id);
        resolve(merged(found.flat()));
      };
      const timer = setTimeout(finish, patienceMs);
      asked.set(id, (metrics) => {
        if (found.push(metrics) > peers.others) finish();
      });
      peers.tell('metrics wanted', id);
    });
}

/** Those of one name as one metric: the format names each once. */
function merged(metrics: readonly Metric[]): Metric[] {
  const names = [...new Set(metrics.map(({ name }) => name))];
  return names.flatMap((name) => {
    const [first, ...others] = metrics.filter((metric) => metric.name === name);
    return first ? [{ ...first, samples: [first, ...others].flatMap(({ samples }) => [...samples]) }] : [];
  });
}

/**
 * With METRICS_TOKEN every program that sends it. Without it this machine, and only while the site itself is for this machine:
 * a proxy beside us may forward strangers without a header that says so.
 */
function readersOf({ metricsToken, publicUrl }: Env): (incoming: IncomingMessage) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (metricsToken) {
    const right = digest(`Bearer ${metricsToken}`);
    return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), right);
  }
  if (!isLoopback(new URL(publicUrl).hostname)) return () => false;
  return (incoming) =>
    isLoopback(plainAddress(incoming.socket.remoteAddress ?? '') ?? '') &&
    !isForwarded(incoming) &&
    // A foreign page whose name was pointed at this machine has its own name here.
    isLoopback(URL.parse(`http://${incoming.headers.host}`)?.hostname ?? '');
}

/** One question at a time, however many ask; undefined while the database is away. */
function jobsReader({ database, outages }: Platform): () => Promise<JobCounts | undefined> {
  let counting: Promise<JobCounts | undefined> | undefined;
  return async () => {
    if (outages.isOut('database')) return undefined;
    counting ??= countJobs(database)
      .catch(() => undefined)
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
}

type Value = [value: number, labels?: Record<string, string>];

const metric =
  (type: Metric['type']) =>
  (name: string, help: string, ...values: Value[]): Metric => ({
    name,
    type,
    help,
    samples: values.map(([value, labels = {}]) => ({ labels, value })),
  });
const gauge = metric('gauge');
const counter = metric('counter');

function metricsOf({ requestFigures, load, database, live, outages }: Platform): Metric[] {
  const pools = database.pools();
  const ofPools = (read: (pool: PoolState) => number) =>
    pools.map((state): Value => [read(state), { pool: state.pool }]);
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...requestFigures.metrics(),
    {
      name: 'rumo_event_loop_delay_seconds',
      type: 'histogram',
      help: 'How late a timer of every 100 ms comes.',
      samples: load.delays.samples(),
    },
    gauge(
      'rumo_overloaded',
      '1 while anonymous requests are refused, by what is overloaded.',
      [Number(load.isOverloaded()), { what: 'event_loop' }],
      [Number(load.isDatabaseOverloaded()), { what: 'database' }],
    ),
    gauge('rumo_database_pool_size', 'Connections that a pool may open.', ...ofPools((pool) => pool.size)),
    gauge('rumo_database_pool_in_use', 'Connections in use.', ...ofPools((pool) => pool.inUse)),
    gauge(
      'rumo_database_pool_waiting',
      'Callers that wait for a connection.',
      ...ofPools((pool) => pool.waiting),
    ),
    counter(
      'rumo_database_slow_statements_total',
      'Statements that took longer than SLOW_STATEMENT_MS.',
      ...ofPools((pool) => pool.slow),
    ),
    gauge('rumo_live_streams', 'Open streams of live updates.', [live.count()]),
    ...outages.metrics(),
    gauge('process_resident_memory_bytes', 'Memory of the process.', [rss]),
    gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', [
      performance.timeOrigin / 1000,
    ]),
    counter('process_cpu_seconds_total', 'Processor time, of user and system.', [(user + system) / 1e6]),
    gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', [heapUsed]),
    gauge('nodejs_heap_size_total_bytes', 'JavaScript heap reserved.', [heapTotal]),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and of native objects.', [external]),
  ];
}

function metricsOfJobs({ waiting, given_up, oldest_seconds }: JobCounts): Metric[] {
  return [
    gauge('rumo_jobs_waiting', 'Jobs that are due and wait.', [waiting]),
    gauge('rumo_jobs_given_up', 'Jobs without attempts left.', [given_up]),
    gauge('rumo_jobs_oldest_seconds', 'For how long the oldest due job has waited.', [oldest_seconds ?? 0]),
  ];
}
