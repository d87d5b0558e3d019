import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleHelp, FileText, ShieldAlert, Undo2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import { useSession } from '#platform/browser/session.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { DocumentRow } from '../../contract.ts';
import { documentTexts } from '../../texts/documents.ts';
import { FileLine } from '../document-row.tsx';
import { acceptAt } from './prepare-file.ts';
import { checked, percentSent, type UploadItem } from './upload-item.ts';
import { useUploads } from './uploads.tsx';

const { checks: checksTexts, list, upload } = documentTexts;

const texts = documentTexts.upload;

/** An upload: the words carry the progress, the bar repeats it. Errors show here with what to do. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { queue } = useUploads();
  const { key, file, status, note } = item;
  const session = useSession();
  if (status === 'error' || status === 'asking') return <Stopped item={item} />;
  const words = stateWords(item);
  return (
    <FileLine
      icon={item.progress >= checked ? Upload : FileText}
      name={file.name}
      actions={<RowButton label={texts.cancel} file={file.name} onClick={() => queue.cancel(key)} />}
      below={<ProgressBar value={item.progress} label={file.name} valueText={words} />}
    >
      {formatFileSize(file.size)}. {note && `${note}. `}
      {words}
      {session.state === 'signed-in' && session.ended && (
        <>
          <p className="font-strong text-due-text">{documentTexts.errors.notAuthenticated}</p>
          <p>{texts.waitsForSignIn}</p>
        </>
      )}
    </FileLine>
  );
}

/** Failed, or waiting for confirmation. */
function Stopped({ item }: { item: UploadItem }) {
  const { queue } = useUploads();
  const { data: limits } = useQuery(publicSettingsQuery);
  const picker = useRef<HTMLInputElement>(null);
  const { key, file, problem } = item;
  const failed = item.status === 'error';
  const offers: [boolean, string, () => void][] = [
    [!failed, texts.accept, () => queue.accept(key)],
    [item.canRetry, uiTexts.tryAgain, () => queue.retry(key)],
    [item.canChooseAgain, texts.chooseAgain, () => picker.current?.click()],
    [item.canShrink, texts.makeSmaller, () => void queue.shrink(key)],
    [true, texts.remove, () => queue.cancel(key)],
  ];
  return (
    <FileLine
      icon={failed ? CircleAlert : CircleHelp}
      tone={failed ? 'bad' : 'plain'}
      name={file.name}
      actions={offers.map(
        ([offered, label, run]) =>
          offered && <RowButton key={label} label={label} file={file.name} onClick={run} />,
      )}
    >
      <p className={failed ? 'font-strong text-bad-text' : 'font-strong text-due-text'}>{problem?.message}</p>
      {problem?.help && <p>{problem.help}</p>}
      {item.canChooseAgain && (
        <FilePicker
          picker={picker}
          accept={acceptAt(item.target, limits)}
          onChoose={([chosen]) => chosen && limits && queue.chooseAgain(key, chosen, limits)}
        />
      )}
    </FileLine>
  );
}

function stateWords({ status, progress, converting, offline }: UploadItem): string {
  if (status === 'waiting') return texts.waiting;
  if (offline) return texts.offline;
  if (converting) return texts.converting;
  return progress < checked ? texts.checking : texts.uploading(percentSent(progress));
}

function RowButton({ label, file, onClick }: { label: string; file: string; onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={texts.named(label, file)} onClick={onClick}>
      {label}
    </Button>
  );
}

interface StoppedRowProps {
  row: DocumentRow;
  /** The id of the delete button, which gets the focus after its neighbor was deleted. */
  deleteId: string;
  onDelete: () => void;
}

/** An upload that an earlier visit left unfinished: choosing the same file again completes it. */
export function UnfinishedRow({ row, deleteId, onDelete }: StoppedRowProps) {
  const { queue } = useUploads();
  const { data: limits } = useQuery(publicSettingsQuery);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FileLine
      icon={Undo2}
      name={row.file_name}
      actions={
        <>
          <FilePicker
            picker={picker}
            accept={acceptAt(row, limits)}
            onChoose={([file]) => file && limits && void queue.resume(row, file, limits)}
          />
          <Button
            variant="quiet"
            unavailable={!limits}
            aria-label={texts.named(texts.chooseAgain, row.file_name)}
            onClick={() => picker.current?.click()}
          >
            {texts.chooseAgain}
          </Button>
          <Button
            id={deleteId}
            variant="quiet"
            aria-label={texts.named(documentTexts.list.delete, row.file_name)}
            onClick={onDelete}
          >
            {documentTexts.list.delete}
          </Button>
        </>
      }
    >
      {formatFileSize(row.file_size)}. {texts.unfinished}
    </FileLine>
  );
}

/** A file that the server's checks refused: its bytes are deleted, and its owner is told here. */
export function RefusedRow({ row, deleteId, onDelete }: StoppedRowProps) {
  return (
    <FileLine
      icon={ShieldAlert}
      tone="bad"
      name={row.file_name}
      actions={
        <Button
          id={deleteId}
          variant="quiet"
          aria-label={upload.named(list.delete, row.file_name)}
          onClick={onDelete}
        >
          {list.delete}
        </Button>
      }
    >
      <p className="font-strong text-bad-text">{checksTexts.refused}</p>
      <p>{checksTexts.refusedHelp}</p>
    </FileLine>
  );
}
