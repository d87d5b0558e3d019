import { useEffect, useEffectEvent } from 'react';
import type { PreviewView } from '../use-preview-view.ts';

/** What the keys do while the panel is open; keys with Ctrl, Alt or Cmd stay the browser's. */
export function usePreviewKeys(view: PreviewView, go: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = actionOf(event, view, go);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the dialog hears them: it keeps arrow keys to itself.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function actionOf(
  { key, target }: KeyboardEvent,
  view: PreviewView,
  go: (by: -1 | 1) => void,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (movesSideways(target)) return undefined;
      return () => go(key === 'ArrowLeft' ? -1 : 1);
    case '+':
    case '=':
      return view.zoomIn;
    case '-':
      return view.zoomOut;
    case '0':
      return view.zoomReset;
    case 'r':
    case 'R':
      return view.rotate;
    default:
      return undefined;
  }
}

/** Pages wider than their window move under the arrows themselves. */
function movesSideways(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('section') && target.scrollWidth > target.clientWidth
  );
}
