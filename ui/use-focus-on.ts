import { useEffect } from 'react';

/** Moves the focus to the element with this id, where an address names it. */
export function useFocusOn(id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    // In the first frame the page itself moves focus and scroll.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => document.getElementById(id)?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
