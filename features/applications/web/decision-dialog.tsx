import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CaseFile } from '#features/cases/contract/cases.ts';
import { openPapers } from '#features/cases/rules/cases.ts';
import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { formatWhen } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormRefusal } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Textarea } from '#ui/text-input.tsx';
import type { ApplicationStatus, OfficeApplication, StaleApplication } from '../contract/applications.ts';
import { officeApplicationTexts, statusLabels } from '../texts/office-applications.ts';
import { ApplicationStatusMark } from './application-status.tsx';
import { useDecide } from './case-changes.ts';
import { caseQuery } from './office-queries.ts';

const texts = officeApplicationTexts.decision;

interface DecisionDialogProps {
  application: OfficeApplication;
  status: ApplicationStatus;
  onClose: () => void;
  /** Opens what comes next in the queue, where there is one. */
  onGoOn?: () => void;
}

/**
 * Confirms a status change: the applicant in the heading, old and new status, a note. The focus starts on the note,
 * for a rejection on Cancel, for the approval of a complete case on Approve. After a colleague's concurrent change it shows
 * theirs and starts from that.
 */
export function DecisionDialog({ application: given, status, onClose, onGoOn }: DecisionDialogProps) {
  // A snapshot: the screen changes live, and the server refuses a decision about an older version.
  const [opened] = useState(given);
  const decide = useDecide();
  const asksForPapers = status === 'approved' || status === 'completed';
  const papers = useQuery({ ...caseQuery(given.id), enabled: asksForPapers });
  const concerns = papers.data && concernsOf(papers.data);
  const goesOn = useRef(false);
  const form = useForm({
    // Each status has its own draft: a reason for one is none for another.
    draft: `decision:${given.id}:${status}`,
    start: () => ({ reason: '' }),
    send: ({ reason }, attempt) => {
      const stale = attempt.stale as StaleApplication | undefined;
      return decide.mutateAsync({ application: stale?.application ?? opened, status, reason });
    },
    close: () => {
      onClose();
      if (goesOn.current) onGoOn?.();
    },
  });
  function submit(andGoOn: boolean) {
    goesOn.current = andGoOn;
    void form.submit();
  }
  const stale = form.stale as StaleApplication | undefined;
  const application = stale?.application ?? opened;
  const name = application.applicant_name ?? officeApplicationTexts.noName;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.heading(status, name)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <ApplicationStatusMark status={application.status} />
          <ArrowRight aria-hidden="true" className="text-muted" />
          <span className="sr-only">{texts.becomes}</span>
          <ApplicationStatusMark status={status} />
        </span>
      }
      confirmLabel={form.busy ? texts.deciding : texts.verb(status)}
      cancelLabel={texts.cancel}
      tone={status === 'rejected' ? 'danger' : 'primary'}
      busy={form.busy}
      waits={papers.isLoading}
      startsOnConfirm={concerns?.length === 0}
      onConfirm={() => submit(false)}
      also={onGoOn && { label: texts.andNext(status), hint: texts.andNextKeys, run: () => submit(true) }}
    >
      {stale && (
        <Alert tone="deadline" title={texts.staleTitle}>
          <p role="alert">
            {stale.changed_by && stale.changed_at
              ? texts.stale(name, stale.changed_by, formatWhen(stale.changed_at))
              : texts.staleUnknown(name)}{' '}
            {texts.staleNow(statusLabels[application.status])} {texts.staleAgain}
          </p>
        </Alert>
      )}
      {!stale && <FormRefusal form={form} title={officeApplicationTexts.errors.updating} />}
      {papers.isLoading && <p role="status">{paperTexts.looking}</p>}
      {concerns && <OpenPapers concerns={concerns} />}
      {application.status === status && !stale && <p className="text-muted">{texts.same(status)}</p>}
      <Field label={texts.note(name)} hint={texts.after} optional {...form.field('reason')}>
        <Textarea rows={3} maxLength={2000} {...form.input('reason')} />
      </Field>
    </ConfirmDialog>
  );
}

const paperTexts = officeCaseTexts.decision;

/** What is to be known before an approval, in sentences. */
function concernsOf(file: CaseFile): string[] {
  const { unreviewed, missing, aside } = openPapers(file);
  return [
    unreviewed.length > 0 && paperTexts.unreviewed(unreviewed.map(paperTexts.paper)),
    missing.length > 0 && paperTexts.missing(missing.map(paperTexts.paper)),
    aside.length > 0 && paperTexts.setAside(aside.map(paperTexts.paper)),
  ].filter((concern) => concern !== false);
}

/** Warns before an approval about documents that are unreviewed or missing. It blocks nothing. */
function OpenPapers({ concerns }: { concerns: readonly string[] }) {
  if (concerns.length === 0) return null;
  return (
    <Alert tone="deadline" title={paperTexts.notComplete}>
      <ul className="list-disc pl-5">
        {concerns.map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
      </ul>
      <p>{paperTexts.allTheSame}</p>
    </Alert>
  );
}
