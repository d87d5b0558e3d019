import { useEffect, useState } from 'react';

/**
 * Fetches the code of something that opens later, once the browser has nothing better to do. Answers whether it is
 * wanted: from the first time that `open` is true, and then for good, so that it can close in its own way.
 */
export function useFetchedWhenIdle(fetchCode: () => Promise<unknown>, open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // Safari has no idle callback before version 26.
    const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    // Without a connection it is asked for again when it is due.
    later(() => void fetchCode().catch(() => {}));
  }, [fetchCode]);
  return wanted;
}
