import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { BatchDecisionResult } from '../contract/application-batches.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';

/** What of a batch somebody else was faster with: it stands above the list until it is put away or done again. */
export function BatchProblems({
  results,
  isListed,
  onDismiss,
}: {
  results: readonly BatchDecisionResult[];
  /** A case that was changed may not fit the list's filters any more. */
  isListed: (id: string) => boolean;
  onDismiss: () => void;
}) {
  const stale = results.filter(({ outcome }) => outcome === 'stale');
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  if (stale.length === 0) return null;
  return (
    // The attribute sends a toast to the top of a phone (app.css, answered).
    <div data-batch-problems>
      <Alert
        tone="deadline"
        className="mb-4"
        title={texts.changedBut(changed.length, stale.length)}
        actions={<Button onClick={onDismiss}>{uiTexts.dismiss}</Button>}
      >
        <ul>
          {stale.map(({ id, application, changed_by }) => (
            <li key={id}>
              {application &&
                texts.changedByNow(
                  application.applicant_name ?? officeApplicationTexts.noName,
                  changed_by,
                  application.status,
                )}
            </li>
          ))}
        </ul>
        <p>{stale.some(({ id }) => isListed(id)) ? texts.stillSelected : texts.notListed}</p>
      </Alert>
    </div>
  );
}
