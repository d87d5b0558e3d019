import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { supportTexts } from '../texts/support.ts';

/** Why something was not sent. What was written stays in its form. */
export function Refusal({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <Alert tone="error" title={title} actions={<Button onClick={onRetry}>{uiTexts.tryAgain}</Button>}>
      <p>
        {error.message} {supportTexts.form.kept}
      </p>
    </Alert>
  );
}
