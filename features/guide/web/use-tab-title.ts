import { useEffect, useRef } from 'react';
import { guideTexts } from '../texts/guide.ts';

/** "(2 of 6) Visa Process - Rumo" in the browser's tab; the page's own title comes back when it is left. */
export function useTabTitle(done: number): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current ??= document.title;
    document.title = guideTexts.tab(done, own.current);
    const title = own.current;
    return () => {
      if (document.title === guideTexts.tab(done, title)) document.title = title;
    };
  }, [done]);
}
