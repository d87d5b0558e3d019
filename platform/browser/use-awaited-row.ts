import { useEffect, useRef } from 'react';

interface Awaited {
  /** The place of the row in the list, from 0. */
  place: number;
  /** What was asked for meanwhile, in its order. */
  acts: ((row: HTMLElement) => void)[];
}

/**
 * For a list whose keys go on past its last row, while a further page is on its way: whoever asked for the next row
 * arrives there, and what they press before that is done to it, not to the row they have left. `rows` gives the rows that
 * are there.
 */
export function useAwaitedRow(rows: () => HTMLElement[]) {
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    const { place, acts } = awaited.current ?? { place: -1, acts: [] };
    const row = rows()[place];
    if (!row) return;
    awaited.current = undefined;
    focusOnRow(row);
    for (const act of acts) act(row);
  });
  return {
    /** Waits for the row at this place; whoever does already goes on waiting. */
    wait(place: number): void {
      if (awaited.current?.place !== place) awaited.current = { place, acts: [] };
    },
    /** Somebody went elsewhere: no row that comes takes the focus. */
    forget(): void {
      awaited.current = undefined;
    },
    /** Does this to the row that is awaited, once it is there; false when none is. */
    whenThere(act: (row: HTMLElement) => void): boolean {
      awaited.current?.acts.push(act);
      return awaited.current !== undefined;
    },
  };
}

/** Moves the focus to what opens a row, and the list no further than it has to. */
export function focusOnRow(row: HTMLElement | undefined): void {
  const link = row?.querySelector<HTMLElement>('[data-open]');
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}
