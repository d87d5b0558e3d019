import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { previewTexts as texts } from '../texts/document-preview.ts';
import type { PreviewView } from './use-preview-view.ts';

interface PreviewToolbarProps {
  view: PreviewView;
  /** Zooming and rotating make sense only once there is something to see. */
  viewable: boolean;
  number: number;
  count: number;
  go: (by: -1 | 1) => void;
}

/** Which of the files, how large, which way up. */
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
