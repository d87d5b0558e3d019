import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { keepDraft, readDraft } from '#platform/browser/drafts.ts';
import { newKey } from '#platform/browser/new-key.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { BatchDecisionResult } from '../contract/application-batches.ts';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';
import { ApplicationStatusMark } from './application-status.tsx';
import { useDecideMany } from './use-decide-many.ts';

const { decision, errors, noName } = officeApplicationTexts;

/** More than this and the list of names scrolls. */
const shownAtOnce = 6;

export interface BatchDialogProps {
  applications: readonly OfficeApplication[];
  status: ApplicationStatus;
  onDone: (results: BatchDecisionResult[]) => void;
  onClose: () => void;
}

/** Asks before the status of several cases changes: every name with its old status and the new one, and one note. */
export function BatchDialog({ applications, status, onDone, onClose }: BatchDialogProps) {
  // Escape closes the window and takes nothing; the note comes back for the same cases alone.
  const [draft] = useState(() => `decision:${applications.map(({ id }) => id).sort()}:${status}`);
  const [reason, setReason] = useState(() => readDraft(draft, { reason: '' }).reason);
  const [tried, setTried] = useState<{ reason: string; key: string }>();
  const send = useDecideMany((results) => {
    keepDraft(draft, undefined);
    onDone(results);
  });
  function decide() {
    // Another note is another decision: under the first one's key it would be answered as done, and be dropped.
    const key = tried?.reason === reason ? tried.key : newKey();
    setTried({ reason, key });
    send.mutate({ applications, status, reason, clientKey: key });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.heading(status, applications.length)}
      description={decision.after}
      confirmLabel={send.isPending ? texts.deciding : decision.verb(status)}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      busy={send.isPending}
      onConfirm={decide}
    >
      <ul
        aria-label={texts.names}
        tabIndex={applications.length > shownAtOnce ? 0 : undefined}
        className="grid max-h-60 gap-2 overflow-y-auto rounded-control border border-line px-3 py-2"
      >
        {applications.map((application) => (
          <li key={application.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-medium">{application.applicant_name ?? noName}</span>
            <span className="flex flex-wrap items-center gap-2 text-small">
              <ApplicationStatusMark status={application.status} />
              {application.status === status ? (
                <span className="text-muted">{texts.stays}</span>
              ) : (
                <>
                  <ArrowRight aria-hidden="true" className="text-muted" />
                  <span className="sr-only">{decision.becomes}</span>
                  <ApplicationStatusMark status={status} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {send.error && (
        <Alert tone="error" title={errors.updating}>
          {send.error.status > 0 && send.error.status < 500 ? send.error.message : texts.failed}
        </Alert>
      )}
      <Field label={texts.note} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            keepDraft(draft, event.target.value ? { reason: event.target.value } : undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
