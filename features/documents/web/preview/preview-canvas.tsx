import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PreviewPage } from './preview-source.ts';

interface PreviewCanvasProps {
  page: PreviewPage;
  label: string;
  /** CSS pixels, after turning. */
  width: number;
  turns: number;
  /** What scrolls. Pages far from its view give their pixels back. */
  scroller: RefObject<HTMLElement | null>;
}

/** One page, drawn when it comes near. Its words stand behind it for people who listen. */
export function PreviewCanvas({ page, label, width, turns, scroller }: PreviewCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas, scroller);
  const [words, setWords] = useState('');
  const ratio = turns % 2 === 1 ? page.height / page.width : page.width / page.height;
  useEffect(() => {
    const target = canvas.current;
    if (!target || !near || width <= 0) return;
    const leaving = new AbortController();
    const pixels = width * Math.min(devicePixelRatio, 2);
    // A page that cannot be drawn stays white; the others, and the file itself, are there.
    page.draw(target, { pixels, turns, signal: leaving.signal }).catch(() => {});
    page.text().then(setWords, () => {});
    return () => {
      leaving.abort();
      target.width = 0;
    };
  }, [page, near, width, turns]);
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="mx-auto block max-w-none bg-white shadow-float"
        style={{ width, height: width / ratio }}
      />
      {words && <p className="sr-only">{words}</p>}
    </div>
  );
}

/** Whether the page is in view or one view away from it. */
function useNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100%',
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, scroller]);
  return near;
}
