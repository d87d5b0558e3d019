import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Link } from '#ui/link.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ApplicationFees } from '../contract/application-fees.ts';
import { type Application, type listOwnApplications, removeApplication } from '../contract/applications.ts';
import { statusTexts } from '../texts/applications.ts';
import { applicantWords, householdTexts } from '../texts/household.ts';
import { ownApplicationsQuery } from './queries.ts';
import { useApplication, useSelectedApplication } from './use-application.ts';

const { people: texts, allowance: allowanceTexts } = householdTexts;

/** The account's applicants, how far each is, and the form to add one. */
export function PeopleCard() {
  return (
    <FoldingCard aria-labelledby="people-title" className="grid content-start gap-3">
      <CardHeader id="people-title" title={texts.title} />
      <p>{texts.lead}</p>
      <QueryView
        query={useQuery(ownApplicationsQuery)}
        loading={texts.loading}
        skeleton="h-32"
        failed={texts.loadFailed}
        silent
      >
        {(own) => (
          <>
            <People {...own} />
            <AddPerson used={own.applications.length} allowance={own.allowance} />
          </>
        )}
      </QueryView>
    </FoldingCard>
  );
}

function People({ applications, fees }: { applications: Application[]; fees: ApplicationFees }) {
  const shown = useApplication().data;
  const [, select] = useSelectedApplication();
  const [removing, setRemoving] = useState<Application>();
  return (
    <ul className="divide-y divide-line">
      {applications.map((application) => {
        const name = applicantWords(application);
        return (
          <li key={application.id} className="grid gap-0.5 py-3 first:pt-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {applications.length > 1 && application.id === shown?.id && (
                <Tag tone="outline">{texts.shown}</Tag>
              )}
            </span>
            <span className="text-small text-muted">
              {texts.progress(statusTexts[application.status].label)}
            </span>
            <FeeLine fees={fees} id={application.id} />
            <span className="flex flex-wrap gap-x-6">
              {application.id !== shown?.id && (
                <Button variant="quiet" onClick={() => select(application.id)}>
                  {texts.show}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
              {application.applicant !== 'self' && (
                <Button variant="quiet" onClick={() => setRemoving(application)}>
                  {texts.remove}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
            </span>
          </li>
        );
      })}
      {removing && <RemovePerson application={removing} onClose={() => setRemoving(undefined)} />}
    </ul>
  );
}

const feeTexts = planManagementTexts.fees;

/** An application's fee: paid when, or where to pay it. Empty when there is no fee. */
function FeeLine({ fees: { asked, paid }, id }: { fees: ApplicationFees; id: string }) {
  const fee = paid.find(({ application_id }) => application_id === id);
  if (fee)
    return (
      <span className="text-small text-muted">
        {feeTexts.paidLine(formatMoney(fee.amount, fee.currency), formatDate(fee.paid_at))}
      </span>
    );
  if (asked === 0) return null;
  return (
    <>
      <span className="text-small text-muted">{feeTexts.dueLine(formatMoney(asked, 'USD'))}</span>
      <Link to="/subscription#application-fees" className="inline-flex min-h-control items-center">
        {feeTexts.pay}
      </Link>
    </>
  );
}

const removalTexts = householdTexts.removal;

/** Confirms the removal of a person added by mistake; shows a refusal in place. */
function RemovePerson({ application, onClose }: { application: Application; onClose: () => void }) {
  const removing = useRemovePerson();
  const name = application.applicant_name;
  async function remove() {
    try {
      await removing.mutateAsync(application.id);
      notify.success(removalTexts.done(name));
      onClose();
    } catch (error) {
      notify.error(removalTexts.failed, error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={removalTexts.title(name)}
      description={removalTexts.question}
      confirmLabel={removing.isPending ? removalTexts.removing : removalTexts.confirm}
      busy={removing.isPending}
      onConfirm={() => void remove()}
    >
      {removing.error && (
        <Alert tone="error" title={removalTexts.failed}>
          <p>{removing.error.message}</p>
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** Loaded on demand: most people move alone. */
const AddPersonForm = lazyPart(() => import('./add-person.tsx'), {
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
  fallback: <Skeleton className="h-60 w-full" />,
});

interface AddPersonProps {
  used: number;
  allowance: Output<typeof listOwnApplications>['allowance'];
}

/** Adds another person. The allowance is shown up front, with what to do when it is used up. */
function AddPerson({ used, allowance: { allowed, limited_by } }: AddPersonProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const full = used >= allowed;
  const byPlan = limited_by === 'plan';
  function close() {
    setOpen(false);
    // The form unmounts with the focus inside it.
    place.current?.focus();
  }
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-2">
      <p className="text-muted">
        {byPlan ? allowanceTexts.ofPlan(allowed) : allowanceTexts.ofSetting(allowed)}{' '}
        {allowanceTexts.used(used, allowed)}
      </p>
      {full ? (
        <Link to={byPlan ? '/subscription' : '/support'} className="inline-flex min-h-control items-center">
          {byPlan ? allowanceTexts.seePlans : allowanceTexts.contact}
        </Link>
      ) : open ? (
        <AddPersonForm onClose={close} />
      ) : (
        <Button onClick={() => setOpen(true)}>{householdTexts.add.button}</Button>
      )}
    </div>
  );
}

/** Removes a person who was added by mistake. */
function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeApplication, { params: { id } }),
    onSettled: () => invalidateTopic(client, 'applications'),
  });
}
