import { useId, useState } from 'react';
import { isReplaced } from '#features/reviews/rules.ts';
import type { DocumentRow as Row } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { DeleteDialog, TypeDialog } from './document-dialogs.tsx';
import { DocumentRow } from './document-row.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { UploadArea } from './upload/upload-area.tsx';
import type { Holds, UploadTarget } from './upload/upload-item.ts';
import { RefusedRow, UnfinishedRow, UploadRow } from './upload/upload-rows.tsx';
import { useUploads } from './upload/uploads.tsx';

interface DocumentSectionProps {
  /** What the files are for; names the list and its buttons. */
  title: string;
  /** Where new files are filed. */
  target: UploadTarget;
  /** All of the application's documents, newest first. */
  documents: readonly Row[];
  /** Which of them belong in this section. */
  holds: Holds;
  empty: string;
  /** The document's name, when the section asks for one: "Upload your birth certificate". */
  document?: string;
}

/**
 * A section for files: upload, progress, stored files. Each file shows once. Asks before deleting and moves the focus
 * on.
 */
export function DocumentSection({ title, target, documents, holds, empty, document }: DocumentSectionProps) {
  const { queue, items } = useUploads();
  const [asked, setAsked] = useState<Row>();
  const [typed, setTyped] = useState<Row>();
  const [viewed, setViewed] = useState<Row>();
  const chooseId = useId();
  // The queue spans all pages and all of the account's applicants.
  const mine = items.filter(
    (item) => item.target.application_id === target.application_id && holds(item.target),
  );
  const onTheWay = mine.filter(({ status }) => status !== 'success');
  const busyIds = new Set(onTheWay.map((item) => item.row?.id));
  const arrived = new Map(mine.map((item) => [item.row?.id, item]));
  const shown = documents
    .filter((row) => holds(row) && !busyIds.has(row.id))
    // A list that was loaded during the transfer may not have the row yet.
    .map((row) =>
      arrived.has(row.id) && row.upload_status === 'pending'
        ? { ...row, upload_status: 'uploaded' as const }
        : row,
    );
  // A file may be in two sections of a page.
  const deleteIdOf = (row: Row) => `${chooseId}-${row.id}`;
  /** Moves the focus to the neighboring row, or to the upload button after the last one. */
  function focusNextTo({ id }: Row) {
    const place = shown.findIndex((other) => other.id === id);
    const neighbor = shown[place + 1] ?? shown[place - 1];
    const next = neighbor ? deleteIdOf(neighbor) : chooseId;
    requestAnimationFrame(() => globalThis.document.getElementById(next)?.focus());
  }
  const names = shown.map(({ file_name }) => file_name);
  return (
    <div className="grid gap-3">
      <UploadArea
        target={target}
        title={title}
        document={document}
        another={shown.length > 0}
        chooseId={chooseId}
        framed={target.document_category === 'general'}
      />
      {onTheWay.length + shown.length > 0 ? (
        <ul aria-label={documentTexts.list.label(title)} className="divide-y divide-line">
          {onTheWay.map((item) => (
            <UploadRow key={item.key} item={item} />
          ))}
          {shown.map((row) =>
            row.upload_status === 'pending' ? (
              <UnfinishedRow
                key={row.id}
                row={row}
                deleteId={deleteIdOf(row)}
                onDelete={() => setAsked(row)}
              />
            ) : row.upload_status === 'refused' ? (
              <RefusedRow key={row.id} row={row} deleteId={deleteIdOf(row)} onDelete={() => setAsked(row)} />
            ) : (
              <DocumentRow
                key={row.id}
                row={row}
                replaced={isReplaced(row, documents)}
                arrived={arrived.get(row.id)}
                names={names}
                deleteId={deleteIdOf(row)}
                onView={() => setViewed(row)}
                onChangeType={() => setTyped(row)}
                onDelete={() => setAsked(row)}
              />
            ),
          )}
        </ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
      {viewed && (
        <PreviewDialog
          row={viewed}
          rows={shown.filter((row) => row.upload_status === 'uploaded')}
          onClose={() => {
            setViewed(undefined);
            // Deleted elsewhere while viewed: the button that opened it no longer exists.
            if (!shown.some(({ id }) => id === viewed.id)) focusNextTo(viewed);
          }}
        />
      )}
      {typed && (
        <TypeDialog
          row={typed}
          onClose={() => setTyped(undefined)}
          onFiled={(row) => holds(row) || focusNextTo(row)}
        />
      )}
      <DeleteDialog
        row={asked}
        onClose={() => setAsked(undefined)}
        onDeleted={(row) => {
          queue.say(documentTexts.announce.deleted(row.file_name));
          focusNextTo(row);
        }}
      />
    </div>
  );
}
