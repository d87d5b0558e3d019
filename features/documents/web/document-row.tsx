import { Check, FileText } from 'lucide-react';
import { formatDate, formatFileSize } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import type { DocumentRow as Row } from '../contract.ts';
import { archiveTexts } from '../texts/document-archive.ts';
import { categoryNames } from '../texts/document-categories.ts';
import { documentTexts } from '../texts/documents.ts';
import { AdvisedSize } from './advised-size.tsx';
import { CheckLine } from './check-line.tsx';
import { FileLine } from './file-line.tsx';
import { ReviewLine } from './review-line.tsx';
import { useDownload } from './use-download.ts';

const { category, list, toasts, upload } = documentTexts;

interface DocumentRowProps {
  row: Row;
  /** A newer copy of it has arrived. */
  replaced: boolean;
  /** It arrived while this page was open; with what we did to it on the way. */
  arrived: { note?: string } | undefined;
  /** What else stands in the same list. */
  names: readonly string[];
  onView: () => void;
  onChangeType: () => void;
  onDelete: () => void;
}

/** A stored document: what it is, and what can be done with it. A failure stands on the line until the next try. */
export function DocumentRow({
  row,
  replaced,
  arrived,
  names,
  onView,
  onChangeType,
  onDelete,
}: DocumentRowProps) {
  const download = useDownload();
  const named = (action: string) => upload.named(action, row.file_name);
  return (
    <FileLine
      icon={arrived ? Check : FileText}
      tone={arrived ? 'good' : 'plain'}
      name={row.file_name}
      actions={
        <>
          <Button variant="quiet" aria-label={named(list.view)} aria-haspopup="dialog" onClick={onView}>
            {list.view}
          </Button>
          <Button
            variant="quiet"
            busy={download.isPending}
            aria-label={named(list.download)}
            onClick={() => download.mutate(row)}
          >
            {download.isPending ? list.downloading : list.download}
          </Button>
          {!row.guide_item && (
            <Button
              variant="quiet"
              aria-label={named(category.change)}
              aria-haspopup="dialog"
              onClick={onChangeType}
            >
              {category.change}
            </Button>
          )}
          <Button
            id={deleteButtonId(row.id)}
            variant="quiet"
            aria-label={named(list.delete)}
            onClick={onDelete}
          >
            {list.delete}
          </Button>
        </>
      }
      below={
        <>
          {download.isError && (
            <p className="text-small font-strong text-bad-text">{toasts.downloadFailed.detail}</p>
          )}
          <CheckLine row={row} />
          <ReviewLine row={row} replaced={replaced} />
          <AdvisedSize row={row} names={names} />
        </>
      }
    >
      {formatFileSize(row.file_size)}. {typeOf(row)}
      {arrived?.note && `${arrived.note}. `}
      <span className="inline-block text-balance">
        {arrived ? upload.done : list.uploadedOn(formatDate(row.created_at))}
      </span>
    </FileLine>
  );
}

/** Where the focus goes when the line above was deleted. */
export const deleteButtonId = (documentId: string) => `delete-${documentId}`;

/** What it is, where somebody has said so. */
function typeOf({ document_category, guide_item }: Row): string {
  if (guide_item) return `${archiveTexts.nifFolder}. `;
  const said = document_category !== 'general' && document_category !== 'step_document';
  return said ? `${categoryNames[document_category]}. ` : '';
}
