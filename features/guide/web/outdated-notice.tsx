import { useEffect } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';

interface OutdatedNoticeProps {
  /** The specified title and sentence, also the toast's. */
  title: string;
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Something could not be loaded again: what stands below is from an earlier time. The toast is its echo. */
export function OutdatedNotice({ title, message, onRetry, retrying }: OutdatedNoticeProps) {
  useEffect(() => notify.error(title, message), [title, message]);
  return (
    <Alert
      tone="error"
      title={title}
      className="mb-6"
      actions={
        <Button busy={retrying} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
