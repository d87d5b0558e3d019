import { useMutation } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { createAccountArchiveLink } from '#features/privacy/contract/account-archive.ts';
import { archiveFiles, dataCardTexts as texts } from '#features/privacy/texts/account-archive.ts';
import { call } from '#platform/browser/api.ts';
import { saveFrom } from '#platform/browser/save-from.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { notify } from '#ui/notify.ts';

/** A copy of everything we hold about somebody, to keep or to take elsewhere. */
export function DataCard() {
  const download = useMutation({
    mutationFn: async () => saveFrom((await call(createAccountArchiveLink, { body: {} })).url),
    onSuccess: () => notify.success(texts.started),
    onError: (error) => notify.error(texts.failed, error.message),
  });
  return (
    <FoldingCard
      id="your-data"
      aria-labelledby="data-title"
      className="grid content-start justify-items-start gap-4"
    >
      <CardHeader id="data-title" title={texts.title} />
      <p>{texts.hint}</p>
      <p>{texts.open(archiveFiles.page)}</p>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {!download.isPending && <Archive aria-hidden="true" />}
        {download.isPending ? texts.getting : texts.get}
      </Button>
      {download.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{download.error.message}</p>
        </Alert>
      )}
      <p className="text-small text-muted">{texts.careful}</p>
    </FoldingCard>
  );
}
