/**
 * Makes of `work` what many may wait for at the same time. A call begins it; those that come while it runs share the next
 * run, which begins after all of them.
 */
export function sharedNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    const begun = work().finally(() => {
      running = undefined;
    });
    running = begun;
    return begun;
  }

  return () => {
    if (!running) return next ?? start();
    const begin = () => {
      next = undefined;
      return start();
    };
    next ??= running.then(begin, begin);
    return next;
  };
}
