import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { OfficeDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { StaleNotice } from './stale-notice.tsx';
import { paperWords, staleOf, type useReview } from './use-review.ts';

const { returning: texts, presets, decision } = officeReviewTexts;

interface ReturnDialogProps {
  document: OfficeDocument;
  name: string;
  /** What was written before, also in a dialog that was closed. */
  draft: string;
  onDraft: (text: string) => void;
  review: ReturnType<typeof useReview>;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a new copy is needed: a usual reason to begin with, then the words that the applicant reads. */
export function ReturnDialog({
  document,
  name,
  draft,
  onDraft,
  review,
  onConfirm,
  onClose,
}: ReturnDialogProps) {
  const [missing, setMissing] = useState(false);
  const stale = staleOf(review.error);
  function confirm() {
    const reason = draft.trim();
    setMissing(reason === '');
    if (reason) onConfirm(reason);
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(paperWords(document))}
      description={texts.description(name)}
      confirmLabel={review.isPending ? texts.confirming : texts.confirm}
      cancelLabel={texts.cancel}
      busy={review.isPending}
      onConfirm={confirm}
    >
      {stale && <StaleNotice stale={stale} />}
      {review.error && !stale && (
        <Alert tone="error" title={decision.failed}>
          {review.error.message}
        </Alert>
      )}
      <fieldset className="grid gap-2">
        <legend className="pb-1.5 font-strong">{texts.presets}</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button key={preset.name} onClick={() => onDraft(withPreset(draft, preset.text))}>
              {preset.name}
            </Button>
          ))}
        </div>
      </fieldset>
      <Field label={texts.text} error={missing && draft.trim() === '' ? texts.needed : undefined}>
        <Textarea rows={4} maxLength={1000} value={draft} onChange={({ target }) => onDraft(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** A usual reason takes the place of another one, and comes after what somebody wrote themselves. */
function withPreset(draft: string, text: string): string {
  const own = draft.trim();
  if (own.includes(text)) return draft;
  const other = presets.find((preset) => preset.text === own);
  return own === '' || other ? text : `${own} ${text}`;
}
