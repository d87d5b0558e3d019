import { type RefObject, useEffect } from 'react';

/** What fades at the end of the row (app.css, fades-right), in pixels. */
const faded = 40;

/**
 * Keeps the chosen tab or link of a row that goes on to the side in sight: one that was come back to by its address would
 * be beyond the edge of a phone. The page itself does not move. `chosen` changes when another one is, or the row grows.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const list = row.current;
    const one = chosen !== undefined && list?.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (!list || !one) return;
    const [seen, box] = [list.getBoundingClientRect(), one.getBoundingClientRect()];
    if (box.right > seen.right - faded) list.scrollLeft += box.right - seen.right + faded;
    if (box.left < seen.left) list.scrollLeft += box.left - seen.left;
  }, [row, chosen]);
}
