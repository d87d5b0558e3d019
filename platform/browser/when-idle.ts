/** Does it once the browser has nothing better to do. Safari has no idle callback before version 26. */
export function whenIdle(work: () => void): void {
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  later(work);
}
