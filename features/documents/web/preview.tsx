import { ChevronLeft, ChevronRight, FileText, KeyRound, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import type { Icon } from '#ui/icon.ts';
import { Loading } from '#ui/skeleton.tsx';
import type { DocumentRow } from '../contract.ts';
import { isViewable } from '../rules/documents.ts';
import { previewTexts as texts } from '../texts/document-preview.ts';
import { documentTexts } from '../texts/documents.ts';
import { PreviewPages } from './preview/preview-pages.tsx';
import { type LoadBytes, type PreviewView, usePreviewSource } from './use-preview.ts';

interface PreviewBodyProps {
  row: Pick<DocumentRow, 'id' | 'file_name' | 'file_type'>;
  view: PreviewView;
  load: LoadBytes;
}

/** The panel's content: the document, or why it cannot be shown and what to do. */
export function PreviewBody(props: PreviewBodyProps) {
  if (isViewable(props.row.file_type)) return <Viewable {...props} />;
  return (
    <Instead icon={FileText} title={texts.notPossible}>
      {texts.notPossibleHelp}
    </Instead>
  );
}

function Viewable({ row, view, load }: PreviewBodyProps) {
  const { state, retry } = usePreviewSource(row, load);
  switch (state.status) {
    case 'ready': {
      const { notice } = state.source;
      if (notice === 'empty')
        return (
          <Instead icon={FileText} title={texts.notices.empty.title}>
            {texts.notices.empty.detail}
          </Instead>
        );
      return (
        <div className="flex h-full flex-col">
          {notice && (
            <div className="p-3">
              <Alert tone="deadline" title={texts.notices[notice].title}>
                {texts.notices[notice].detail}
              </Alert>
            </div>
          )}
          <div className="min-h-0 flex-1">
            <PreviewPages
              source={state.source}
              fileName={row.file_name}
              zoom={view.zoom / 100}
              turns={view.turns}
            />
          </div>
        </div>
      );
    }
    case 'loading':
      return <Loading label={texts.loading(row.file_name)} className="h-full" />;
    case 'password':
      return (
        <Instead icon={KeyRound} title={texts.password}>
          {texts.passwordHelp}
        </Instead>
      );
    case 'failed':
      return (
        <div className="p-4">
          <Alert
            tone="error"
            title={documentTexts.toasts.viewFailed.title}
            actions={<Button onClick={retry}>{uiTexts.tryAgain}</Button>}
          >
            {documentTexts.toasts.viewFailed.detail}
          </Alert>
        </div>
      );
  }
}

function Instead({ icon: Glyph, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  return (
    <div className="grid h-full content-center justify-items-center gap-2 p-6 text-center">
      <Glyph aria-hidden="true" className="size-8 text-muted" />
      <p className="font-strong">{title}</p>
      <p>{children}</p>
    </div>
  );
}

interface PreviewToolbarProps {
  view: PreviewView;
  /** False while there is nothing to zoom or rotate. */
  viewable: boolean;
  number: number;
  count: number;
  go: (by: -1 | 1) => void;
}

/** The position among the files, zoom and rotation. */
export function PreviewToolbar({ view, viewable, number, count, go }: PreviewToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-1">
      {count > 1 && (
        <div className="-ml-2.5 flex items-center">
          <IconButton icon={ChevronLeft} label={texts.previous} onClick={() => go(-1)} />
          <span className="min-w-14 text-center text-muted tabular-nums">{texts.place(number, count)}</span>
          <IconButton icon={ChevronRight} label={texts.next} onClick={() => go(1)} />
        </div>
      )}
      {viewable && (
        <div className="-mr-2.5 ml-auto flex items-center">
          <IconButton icon={ZoomOut} label={texts.zoomOut} onClick={view.zoomOut} />
          <Button
            variant="plain"
            className="px-1! tabular-nums"
            aria-label={texts.zoomReset(view.zoom)}
            onClick={view.zoomReset}
          >
            {texts.percent(view.zoom)}
          </Button>
          <IconButton icon={ZoomIn} label={texts.zoomIn} onClick={view.zoomIn} />
          <IconButton icon={RotateCw} label={texts.rotate} onClick={view.rotate} />
        </div>
      )}
    </div>
  );
}
