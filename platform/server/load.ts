import type { Log } from './log.ts';

const tickMs = 100;
/** Ticks that are looked at together: one slow page, or a start, is no overload; most of a second spent waiting is. */
const ticks = 10;
/** Milliseconds of waiting, at the median, above which something is overloaded, and below which it is so no more. */
const overloadedAbove = 150;
const recoveredBelow = 50;

/** How busy this process is, and whether it is about to end. */
export interface Load {
  /** Milliseconds by which the event loop was late in the last second, at the median. */
  lagMs(): number;
  /** Milliseconds for which whoever waited longest had waited for a connection to the database, likewise. */
  waitMs(): number;
  /** New anonymous work is refused; people who are signed in go on. */
  isOverloaded(): boolean;
  /** New anonymous work that needs the database is refused. What costs it nothing is not. */
  isDatabaseOverloaded(): boolean;
  isStopping(): boolean;
  /** Balancers are told from now on to send nobody here. */
  beginStopping(): void;
  /** Notes a tick that came `lagMs` too late, and that somebody waits for a connection since `waitMs`. */
  note(lagMs: number, waitMs: number): void;
  close(): void;
}

/**
 * Measures the event loop's lag by a timer, and at each tick the wait for the database. Each overload is two lines of the
 * log, however many it refuses.
 * @param longestWaitMs - how long whoever waits longest for a connection has waited; 0 while nobody does.
 */
export function measureLoad(log: Log, longestWaitMs: () => number): Load {
  const lag = medianOf((lag_ms, isOver) =>
    log.warn(
      { lag_ms },
      isOver ? 'overloaded: new anonymous work is refused for now' : 'no longer overloaded',
    ),
  );
  const wait = medianOf((wait_ms, isOver) =>
    log.warn(
      { wait_ms },
      isOver
        ? 'the database is overloaded: what is new and anonymous and needs it is refused for now'
        : 'the database is no longer overloaded',
    ),
  );
  let stopping = false;

  const note = (lagMs: number, waitMs: number) => {
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

/** The median of the last second's ticks. `tell` hears once that it is too much, and once that it is so no more. */
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
