import clsx from 'clsx';
import {
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';

const texts = pageEditorTexts.preview;

const widths = [360, 768, 1280] as const;

type Width = (typeof widths)[number];

type Choice = `${Width}` | 'all' | 'full';

const choices: Choice[] = ['360', '768', '1280', 'all', 'full'];

/** The public renderer. It belongs to a room that imports this one, so the route passes it in. */
export type RenderPage = (page: PageDraft) => ReactNode;

/** A preview of the page at phone, tablet and desktop width. */
export function PreviewPane({ draft, renderPage }: { draft: PageDraft; renderPage: RenderPage }) {
  const [choice, setChoice] = useState<Choice>(() => (window.innerWidth < 1000 ? '360' : 'all'));
  const name = useId();
  // Deferred, so that typing stays fast; usually the same frame.
  const shown = renderPage(useDeferredValue(draft));
  return (
    <div className="grid h-full grid-rows-[auto_1fr] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <fieldset className="flex overflow-hidden rounded-control border border-control bg-surface">
          <legend className="sr-only">{texts.label}</legend>
          {choices.map((value) => (
            <label
              key={value}
              className={clsx(
                'inline-flex min-h-control cursor-pointer items-center border-line px-3 not-first-of-type:border-l has-focus-visible:underline has-focus-visible:bg-tint',
                choice === value ? 'bg-tint-strong font-strong text-link' : 'text-ink hover:bg-well',
              )}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
                className="sr-only"
              />
              {value === 'all' ? texts.all : value === 'full' ? texts.full : value}
            </label>
          ))}
        </fieldset>
        <p className="text-small text-muted">{texts.note}</p>
      </div>
      {choice === 'all' ? (
        <div className="grid min-h-0 grid-cols-[3fr_2fr] grid-rows-[11fr_9fr] gap-4">
          <Frame width={1280} className="col-span-2">
            {shown}
          </Frame>
          <Frame width={768}>{shown}</Frame>
          <Frame width={360}>{shown}</Frame>
        </div>
      ) : choice === 'full' ? (
        <PreviewFrame title={texts.frame(texts.full)} className={paper}>
          {shown}
        </PreviewFrame>
      ) : (
        <Frame key={choice} width={Number(choice) as Width}>
          {shown}
        </Frame>
      )}
    </div>
  );
}

const paper = 'min-h-0 overflow-hidden rounded-control border border-line bg-surface';

function Frame({ width, className, children }: { width: Width; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('grid min-h-0 min-w-0 grid-rows-[auto_1fr] gap-1', className)}>
      <p className="text-small text-muted tabular-nums">{texts.widths[width]}</p>
      <PreviewFrame
        title={texts.frame(texts.widths[width])}
        width={width}
        className={clsx(paper, width === 360 && 'w-full max-w-[362px]')}
      >
        {children}
      </PreviewFrame>
    </div>
  );
}

const blank =
  '<!doctype html><html lang="en-US" data-theme="light"><head><title></title></head><body></body></html>';

interface PreviewFrameProps {
  title: string;
  /** The simulated window width in CSS pixels, scaled to fit. The available width when absent. */
  width?: number;
  children: ReactNode;
  className?: string;
}

/**
 * Renders into an iframe, so that media queries follow its width, without reloading. Sandboxed without scripts, so
 * nothing could run even if a text became markup; links and buttons are disabled. It gets only our style sheets.
 */
function PreviewFrame({ title, width, children, className }: PreviewFrameProps) {
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

/** Resolves on load and on error: an unstyled preview is better than none. */
function copy(sheet: Element, inside: Document): Promise<void> {
  return new Promise((resolve) => {
    const own = inside.importNode(sheet, true);
    own.addEventListener('load', () => resolve());
    own.addEventListener('error', () => resolve());
    inside.head.append(own);
    if (own.localName === 'style') resolve();
  });
}
