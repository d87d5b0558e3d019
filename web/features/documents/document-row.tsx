import { useMutation } from '@tanstack/react-query';
import { Check, FileText } from 'lucide-react';
import { useState } from 'react';
import { getContent, type DocumentRow as Row } from '#domain/contracts/documents.ts';
import { isViewable } from '#domain/rules/documents.ts';
import { documentTexts } from '#domain/texts/documents.ts';
import { fetchFile, saveFile } from '../../lib/fetch-file.ts';
import { formatDate, formatFileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { FileLine } from './file-line.tsx';
import { openDocument } from './open-document.ts';

const { list, toasts, upload } = documentTexts;

interface DocumentRowProps {
  row: Row;
  /** It arrived while this page was open. */
  justUploaded: boolean;
  onDelete: () => void;
}

/** A stored document: what it is, and what can be done with it. A failure stands on the line until the next try. */
export function DocumentRow({ row, justUploaded, onDelete }: DocumentRowProps) {
  const [problem, setProblem] = useState<string>();
  const fail = (failure: { title: string; detail: string }) => {
    setProblem(failure.detail);
    notify.error(failure.title, failure.detail);
  };
  const view = useMutation({ mutationFn: openDocument, onError: () => fail(toasts.viewFailed) });
  const download = useMutation({
    mutationFn: async ({ id, file_name }: Row) => {
      const { blob } = await fetchFile(getContent, { params: { id } });
      saveFile({ name: file_name, blob });
    },
    onSuccess: () => notify.success(toasts.downloadStarted),
    onError: () => fail(toasts.downloadFailed),
  });
  const start = (work: { mutate: (row: Row) => void }) => {
    setProblem(undefined);
    work.mutate(row);
  };
  const named = (action: string) => upload.named(action, row.file_name);
  return (
    <FileLine
      icon={justUploaded ? Check : FileText}
      tone={justUploaded ? 'good' : 'plain'}
      name={row.file_name}
      actions={
        <>
          <Button
            variant="quiet"
            busy={view.isPending}
            aria-label={named(list.view)}
            onClick={() => start(isViewable(row.file_type) ? view : download)}
          >
            {view.isPending ? list.opening : list.view}
          </Button>
          <Button
            variant="quiet"
            busy={download.isPending}
            aria-label={named(list.download)}
            onClick={() => start(download)}
          >
            {download.isPending ? list.downloading : list.download}
          </Button>
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
      below={problem && <p className="text-small font-strong text-bad-text">{problem}</p>}
    >
      {formatFileSize(row.file_size)}.{' '}
      {justUploaded ? upload.done : list.uploadedOn(formatDate(row.created_at))}
    </FileLine>
  );
}

/** Where the focus goes when the line above was deleted. */
export const deleteButtonId = (documentId: string) => `delete-${documentId}`;
