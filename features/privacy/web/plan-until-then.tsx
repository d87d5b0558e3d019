import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelPlan, type PlanState } from '#features/plans/contract.ts';
import { planName } from '#features/plans/texts/plan-management.ts';
import { planQuery, useChangePlan } from '#features/plans/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate } from '#platform/browser/format.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { accountErasureTexts } from '../texts/account-erasure.ts';

const texts = accountErasureTexts.plan;

/**
 * What a plan still costs until its account goes, and the way to end it right there. Nothing for who pays nothing.
 * @param due - when the account goes, as an ISO moment.
 */
export default function PlanUntilThen({ due }: { due: string }) {
  const query = useQuery(planQuery);
  const plan = query.data;
  if (!plan)
    return (
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton="h-28"
        failed={uiTexts.notCome(texts.title)}
      />
    );
  if (plan.plan === 'basic' || (!plan.can.cancel && !plan.ends_at)) return null;
  return (
    <section aria-label={texts.title} className="grid w-full gap-3 rounded-control bg-well p-4">
      <Ending plan={plan} due={due} />
    </section>
  );
}

function Ending({ plan, due }: { plan: PlanState; due: string }) {
  const cancel = useChangePlan(() => call(cancelPlan, {}));
  const name = planName(plan.plan);
  const result = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (cancel.isSuccess) result.current?.focus();
  }, [cancel.isSuccess]);
  if (!plan.can.cancel)
    return (
      <p ref={result} tabIndex={-1} role="status" className="outline-none">
        {plan.ends_at && texts.cancelled(name, formatDate(plan.ends_at))}
      </p>
    );
  if (plan.renews_at && Date.parse(plan.renews_at) >= Date.parse(due)) return <p>{texts.noneLeft(name)}</p>;
  return (
    <>
      <p>
        {texts.charged(name)} {plan.renews_at && texts.next(formatDate(plan.renews_at))}
      </p>
      {cancel.error && (
        <Alert tone="error" title={texts.notCancelled}>
          {cancel.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? texts.cancelling : texts.cancel}
        </Button>
        <Link to="/subscription" className="inline-flex min-h-control items-center">
          {texts.toPlan}
        </Link>
      </div>
    </>
  );
}
