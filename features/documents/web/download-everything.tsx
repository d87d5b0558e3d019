import { useMutation } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { call } from '#platform/browser/api.ts';
import { saveFrom } from '#platform/browser/save-from.ts';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { notify } from '#ui/notify.ts';
import { createArchiveLink, type DocumentRow } from '../contract.ts';
import { archiveTexts as texts } from '../texts/document-archive.ts';
import { documentTexts } from '../texts/documents.ts';

const { toasts } = documentTexts;

interface DownloadEverythingProps {
  applicationId: string;
  /** All of the application; nothing is offered while none of them is finished. */
  documents: readonly DocumentRow[];
}

/** One archive with everything, to keep. */
export function DownloadEverything({ applicationId, documents }: DownloadEverythingProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await call(createArchiveLink, {
        params: { application_id: applicationId },
        body: {},
      });
      saveFrom(url);
    },
    onSuccess: () => notify.success(toasts.downloadStarted),
    onError: () => notify.error(toasts.downloadFailed.title, toasts.downloadFailed.detail),
  });
  const count = documents.filter(({ upload_status }) => upload_status === 'uploaded').length;
  if (count === 0) return null;
  return (
    <FoldingCard aria-labelledby="keep-title" className="grid content-start justify-items-start gap-4">
      <CardHeader id="keep-title" title={texts.title} />
      <p>{texts.hint(count)}</p>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Archive aria-hidden="true" />}
        {download.isPending ? texts.preparing : texts.download}
      </Button>
      {download.isError && (
        <p className="text-small font-strong text-bad-text">{toasts.downloadFailed.detail}</p>
      )}
    </FoldingCard>
  );
}
