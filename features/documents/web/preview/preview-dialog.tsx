import { useMutation } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { notify } from '#ui/notify.ts';
import { type DocumentRow, getContent } from '../../contract.ts';
import { isViewable } from '../../rules/documents.ts';
import { previewTexts as texts } from '../../texts/document-preview.ts';
import { documentTexts } from '../../texts/documents.ts';
import { useDownload } from '../document-actions.ts';
import { openDocument } from '../open-document.ts';
import { PreviewBody, PreviewToolbar } from '../preview.tsx';
import { type PreviewView, usePreviewView } from '../use-preview.ts';

interface PreviewDialogProps {
  /** The document shown first. */
  row: DocumentRow;
  /** The files to step through, in order. */
  rows: readonly DocumentRow[];
  onClose: () => void;
}

/** Previews a document in a dialog, with previous and next. Full screen on phones. */
export function PreviewDialog({ row: first, rows: around, onClose }: PreviewDialogProps) {
  // A snapshot: a deletion elsewhere does not switch to another file.
  const [rows] = useState(around);
  const [shownId, setShownId] = useState(first.id);
  const view = usePreviewView();
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === shownId),
  );
  const row = rows[place] ?? first;
  const go = (by: -1 | 1) => {
    const next = rows[(place + by + rows.length) % rows.length];
    if (!next || next.id === row.id) return;
    setShownId(next.id);
    view.reset();
  };
  usePreviewKeys(view, go);
  const fail = () =>
    notify.error(documentTexts.toasts.viewFailed.title, documentTexts.toasts.viewFailed.detail);
  const open = useMutation({ mutationFn: openDocument, onError: fail });
  const download = useDownload();
  const viewable = isViewable(row.file_type);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="wide"
      title={<span className="wrap-anywhere">{row.file_name}</span>}
    >
      <LiveRegion
        message={
          view.turns > 0
            ? texts.rotated(view.turns * 90)
            : texts.showing(row.file_name, place + 1, rows.length)
        }
      />
      <PreviewToolbar view={view} viewable={viewable} number={place + 1} count={rows.length} go={go} />
      <div className="h-[calc(100dvh-20rem)] min-h-60 md:h-[calc(100dvh-18rem)] overflow-hidden rounded-control border border-line bg-well">
        <PreviewBody
          key={row.id}
          row={row}
          view={view}
          load={async (signal) => (await fetchFile(getContent, { params: { id: row.id } }, { signal })).blob}
        />
      </div>
      {/* On the left: an error toast at the right would cover it. */}
      <div className="flex flex-wrap gap-3">
        {viewable && (
          <Button busy={open.isPending} onClick={() => open.mutate(row)}>
            <ExternalLink aria-hidden="true" />
            {texts.openInTab}
          </Button>
        )}
        <Button busy={download.isPending} onClick={() => download.mutate(row)}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
      </div>
      {viewable && <p className="text-small text-muted max-md:hidden pointer-coarse:hidden">{texts.keys}</p>}
    </Dialog>
  );
}

/** Keyboard shortcuts of the preview; keys with Ctrl, Alt or Cmd stay the browser's. */
function usePreviewKeys(view: PreviewView, go: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = actionOf(event, view, go);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Captured before the dialog, which stops arrow keys.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function actionOf(
  { key, target }: KeyboardEvent,
  view: PreviewView,
  go: (by: -1 | 1) => void,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (movesSideways(target)) return undefined;
      return () => go(key === 'ArrowLeft' ? -1 : 1);
    case '+':
    case '=':
      return view.zoomIn;
    case '-':
      return view.zoomOut;
    case '0':
      return view.zoomReset;
    case 'r':
    case 'R':
      return view.rotate;
    default:
      return undefined;
  }
}

/** Pages wider than their window scroll with the arrow keys. */
function movesSideways(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('section') && target.scrollWidth > target.clientWidth
  );
}
