import { useSyncExternalStore } from 'react';

/** Below the breakpoint `lg`: there is room for one part of the editor at a time. */
const query = '(width < 62.5rem)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
