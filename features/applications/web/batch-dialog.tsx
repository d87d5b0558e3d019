import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, call } from '#platform/browser/api.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notify } from '#ui/notify.ts';
import { Textarea } from '#ui/text-input.tsx';
import {
  type BatchDecisionResult,
  type BatchUndoResult,
  decideApplications,
  undoDecisions,
} from '../contract/application-batches.ts';
import type { ApplicationStatus, OfficeApplication } from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeBatchTexts as texts } from '../texts/office-batches.ts';
import { ApplicationStatusMark } from './application-status.tsx';
import { useReload } from './case-changes.ts';

const { decision, errors, noName } = officeApplicationTexts;

/** A longer list of names scrolls. */
const shownAtOnce = 6;

export interface BatchDialogProps {
  applications: readonly OfficeApplication[];
  status: ApplicationStatus;
  onDone: (results: BatchDecisionResult[]) => void;
  onClose: () => void;
}

/** Confirms a status change of several cases: each name with its old and new status, and one note. */
export function BatchDialog({ applications, status, onDone, onClose }: BatchDialogProps) {
  // The note's draft belongs to this set of cases.
  const [draft] = useState(() => `decision:${applications.map(({ id }) => id).sort()}:${status}`);
  const decide = useDecideMany();
  const form = useForm({
    draft,
    start: () => ({ reason: '' }),
    send: ({ reason }, { key }) => decide.mutateAsync({ applications, status, reason, clientKey: key }),
    onDone: ({ results }) => onDone(results),
  });
  const isOutage = form.refusal && (form.refusal.status === 0 || form.refusal.status >= 500);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.heading(status, applications.length)}
      description={decision.after}
      confirmLabel={form.busy ? texts.deciding : decision.verb(status)}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      busy={form.busy}
      onConfirm={() => form.submit()}
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
      <FormRefusal form={form} title={errors.updating} detail={isOutage ? texts.failed : undefined} />
      <Field label={texts.note} optional {...form.field('reason')}>
        <Textarea rows={3} maxLength={2000} {...form.input('reason')} />
      </Field>
    </ConfirmDialog>
  );
}

/**
 * The cases of a batch that failed, usually because a colleague changed them first. Shown above the list until
 * dismissed or retried.
 */
export function BatchProblems({
  results,
  isListed,
  onDismiss,
}: {
  results: readonly BatchDecisionResult[];
  /** False when a changed case no longer matches the list's filters. */
  isListed: (id: string) => boolean;
  onDismiss: () => void;
}) {
  const stale = results.filter(({ outcome }) => outcome === 'stale');
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  if (stale.length === 0) return null;
  return (
    // The attribute moves toasts to the top on phones (app.css, answered).
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
                texts.changedByNow(application.applicant_name ?? noName, changed_by, application.status)}
            </li>
          ))}
        </ul>
        <p>{stale.some(({ id }) => isListed(id)) ? texts.stillSelected : texts.notListed}</p>
      </Alert>
    </div>
  );
}

interface Wanted {
  applications: readonly OfficeApplication[];
  status: ApplicationStatus;
  reason: string;
  /** The idempotency key: the same for every attempt with the same note. */
  clientKey: string;
}

type Results<Result> = { results: Result[] };

type Item = Pick<OfficeApplication, 'id' | 'version'>;

const items = (applications: readonly Item[]) => applications.map(({ id, version }) => ({ id, version }));

const namesOf = (applications: readonly OfficeApplication[]) => {
  const names = new Map(applications.map(({ id, applicant_name }) => [id, applicant_name ?? noName]));
  return (id: string) => names.get(id) ?? noName;
};

/** Sets the status of several cases. The toast counts successes and failures and offers to undo the former. */
function useDecideMany() {
  const reload = useReload();
  const undo = useUndoMany();
  return useMutation<Results<BatchDecisionResult>, ApiError, Wanted>({
    mutationFn: ({ applications, status, reason, clientKey }) =>
      call(decideApplications, {
        body: { items: items(applications), status, reason, client_key: clientKey },
      }),
    onSuccess: ({ results }, { applications }) => {
      const changed = results.flatMap(({ outcome, application }) =>
        outcome === 'changed' && application ? [application] : [],
      );
      const not = problemsOf(results, applications);
      const until = changed.map(({ undo_until }) => undo_until ?? '').sort()[0];
      notify[not.length > 0 ? 'info' : 'success'](
        decision.updated,
        not.length > 0
          ? `${texts.changedBut(changed.length, not.length)}: ${not.join('; ')}.`
          : `${texts.changed(changed.length)}.`,
        until ? { label: texts.undo, run: () => undo.mutate(changed), until: new Date(until) } : undefined,
      );
    },
    onError: (error) => notify.error(errors.updating, error.message),
    // Not awaited: the selection stays until the dialog closes; only then does the list load again without those rows.
    onSettled: () => void reload(),
  });
}

/** One sentence per failed case. */
function problemsOf(results: BatchDecisionResult[], applications: readonly OfficeApplication[]): string[] {
  const nameOf = namesOf(applications);
  return results.flatMap(({ id, outcome, application, changed_by }) => {
    if (outcome === 'stale') return texts.changedBy(nameOf(id), changed_by);
    if (outcome === 'not_found') return texts.gone(nameOf(id));
    if (outcome === 'unchanged' && application) return texts.already(nameOf(id), application.status);
    return [];
  });
}

function useUndoMany() {
  const reload = useReload();
  return useMutation<Results<BatchUndoResult>, ApiError, OfficeApplication[]>({
    mutationFn: (applications) => call(undoDecisions, { body: { items: items(applications) } }),
    onSuccess: ({ results }, applications) => {
      const nameOf = namesOf(applications);
      const not = results.flatMap(({ id, outcome, changed_by }) => {
        if (outcome === 'stale') return texts.changedBy(nameOf(id), changed_by);
        if (outcome === 'too_late') return texts.tooLate(nameOf(id));
        return outcome === 'not_found' ? texts.gone(nameOf(id)) : [];
      });
      const done = results.length - not.length;
      if (not.length === 0) notify.success(decision.undone, texts.undone(done));
      else notify.info(decision.undone, `${texts.undoneBut(done, not.length)}: ${not.join('; ')}.`);
    },
    onError: (error) => notify.error(errors.updating, error.message),
    onSettled: reload,
  });
}
