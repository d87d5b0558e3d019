import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus never falls out of the editor. What had it may go with a step that is taken back, or leave the page for a
 * moment while its list is put in another order; and whoever came by a link stood on what made room for the editor.
 * It goes back to the same control where that is still there, else to the heading of what is edited, else to the page's
 * name. Effects of the parts run first: where one of them knows better, nothing is left to do here.
 */
export function useKeptFocus(): void {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // With every render: any of them may take away what has the focus.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const places = [
      last.current?.isConnected ? last.current : undefined,
      last.current?.id ? document.getElementById(last.current.id) : undefined,
      last.current ? document.getElementById('fields-title') : undefined,
      document.querySelector<HTMLElement>('h1[tabindex]'),
    ];
    for (const place of places) {
      place?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  });
}
