import type { Log } from './log.ts';

const tickMs = 100;
/** Ticks that are looked at together: one slow page is no overload, a second of waiting is. */
const ticks = 10;
/** Mean milliseconds of waiting above which something is overloaded, and below which it is so no more. */
const overloadedAbove = 150;
const recoveredBelow = 50;

/** How busy this process is, and whether it is about to end. */
export interface Load {
  /** Mean milliseconds by which the event loop was late in the last second. */
  lagMs(): number;
  /** Mean milliseconds for which whoever waited longest had waited for a connection to the database, in the last second. */
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
  const lag = meanOf((lag_ms, isOver) =>
    log.warn(
      { lag_ms },
      isOver ? 'overloaded: new anonymous work is refused for now' : 'no longer overloaded',
    ),
  );
  const wait = meanOf((wait_ms, isOver) =>
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
    lagMs: lag.mean,
    waitMs: wait.mean,
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

/** The mean of the last second's ticks. `tell` hears once that it is too much, and once that it is so no more. */
function meanOf(tell: (mean: number, isOver: boolean) => void) {
  const noted: number[] = [];
  let over = false;
  const mean = () => Math.round(noted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, noted.length));
  return {
    mean,
    isOver: () => over,
    note(ms: number) {
      noted.push(ms);
      if (noted.length > ticks) noted.shift();
      const isOver = over ? mean() >= recoveredBelow : noted.length === ticks && mean() > overloadedAbove;
      if (isOver !== over) {
        over = isOver;
        tell(mean(), isOver);
      }
    },
  };
}
