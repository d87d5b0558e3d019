import type { DocumentRow as Row } from '#domain/contracts/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { DocumentRow } from './document-row.tsx';
import { UnfinishedRow } from './unfinished-row.tsx';
import { UploadArea } from './upload-area.tsx';
import type { UploadItem, UploadTarget } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './uploads.tsx';

interface DocumentSectionProps {
  /** What the files are for, in words; names the list and its buttons. */
  title: string;
  target: UploadTarget;
  documents: readonly Row[];
  empty: string;
  onDelete: (row: Row) => void;
}

/** One place for files: the way in, what is on its way, what is there. Each file stands in it exactly once. */
export function DocumentSection({ title, target, documents, empty, onDelete }: DocumentSectionProps) {
  const { items } = useUploads();
  const mine = items.filter((item) => belongsTo(item, target));
  const onTheWay = mine.filter(({ status }) => status !== 'success');
  const busyIds = new Set(onTheWay.map((item) => item.row?.id));
  const arrivedIds = new Set(mine.map((item) => item.row?.id));
  const shown = documents.filter(({ id }) => !busyIds.has(id));
  return (
    <div className="grid gap-3">
      <UploadArea target={target} title={title} compact={target.stepId !== undefined} />
      {onTheWay.length + shown.length > 0 ? (
        <ul aria-label={documentTexts.list.label(title)} className="divide-y divide-line">
          {onTheWay.map((item) => (
            <UploadRow key={item.key} item={item} />
          ))}
          {shown.map((row) =>
            row.upload_status === 'pending' ? (
              <UnfinishedRow key={row.id} row={row} onDelete={() => onDelete(row)} />
            ) : (
              <DocumentRow
                key={row.id}
                row={row}
                justUploaded={arrivedIds.has(row.id)}
                onDelete={() => onDelete(row)}
              />
            ),
          )}
        </ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </div>
  );
}

function belongsTo({ target }: UploadItem, { applicationId, stepId }: UploadTarget): boolean {
  return target.applicationId === applicationId && target.stepId === stepId;
}
