const lockName = 'rumo-unsaved';

/** Tells the other tabs that something is unsaved in this one, for as long as it is held; a tab that is closed holds nothing. Answers how to stop. */
export function holdForOthers(): () => void {
  // Absent on plain http beyond this machine.
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(lockName, { mode: 'shared' }, () => over);
  return () => release();
}

/** Whether a tab of this browser holds something unsaved. */
export async function isHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}
