import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import type { PageDraft } from '../../rules/page-content.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import { PreviewFrame } from './preview-frame.tsx';

const texts = pageEditorTexts.preview;
const widths = [360, 768, 1280] as const;
type Width = (typeof widths)[number];
type Choice = `${Width}` | 'all' | 'full';
const choices: Choice[] = ['360', '768', '1280', 'all', 'full'];

/** The public renderer. It comes from a feature that builds on this one, so the route hands it in. */
export type RenderPage = (page: PageDraft) => ReactNode;

/** The page as visitors see it, at the widths of a phone, a tablet and a computer. */
export function PreviewPane({ draft, renderPage }: { draft: PageDraft; renderPage: RenderPage }) {
  const [choice, setChoice] = useState<Choice>(() => (window.innerWidth < 1000 ? '360' : 'all'));
  const name = useId();
  // Typing comes first; the preview follows as soon as there is a moment, mostly within the same frame.
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
