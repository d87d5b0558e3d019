import { useState } from 'react';
import { ApiError, call } from '#platform/browser/api.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { discardDraft } from '../../contract/landing-page-drafts.ts';
import type { OfficePage } from '../../contract/landing-page-shapes.ts';
import { pageEditorTexts } from '../../texts/office-page-editor.ts';
import type { DraftInHand } from './use-draft.ts';

const { discarding: texts, publishing, steps } = pageEditorTexts;

interface DiscardDialogProps {
  open: boolean;
  onClose: () => void;
  page: OfficePage;
  hand: DraftInHand;
}

/** Goes back to what is published. The words are one step behind Undo. */
export function DiscardDialog({ open, onClose, page, hand }: DiscardDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function discard() {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await hand.keeper.flush()))
        throw new ApiError(0, { code: 'unavailable', message: publishing.notSaved });
      const body = { draft_version: hand.keeper.version };
      hand.adopt(await call(discardDraft, { params: { id: page.id }, body }), steps.discarding);
      notify.success(texts.done);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.body}
      confirmLabel={texts.confirm}
      tone="danger"
      busy={busy}
      onConfirm={() => void discard()}
    >
      {problem && <FieldError>{problem}</FieldError>}
    </ConfirmDialog>
  );
}
