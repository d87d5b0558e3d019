import { useEffect, useState } from 'react';
import { whenIdle } from '#platform/browser/when-idle.ts';

/**
 * Fetches the code of something that opens later, once the browser has nothing better to do. Answers whether it is
 * wanted: from the first time that `open` is true, and then for good, so that it can close in its own way.
 */
export function useFetchedWhenIdle(fetchCode: () => Promise<unknown>, open: boolean): boolean {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // Without a connection it is asked for again when it is due.
    whenIdle(() => void fetchCode().catch(() => {}));
  }, [fetchCode]);
  return wanted;
}
