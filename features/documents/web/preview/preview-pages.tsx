import { type RefObject, useEffect, useRef, useState } from 'react';
import { previewTexts as texts } from '../../texts/document-preview.ts';
import type { PreviewPage, PreviewSource } from './preview-source.ts';

interface PreviewPagesProps {
  source: PreviewSource;
  fileName: string;
  /** 1 is the source's `fit`. */
  zoom: number;
  turns: number;
}

/** The pages in a scroll area for wheel, touch and keyboard. */
export function PreviewPages({ source, fileName, zoom, turns }: PreviewPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const count = source.pages.length;
  return (
    <section
      ref={scroller}
      aria-label={texts.pages(fileName)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="grid h-full content-start gap-4 overflow-auto p-3"
    >
      {source.pages.map((page, index) => (
        <PreviewCanvas
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
          key={index}
          page={page}
          label={source.fit === 'whole' ? texts.picture(fileName) : texts.page(index + 1, count)}
          width={fitWidth(source, page, room, turns) * zoom}
          turns={turns}
          scroller={scroller}
        />
      ))}
    </section>
  );
}

/** A readable width, in CSS pixels. */
const widestSheet = 900;

function fitWidth(
  { fit }: PreviewSource,
  { width, height }: { width: number; height: number },
  room: Room,
  turns: number,
): number {
  if (fit === 'width') return Math.min(room.width, widestSheet);
  const [across, down] = turns % 2 === 1 ? [height, width] : [width, height];
  return Math.min(room.width, (room.height * across) / down);
}

interface Room {
  width: number;
  height: number;
}

/** The content size of an element without its padding, kept current. */
function useRoom(element: React.RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return room;
}

interface PreviewCanvasProps {
  page: PreviewPage;
  label: string;
  /** CSS pixels, after rotation. */
  width: number;
  turns: number;
  /** The scroll area. Pages far from its viewport free their pixels. */
  scroller: RefObject<HTMLElement | null>;
}

/** A page, drawn when it comes near the viewport. Screen readers get its text. */
function PreviewCanvas({ page, label, width, turns, scroller }: PreviewCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(canvas, scroller);
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const ratio = turns % 2 === 1 ? page.height / page.width : page.width / page.height;
  useEffect(() => {
    const target = canvas.current;
    if (!target || !near || width <= 0) return;
    const leaving = new AbortController();
    const pixels = width * Math.min(devicePixelRatio, 2);
    page.draw(target, { pixels, turns, signal: leaving.signal }).then(
      () => setFailed(false),
      () => leaving.signal.aborted || setFailed(true),
    );
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
      {failed && <p className="mt-2 text-center">{texts.pageFailed}</p>}
      {words && <p className="sr-only">{words}</p>}
    </div>
  );
}

/** Whether the page is within one viewport height of the view. */
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
