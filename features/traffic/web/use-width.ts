import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element, followed while it stands; a guess until it is known. */
export function useWidth(guess = 720): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(guess);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const follow = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)));
    });
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  return [ref, width];
}
