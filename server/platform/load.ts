import type { Log } from './log.ts';

const tickMs = 100;
/** Ticks that are looked at together: one slow page is no overload, a second of waiting is. */
const ticks = 10;
/** Mean milliseconds that the event loop is late by, above which it is overloaded, and below which it is so no more. */
const overloadedAbove = 150;
const recoveredBelow = 50;

/** How busy this process is, and whether it is about to end. */
export interface Load {
  /** Mean milliseconds by which the event loop was late in the last second. */
  lagMs(): number;
  /** New anonymous work is refused; people who are signed in go on. */
  isOverloaded(): boolean;
  isStopping(): boolean;
  /** Balancers are told from now on to send nobody here. */
  beginStopping(): void;
  /** Notes that a tick came `ms` too late. */
  note(ms: number): void;
  close(): void;
}

/** Measures the event loop's lag by a timer. Each overload is two lines of the log, however many it refuses. */
export function measureLoad(log: Log): Load {
  const late: number[] = [];
  let overloaded = false;
  let stopping = false;
  const mean = () => late.reduce((sum, ms) => sum + ms, 0) / Math.max(1, late.length);

  const note = (ms: number) => {
    late.push(ms);
    if (late.length > ticks) late.shift();
    const lag_ms = Math.round(mean());
    if (!overloaded && late.length === ticks && lag_ms > overloadedAbove) {
      overloaded = true;
      log.warn({ lag_ms }, 'overloaded: new anonymous work is refused for now');
    } else if (overloaded && lag_ms < recoveredBelow) {
      overloaded = false;
      log.warn({ lag_ms }, 'no longer overloaded');
    }
  };

  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    note(Math.max(0, now - last - tickMs));
    last = now;
  }, tickMs).unref();

  return {
    lagMs: () => Math.round(mean()),
    isOverloaded: () => overloaded,
    isStopping: () => stopping,
    beginStopping() {
      stopping = true;
    },
    note,
    close: () => clearInterval(timer),
  };
}
