import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import type { DocumentRow } from '../contract.ts';
import { documentTexts } from '../texts/documents.ts';
import { deleteButtonId } from './document-row.tsx';
import { FileLine } from './file-line.tsx';
import { useUploads } from './uploads.tsx';

const texts = documentTexts.upload;

/** An upload that an earlier visit left unfinished: the same file, chosen again, completes it. */
export function UnfinishedRow({ row, onDelete }: { row: DocumentRow; onDelete: () => void }) {
  const { queue } = useUploads();
  const { data: limits } = usePublicSettings();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FileLine
      icon={Undo2}
      name={row.file_name}
      actions={
        <>
          <FilePicker
            picker={picker}
            onChoose={([file]) => file && limits && queue.resume(row, file, limits)}
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
            id={deleteButtonId(row.id)}
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
