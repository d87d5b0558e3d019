import { supportTexts } from '#domain/texts/support.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

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
