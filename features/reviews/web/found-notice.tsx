import { useMutation } from '@tanstack/react-query';
import { Download, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { isDrawable } from '#features/documents/rules/file-findings.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { OfficeDocument } from '../contract.ts';
import type { OpeningReason } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import type { useSitting } from './use-sitting.ts';

const { checks: texts, opening } = officeReviewTexts;

interface FoundNoticeProps {
  document: OfficeDocument;
  /** The applicant's. */
  name: string;
  reason: OpeningReason;
  sitting: ReturnType<typeof useSitting>;
}

/** What was found in a document, named; and the way to the file itself, behind a warning that names it again. */
export function FoundNotice({ document, name, reason, sitting }: FoundNoticeProps) {
  const [warning, setWarning] = useState(false);
  const save = useMutation({
    // Sent as an attachment: the page stays.
    mutationFn: async () => location.assign(await sitting.linkTo(document, reason, { warned: true })),
    onSuccess: () => setWarning(false),
    onError: (error: Error) => notify.error(opening.failed, error.message),
  });
  const things = (
    <ul className="list-disc pl-5">
      {document.findings.map((finding) => (
        <li key={finding}>{texts.things[finding]}</li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label={texts.title}
      className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line bg-due px-4 py-3"
    >
      <ShieldAlert aria-hidden="true" className="mt-px text-due-text" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="font-strong text-due-text">{texts.title}</p>
        {things}
        {isDrawable(document.findings) && <p>{texts.drawn}</p>}
        <Button aria-haspopup="dialog" onClick={() => setWarning(true)}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
      </div>
      <ConfirmDialog
        open={warning}
        onOpenChange={(open) => open || setWarning(false)}
        title={texts.warning.title}
        description={texts.warning.lead}
        confirmLabel={texts.warning.confirm}
        cancelLabel={texts.warning.cancel}
        tone="danger"
        busy={save.isPending}
        onConfirm={() => save.mutate()}
      >
        <div className="grid gap-3">
          {things}
          <p>{texts.warning.advice}</p>
          <p className="text-muted">{texts.warning.recorded(name)}</p>
        </div>
      </ConfirmDialog>
    </section>
  );
}
