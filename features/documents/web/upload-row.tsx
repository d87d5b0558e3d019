import { CircleAlert, CircleHelp, FileText, Upload } from 'lucide-react';
import { formatFileSize } from '#platform/browser/format.ts';
import { useSession } from '#platform/browser/session.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { documentTexts } from '../texts/documents.ts';
import { FileLine } from './file-line.tsx';
import { checked, percentSent, type UploadItem } from './upload-item.ts';
import { useUploads } from './uploads.tsx';

const texts = documentTexts.upload;

/** A file on its way: words carry the progress, the bar repeats them. An error stands here, with what to do. */
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

/** It did not go through, or waits for an answer. */
function Stopped({ item }: { item: UploadItem }) {
  const { queue } = useUploads();
  const { key, file, problem } = item;
  const failed = item.status === 'error';
  const offers: [boolean, string, () => void][] = [
    [!failed, texts.accept, () => queue.accept(key)],
    [item.canRetry, texts.retry, () => queue.retry(key)],
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
