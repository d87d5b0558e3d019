import { useState } from 'react';

/** The last selection, for whoever comes back to the same list. It holds ids and dies with the page. */
let kept: { place: string; ids: ReadonlySet<string> } = { place: '', ids: new Set() };

/** Which rows of a list are selected; another search or view (`place`) begins anew, coming back goes on. */
export function useSelection(place: string) {
  const [state, setState] = useState(() => (kept.place === place ? kept : { place, ids: new Set<string>() }));
  const ids = state.place === place ? state.ids : new Set<string>();
  function set(next: ReadonlySet<string>) {
    kept = { place, ids: next };
    setState(kept);
  }
  return {
    ids,
    select(some: readonly string[], selected: boolean) {
      const next = new Set(ids);
      for (const id of some) {
        if (selected) next.add(id);
        else next.delete(id);
      }
      set(next);
    },
    clear: () => set(new Set()),
  };
}
