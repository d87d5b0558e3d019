import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const blank =
  '<!doctype html><html lang="en-US" data-theme="light"><head><title></title></head><body></body></html>';

export interface PreviewFrameProps {
  title: string;
  /** The width of the window it plays, in CSS pixels; it is scaled to the room it has. Its own room when absent. */
  width?: number;
  children: ReactNode;
  className?: string;
}

/**
 * A window of its own width in the page: what is rendered into it follows media queries as on such a device, and never
 * loads anew. The frame is sandboxed without scripts, so nothing in it could run even if a text became markup; what
 * links and buttons do is taken from them. It has our style sheets and nothing else of this page.
 */
export function PreviewFrame({ title, width, children, className }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [body, setBody] = useState<HTMLElement>();

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  async function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const inside = currentTarget.contentDocument;
    if (!inside) return;
    inside.title = title;
    await Promise.all(
      [...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => copy(sheet, inside)),
    );
    setBody(inside.body);
  }

  const scale = width ? Math.min(1, size.width / width) : 1;
  const shown = size.width > 0 && size.height > 0;
  return (
    <div ref={room} className={className}>
      {shown && (
        <iframe
          title={title}
          srcDoc={blank}
          sandbox="allow-same-origin"
          onLoad={dress}
          className="origin-top-left"
          style={{
            width: width ?? size.width,
            height: size.height / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      )}
      {body &&
        createPortal(
          <div onClickCapture={halt} onSubmitCapture={halt} className="contents">
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

const halt = (event: SyntheticEvent) => event.preventDefault();

/** Resolves when the sheet is there, or cannot be: the preview is better plain than missing. */
function copy(sheet: Element, inside: Document): Promise<void> {
  return new Promise((resolve) => {
    const own = inside.importNode(sheet, true);
    own.addEventListener('load', () => resolve());
    own.addEventListener('error', () => resolve());
    inside.head.append(own);
    if (own.localName === 'style') resolve();
  });
}
