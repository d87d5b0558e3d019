import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import type { OfficeMail } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { useRetryMail } from './use-office-mails.ts';

const texts = officeMailTexts;

/** Has an e-mail tried again. Pressed twice, it goes once. */
export function RetryButton({ mail }: { mail: OfficeMail }) {
  const retrying = useRetryMail();
  function retry() {
    retrying.mutate(mail.id, {
      onSuccess: ({ state }) => {
        const { title, detail } = state === 'waiting' ? texts.retried : texts.retriedLate;
        notify.success(title, detail);
      },
      onError: (error) => notify.error(texts.errorRetrying, error.message),
    });
  }
  return (
    <Button
      busy={retrying.isPending}
      aria-label={retrying.isPending ? undefined : texts.retryLabel(mail.user_name ?? mail.email)}
      onClick={retry}
    >
      {retrying.isPending ? texts.retrying : texts.retry}
    </Button>
  );
}
