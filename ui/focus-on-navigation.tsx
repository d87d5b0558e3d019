import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the keyboard and the screen reader start at the new page's heading, as they would after a
 * full load. Once, at the root. Changes of the query alone (a filter, a tab) leave the focus where it is.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    return followHeading();
  }, [pathname]);
  return null;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * A heading that stood over a page still loading often gives way to another once its data are here, and the focus would
 * go down with it. It moves over, until the person presses something: from then on it is theirs.
 */
function followHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const acts = new AbortController();
  const stop = () => {
    observer.disconnect();
    acts.abort();
  };
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, stop, { capture: true, signal: acts.signal });
  return stop;
}
