import type { Log } from './log.ts';
import { Histogram } from './observability/metric-text.ts';

const tickMs = 100;
/** Ticks in one median: a slow page or a start is no overload; most of a second spent waiting is. */
const ticks = 10;
/** Milliseconds of waiting, at the median, at which an overload begins, and at which it ends. */
const overloadedAbove = 150;
const recoveredBelow = 50;

/** In seconds. */
const delayBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** How busy this process is, and whether it is stopping. */
export interface Load {
  /** Median lag of the event loop in the last second, in milliseconds. */
  lagMs(): number;
  /** Median of the longest waits for a database connection, likewise. */
  waitMs(): number;
  /** By how much the ticks came late, since the start. */
  delays: Histogram;
  /** New anonymous requests are refused; signed-in users go on. */
  isOverloaded(): boolean;
  /** New anonymous requests that need the database are refused. */
  isDatabaseOverloaded(): boolean;
  isStopping(): boolean;
  /** From now on balancers are told to send nothing here. */
  beginStopping(): void;
  /** Records a tick that came `lagMs` late, and the longest current wait for a connection. */
  note(lagMs: number, waitMs: number): void;
  close(): void;
}

/** Measures the event loop's lag with a timer, and the wait for the database at each tick. Logs an overload's start and end. */
export function measureLoad(log: Log, longestWaitMs: () => number): Load {
  const lag = medianOf((lag_ms, isOver) =>
    log.warn({ lag_ms }, isOver ? 'overloaded: anonymous requests are refused' : 'no longer overloaded'),
  );
  const wait = medianOf((wait_ms, isOver) =>
    log.warn(
      { wait_ms },
      isOver
        ? 'the database is overloaded: anonymous requests that need it are refused'
        : 'the database is no longer overloaded',
    ),
  );
  const delays = new Histogram(delayBounds);
  let stopping = false;

  const note = (lagMs: number, waitMs: number) => {
    delays.observe(lagMs / 1000);
    lag.note(lagMs);
    wait.note(waitMs);
  };
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    note(Math.max(0, now - last - tickMs), longestWaitMs());
    last = now;
  }, tickMs).unref();

  return {
    lagMs: lag.median,
    waitMs: wait.median,
    delays,
    isOverloaded: lag.isOver,
    isDatabaseOverloaded: wait.isOver,
    isStopping: () => stopping,
    beginStopping() {
      stopping = true;
    },
    note,
    close: () => clearInterval(timer),
  };
}

/** The median of the last second's ticks; calls `tell` when an overload begins and when it ends. */
function medianOf(tell: (median: number, isOver: boolean) => void) {
  const noted: number[] = [];
  let over = false;
  const median = () => Math.round(noted.toSorted((one, other) => one - other)[noted.length >> 1] ?? 0);
  return {
    median,
    isOver: () => over,
    note(ms: number) {
      noted.push(ms);
      if (noted.length > ticks) noted.shift();
      const isOver = over ? median() >= recoveredBelow : noted.length === ticks && median() > overloadedAbove;
      if (isOver !== over) {
        over = isOver;
        tell(median(), isOver);
      }
    },
  };
}
