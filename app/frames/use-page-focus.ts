import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a step to another page the focus stands on its heading (or on the page, while that is still loading), so that
 * a screen reader says where one is and the Tab key goes on from there. The first page keeps the browser's own focus.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target =
      document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
