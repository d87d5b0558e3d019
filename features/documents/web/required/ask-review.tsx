import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Application, requestReview } from '#features/applications/contract/applications.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { call } from '#platform/browser/api.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { refreshAfterChange } from '../use-documents.ts';

const texts = requiredTexts.review;

/** Hands the six documents to the team, or says that the team has them. Nothing where staff have decided already. */
export function AskReview({ application }: { application: Application }) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(requestReview, { params: { id: application.id }, body: {} }),
    onSuccess: () => {
      notify.success(texts.asked, texts.askedDetail);
      refreshAfterChange(client, application.id);
    },
    onError: (error) => notify.error(texts.failed, error.message),
  });
  if (application.status === 'under_review') return <p>{texts.underWay}</p>;
  if (application.status !== 'in_progress') return null;
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p>{texts.offer}</p>
      <Button busy={ask.isPending} onClick={() => ask.mutate()}>
        {ask.isPending ? texts.busy : texts.ask}
      </Button>
    </div>
  );
}
