import { useMutation, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check, FileText, ShieldAlert, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { bringWords } from '#features/bring/texts.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { fetchFile } from '#platform/browser/fetch-file.ts';
import { formatDate, formatFileSize } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import type { Icon } from '#ui/icon.ts';
import { notify } from '#ui/notify.ts';
import { getContent, type DocumentRow as Row } from '../contract.ts';
import { archiveTexts } from '../texts/document-archive.ts';
import { categoryNames } from '../texts/document-categories.ts';
import { documentTexts } from '../texts/documents.ts';
import { useDownload } from './document-actions.ts';
import { advisedBytes, canShrink, makeSmallerCopy, smallerName } from './jpeg.ts';
import { ReviewLine } from './review-line.tsx';
import { useUploads } from './upload/uploads.tsx';

const { category, list, toasts, upload, advised, upload: advisedSizeUpload } = documentTexts;

interface DocumentRowProps {
  row: Row;
  /** A newer copy replaced it. */
  replaced: boolean;
  /** Set when it arrived while this page was open; `note` says how we converted it. */
  arrived: { note?: string } | undefined;
  /** All file names in the same list. */
  names: readonly string[];
  /** The id of the delete button, which gets the focus after its neighbor was deleted. */
  deleteId: string;
  onView: () => void;
  onChangeType: () => void;
  onDelete: () => void;
}

/** A stored document and its actions. An error stays on the row until the next attempt. */
export function DocumentRow({
  row,
  replaced,
  arrived,
  names,
  deleteId,
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
          {!row.guide_item && !row.bring_item && (
            <Button
              variant="quiet"
              aria-label={named(category.change)}
              aria-haspopup="dialog"
              onClick={onChangeType}
            >
              {category.change}
            </Button>
          )}
          <Button id={deleteId} variant="quiet" aria-label={named(list.delete)} onClick={onDelete}>
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

/** The document's type, when the user has chosen one. */
function typeOf({ document_category, guide_item, bring_item }: Row): string {
  if (bring_item) return `${bringWords[bring_item].name}. `;
  if (guide_item) return `${archiveTexts.nifFolder}. `;
  const said = document_category !== 'general' && document_category !== 'step_document';
  return said ? `${categoryNames[document_category]}. ` : '';
}

interface FileLineProps {
  icon: Icon;
  tone?: 'plain' | 'good' | 'bad';
  name: string;
  /** Size, date and state, muted. */
  children: ReactNode;
  actions: ReactNode;
  /** Full width below the row: the progress bar. */
  below?: ReactNode;
}

const tones = { plain: 'text-muted', good: 'text-good-text', bad: 'text-bad-text' };

/** A file in a list, stored or uploading. Long names wrap; on phones the actions have their own line. */
export function FileLine({ icon: Glyph, tone = 'plain', name, children, actions, below }: FileLineProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[auto_1fr_auto]">
      <Glyph aria-hidden="true" className={clsx('mt-0.5', tones[tone])} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="text-small text-muted">{children}</div>
      </div>
      {/* Four actions do not fit one line of a phone: two by two. */}
      <div className="col-start-2 flex flex-wrap items-center gap-x-5 max-[22.5rem]:gap-x-3 max-[30rem]:has-[>:nth-child(4)]:grid max-[30rem]:has-[>:nth-child(4)]:grid-cols-[auto_1fr] max-[30rem]:has-[>:nth-child(4)]:justify-items-start md:col-start-3 md:row-start-1">
        {actions}
      </div>
      {below && <div className="col-start-2 -col-end-1 empty:hidden">{below}</div>}
    </li>
  );
}

const texts = documentTexts.checks;

/** The result of our checks, when there is something to say. */
function CheckLine({ row }: { row: Pick<Row, 'is_checking' | 'findings'> }) {
  if (!row.is_checking && row.findings.length === 0) return null;
  const Glyph = row.is_checking ? ShieldQuestion : ShieldAlert;
  return (
    <p className="grid grid-cols-[auto_1fr] gap-x-2 text-small text-muted">
      <Glyph aria-hidden="true" className="mt-px size-5" />
      <span>
        {row.is_checking
          ? texts.checking
          : `${texts.found(row.findings.map((one) => texts.things[one]))} ${texts.foundHelp}`}
      </span>
    </p>
  );
}

interface AdvisedSizeProps {
  row: Row;
  /** All file names in the same list; one of them may be the smaller copy. */
  names: readonly string[];
}

/**
 * Warns about a file larger than the official portal advises, and offers a smaller copy of a picture. The original
 * stays.
 */
function AdvisedSize({ row, names }: AdvisedSizeProps) {
  const { queue } = useUploads();
  const { data: limits } = useQuery(publicSettingsQuery);
  const shrink = useMutation({
    mutationFn: async () => {
      const { blob } = await fetchFile(getContent, { params: { id: row.id } });
      const file = await makeSmallerCopy(blob, row.file_name);
      // Added beside the file: `replaces_id` would make it replace what this file replaces.
      if (limits) queue.add([file], { ...row, replaces_id: null }, limits);
    },
    onError: () => notify.error(documentTexts.toasts.uploadFailed, advised.failed),
  });
  if (row.file_size <= advisedBytes) return null;
  const offered = limits && canShrink(row.file_type) && !names.includes(smallerName(row.file_name));
  return (
    <div className="text-small">
      <p className="text-due-text">{advised.note}</p>
      {offered && (
        <Button
          variant="quiet"
          busy={shrink.isPending}
          aria-label={advisedSizeUpload.named(advisedSizeUpload.makeSmaller, row.file_name)}
          onClick={() => shrink.mutate()}
        >
          {shrink.isPending ? advisedSizeUpload.makingSmaller : advisedSizeUpload.makeSmaller}
        </Button>
      )}
      {shrink.isError && <p className="font-strong text-bad-text">{advised.failed}</p>}
    </div>
  );
}
