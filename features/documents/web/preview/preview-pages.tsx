import { useEffect, useRef, useState } from 'react';
import { previewTexts as texts } from '../../texts/document-preview.ts';
import { PreviewCanvas } from './preview-canvas.tsx';
import type { PreviewSource } from './preview-source.ts';

interface PreviewPagesProps {
  source: PreviewSource;
  fileName: string;
  /** 1 shows it at its fit. */
  zoom: number;
  turns: number;
}

/** The pages one under the other, in a part of the panel that scrolls by wheel, finger and keyboard. */
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

/** Wide enough to read, no wider than a sheet held in the hand. */
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

/** The inner size of an element, without its padding, kept up to date. */
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
