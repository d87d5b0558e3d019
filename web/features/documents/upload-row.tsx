import { CircleAlert, FileText, Upload } from 'lucide-react';
import { documentTexts } from '#domain/texts/documents.ts';
import { formatFileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FileLine } from './file-line.tsx';
import { checked, percentSent, type UploadItem } from './upload-item.ts';
import { useUploads } from './uploads.tsx';

const texts = documentTexts.upload;

/** A file on its way: words carry the progress, the bar repeats them. An error stands here, with what to do. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { queue } = useUploads();
  const { key, file, status, error } = item;
  if (status === 'error' && error)
    return (
      <FileLine
        icon={CircleAlert}
        tone="bad"
        name={file.name}
        actions={
          <>
            {item.canRetry && (
              <RowButton label={texts.retry} file={file.name} onClick={() => queue.retry(key)} />
            )}
            <RowButton label={texts.remove} file={file.name} onClick={() => queue.cancel(key)} />
          </>
        }
      >
        <p className="font-strong text-bad-text">{error.message}</p>
        {error.help && <p>{error.help}</p>}
      </FileLine>
    );

  const words = stateWords(item);
  return (
    <FileLine
      icon={item.progress >= checked ? Upload : FileText}
      name={file.name}
      actions={<RowButton label={texts.cancel} file={file.name} onClick={() => queue.cancel(key)} />}
      below={<ProgressBar value={item.progress} label={file.name} valueText={words} />}
    >
      {formatFileSize(file.size)}. {words}
    </FileLine>
  );
}

function stateWords({ status, progress }: UploadItem): string {
  if (status === 'waiting') return texts.waiting;
  return progress < checked ? texts.checking : texts.uploading(percentSent(progress));
}

function RowButton({ label, file, onClick }: { label: string; file: string; onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={texts.named(label, file)} onClick={onClick}>
      {label}
    </Button>
  );
}
