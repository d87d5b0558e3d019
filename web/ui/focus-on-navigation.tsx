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
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
