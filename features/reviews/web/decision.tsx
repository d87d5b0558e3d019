import { Check, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { Textarea } from '#ui/text-input.tsx';
import type { OfficeDocument, StaleDocument } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { DocumentState } from './document-list.tsx';
import { paperWords, staleOf, staleWords, type useReview } from './use-review.ts';

const { returning: returningTexts, presets, decision } = officeReviewTexts;

const texts = officeReviewTexts.decision;

interface DecisionBarProps {
  document: OfficeDocument;
  name: string;
  review: ReturnType<typeof useReview>;
  /** The window for the reason shows failures itself. */
  asking: boolean;
  onAccept: () => void;
  /** Where this is the last paper of the case that waits. */
  onAcceptAndNext: (() => void) | undefined;
  onReturn: () => void;
  /** Once everything of the case is reviewed. */
  done: ReactNode;
}

/**
 * The state of the document, and the two answers, in sight at the end of the window however far one has scrolled. None is
 * filled: the filled button of a case decides the case.
 */
export function DecisionBar({
  document,
  name,
  review,
  asking,
  onAccept,
  onAcceptAndNext,
  onReturn,
  done,
}: DecisionBarProps) {
  const stale = staleOf(review.error);
  const status = document.review?.status;
  const answered = status === 'accepted' || status === 'returned';
  const ofThis = review.variables?.document.id === document.id && !asking;
  return (
    <div className="sticky bottom-0 z-1 grid gap-2 border-t border-line bg-surface px-4 py-3 [@media(max-height:30rem)]:static">
      {ofThis && stale && <StaleNotice stale={stale} />}
      {ofThis && review.error && !stale && (
        <Alert tone="error" title={texts.failed}>
          {review.error.message}
        </Alert>
      )}
      {status === 'returned' && document.review?.reason && <Quoted>{document.review.reason}</Quoted>}
      {(!document.review || document.replaced) && <DocumentState document={document} />}
      {document.review && !document.replaced && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {status !== 'accepted' && (
              <Button
                aria-keyshortcuts="a"
                className="border-link! text-link!"
                busy={review.isPending && review.variables.status === 'accepted'}
                onClick={onAccept}
              >
                <Check aria-hidden="true" />
                {review.isPending && review.variables.status === 'accepted' ? texts.accepting : texts.accept}
                <Key>{texts.acceptKey}</Key>
              </Button>
            )}
            {onAcceptAndNext && (
              <Button
                data-once
                aria-keyshortcuts="e"
                unavailable={review.isPending}
                onClick={onAcceptAndNext}
              >
                {texts.acceptAndNext}
                <Key>{texts.acceptAndNextKey}</Key>
              </Button>
            )}
            <Button aria-keyshortcuts="n" aria-haspopup="dialog" onClick={onReturn}>
              <RotateCcw aria-hidden="true" />
              {texts.needsNewCopy}
              <Key>{texts.returnKey}</Key>
            </Button>
            <DocumentState document={document} />
          </div>
          <p className="text-small text-muted max-sm:hidden">
            {texts.seen(name)} {answered && texts.change}
          </p>
        </>
      )}
      {done}
    </div>
  );
}

/** A key that does the same; there is none on a phone. */
function Key({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-tile border border-line px-1.5 text-small font-normal text-muted pointer-coarse:hidden"
    >
      {children}
    </span>
  );
}

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
      title={returningTexts.title(paperWords(document))}
      description={returningTexts.description(name)}
      confirmLabel={review.isPending ? returningTexts.confirming : returningTexts.confirm}
      cancelLabel={returningTexts.cancel}
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
        <legend className="pb-1.5 font-strong">{returningTexts.presets}</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button key={preset.name} onClick={() => onDraft(withPreset(draft, preset.text))}>
              {preset.name}
            </Button>
          ))}
        </div>
      </fieldset>
      <Field
        label={returningTexts.text}
        error={missing && draft.trim() === '' ? returningTexts.needed : undefined}
      >
        <Textarea rows={4} maxLength={1000} value={draft} onChange={({ target }) => onDraft(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** A usual reason takes the place of another one, and comes after what the user wrote. */
function withPreset(draft: string, text: string): string {
  const own = draft.trim();
  if (own.includes(text)) return draft;
  const other = presets.find((preset) => preset.text === own);
  return own === '' || other ? text : `${own} ${text}`;
}

/** A colleague said something about the document first: what, who, and that nothing of one's own was saved. */
function StaleNotice({ stale }: { stale: StaleDocument }) {
  return (
    <Alert tone="deadline" title={officeReviewTexts.decision.staleTitle}>
      <p role="alert">{staleWords(stale)}</p>
    </Alert>
  );
}
