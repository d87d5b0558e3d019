import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import { createCheckout, openPortal, type PlanState } from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { planManagementTexts as texts } from '../texts/plan-management.ts';
import { planTexts } from '../texts/plans.ts';
import { BackFromProvider, CheckoutNotice, whenCheckoutLeft } from './checkout-notice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanPayments } from './plan-payments.tsx';
import { PlanStatus } from './plan-status.tsx';
import { useProviderPage } from './provider-page.ts';
import { planQuery, useCheckSubscription } from './queries.ts';

/** `/subscription`: the plans and the user's own. `fees` shows application fees, if there are any. */
export function PlanScreen({ fees }: { fees: ReactNode }) {
  const check = useCheckSubscription();
  const query = useQuery(planQuery);
  const plan = query.data;
  useErrorToast(planTexts.errors.title, check.error ? planTexts.errors.checkFailed : undefined);
  const [waitingFor, setWaitingFor] = useState<PaidPlan>();
  useEffect(() => whenCheckoutLeft(() => setWaitingFor(undefined)), []);
  // The new plan ends the waiting, whichever way it arrived.
  if (waitingFor && plan?.plan === waitingFor) setWaitingFor(undefined);

  const checkout = useProviderPage<PaidPlan>({
    title: texts.checkoutTab,
    ask: (wanted) => call(createCheckout, { body: { plan: wanted } }),
    failed: planTexts.errors.checkoutFailed,
    onOpened: setWaitingFor,
  });
  const portal = useProviderPage<'portal'>({
    title: texts.portalTab,
    ask: () => call(openPortal, {}),
    failed: planTexts.errors.portalFailed,
  });
  const manage = { managing: portal.busy !== undefined, onManage: () => portal.open('portal') };
  const paying = plan !== undefined && plan.plan !== 'basic';
  const own = plan && (
    <>
      <PlanStatus plan={plan} {...manage} />
      {portal.error && <Failed title={planTexts.errors.portalFailed} error={portal.error} />}
    </>
  );

  return (
    <>
      <PageHeader title={planTexts.title} lead={texts.lead} />
      <div className="grid gap-8">
        {plan?.provider === 'built-in' && (
          <Alert tone="info" title={texts.testMode}>
            {texts.testModeDetail}
          </Alert>
        )}
        {check.error && (
          <LoadProblem title={planTexts.errors.checkFailed} query={check}>
            {texts.checkRetry}
          </LoadProblem>
        )}
        {waitingFor ? (
          <CheckoutNotice
            onRefresh={() => Promise.all([check.refetch(), query.refetch()])}
            onStop={() => setWaitingFor(undefined)}
          />
        ) : (
          <BackFromProvider plan={plan} />
        )}
        {paying && own}
        {plan?.plan === 'other' && <p>{texts.special}</p>}
        {plan && <PlanLimits plan={plan} />}
        <PlanCards plan={plan} choosing={checkout.busy} onChoose={checkout.open} {...manage} />
        {checkout.error && (
          <Failed title={planTexts.errors.checkoutFailed} error={checkout.error} detail={texts.notCharged} />
        )}
        <HonestLine />
        {fees}
        {!paying && own}
        <QueryView
          query={query}
          loading={texts.status.loading}
          skeleton="h-40"
          failed={texts.status.loadFailed}
          silent
        >
          {(data) => <PlanPayments plan={data} />}
        </QueryView>
      </div>
    </>
  );
}

interface FailedProps {
  title: string;
  error: { code: string; message: string };
  detail?: string;
}

/** An error beside its cause, with the server's message where that says more than "not reachable". */
function Failed({ title, error, detail = texts.portalRetry }: FailedProps) {
  const reason = error.code === 'conflict' || error.code === 'too_many_requests' ? error.message : undefined;
  return (
    <Alert tone="error" title={title} actions={<ButtonLink to="/support">{texts.writeToUs}</ButtonLink>}>
      {reason && <p>{reason}</p>}
      <p>{detail}</p>
    </Alert>
  );
}

/** Applications used and allowed, what the next one requires, and the overall maximum. */
function PlanLimits({ plan }: { plan: PlanState }) {
  const { used, allowed, limited_by, most } = plan.applications;
  const byPlan = limited_by === 'plan';
  const full = used >= allowed;
  return (
    <p>
      <span className="font-strong">{texts.used(used, allowed)}</span>{' '}
      {full && (byPlan ? texts.full : texts.fullBySetting)} {(byPlan || !full) && texts.anyPlan(most)}
    </p>
  );
}

const honestLineTexts = texts.honest;

/** What the software is and is not: no promise of a visa. */
function HonestLine() {
  return (
    <section aria-labelledby="plan-words" className="grid max-w-read gap-2">
      <h2 id="plan-words" className="text-lead">
        {honestLineTexts.heading}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-6 text-muted">
        {honestLineTexts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
