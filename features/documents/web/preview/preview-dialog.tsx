import { useMutation } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { notify } from '#ui/notify.ts';
import { type DocumentRow, getContent } from '../../contract.ts';
import { isViewable } from '../../rules/documents.ts';
import { previewTexts as texts } from '../../texts/document-preview.ts';
import { documentTexts } from '../../texts/documents.ts';
import { openDocument } from '../open-document.ts';
import { PreviewBody } from '../preview-body.tsx';
import { PreviewToolbar } from '../preview-toolbar.tsx';
import { useDownload } from '../use-download.ts';
import { usePreviewView } from '../use-preview-view.ts';
import { usePreviewKeys } from './use-preview-keys.ts';

interface PreviewDialogProps {
  /** Where it begins. */
  row: DocumentRow;
  /** The files around it, in their order. */
  rows: readonly DocumentRow[];
  onClose: () => void;
}

/** Shows a document over the page, beside its neighbours. On phones it takes the whole screen. */
export function PreviewDialog({ row: first, rows: around, onClose }: PreviewDialogProps) {
  // As they stood when it was opened: what is deleted elsewhere meanwhile does not turn into another file.
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
      {/* At the left: toasts come up at the right, and an error stays there. */}
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
