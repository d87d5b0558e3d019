/** A tab that nobody looks at for so long stops following. */
const longMs = 5 * 60_000;

/** Resolves when the page is looked at, or when the signal ends the waiting. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** A signal that comes when nobody has looked at the page for five minutes. Nothing of it stays after `until`. */
export function longHidden(until: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => hidden.abort(), longMs);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  hidden.signal.addEventListener('abort', stop);
  until.addEventListener('abort', stop);
  look();
  return hidden.signal;
}
