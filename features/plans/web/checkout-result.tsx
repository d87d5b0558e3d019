import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { reportConversion } from '#features/traffic/web/report-conversion.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { invalidateTopic } from '#platform/browser/freshness.ts';
import type { SiteData } from '#platform/browser/page-title.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-view.tsx';
import { getCheckout } from '../contract.ts';
import { planManagementTexts, planName } from '../texts/plan-management.ts';
import { priceOf } from './plan-words.ts';

const texts = planManagementTexts.result;

/** The outcome of a checkout: bought, not charged, or still unknown. */
export function CheckoutResult({ id }: { id: string }) {
  const { ads } = useRouteLoaderData('root') as SiteData;
  const checkout = useCheckout(id);
  const { data, isFetching, patient, refetch } = checkout;
  const complete = data?.status === 'complete';
  useEffect(() => {
    if (complete) reportConversion(ads, id);
  }, [complete, ads, id]);
  const look = (
    <Button busy={isFetching} onClick={() => refetch()}>
      {isFetching ? texts.looking : texts.look}
    </Button>
  );

  if (!data)
    return (
      <Page>
        <QueryState
          query={checkout}
          loading={texts.looking}
          failed={texts.failed}
          size="page"
          missing={texts.missing}
          contact={
            <Link to="/subscription" className="inline-flex min-h-control items-center">
              {texts.back}
            </Link>
          }
          className="justify-start!"
        />
      </Page>
    );
  if (complete) return <Bought checkout={data} />;
  if (data.status === 'expired') {
    return (
      <Page>
        <Alert tone="info" title={texts.cancelled}>
          {texts.cancelledDetail}
        </Alert>
        <ToPlans />
      </Page>
    );
  }
  return (
    <Page>
      <Alert tone="info" title={patient ? texts.waiting : texts.slow} actions={look}>
        {patient ? texts.waitingDetail : texts.slowDetail}
      </Alert>
      <ToPlans />
    </Page>
  );
}

function Bought({ checkout }: { checkout: Checkout }) {
  const { kind, plan, is_current, amount, currency, next_charge_at, receipt_url } = checkout;
  const price = plan ? (priceOf(plan) ?? formatMoney(amount, currency)) : '';
  return (
    <Page>
      <Alert tone="success" title={texts.thanks}>
        {kind === 'plan' && plan
          ? (is_current ? texts.bought : texts.boughtBefore)(planName(plan))
          : texts.feePaid}
      </Alert>
      <Card>
        <dl className="grid gap-4">
          <Fact name={texts.what}>{kind === 'plan' && plan ? texts.plan(planName(plan)) : texts.fee}</Fact>
          <Fact name={texts.paid}>{formatMoney(amount, currency)}</Fact>
          {next_charge_at && (
            <Fact name={texts.next}>
              {texts.nextValue(price, formatDate(next_charge_at))}
              <span className="block font-normal text-muted">{texts.cancelHint}</span>
            </Fact>
          )}
          <Fact name={texts.receipt}>
            {receipt_url ? (
              <Link href={receipt_url} newTab className="inline-flex min-h-control items-center">
                {texts.openReceipt}
              </Link>
            ) : (
              texts.receiptComes
            )}
          </Fact>
        </dl>
      </Card>
      <p className="text-muted">{texts.other}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/dashboard" variant="primary">
          {texts.dashboard}
        </ButtonLink>
        <ButtonLink to="/subscription">{texts.back}</ButtonLink>
      </div>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid max-w-read gap-6">{children}</div>
    </>
  );
}

function ToPlans() {
  return (
    <div>
      <ButtonLink to="/subscription">{texts.back}</ButtonLink>
    </div>
  );
}

type Checkout = Output<typeof getCheckout>;

const askEveryMs = 3_000;

/** How long the page polls before it says that there is no confirmation yet. */
const patienceMs = 30_000;

/** A checkout's state; polled while open. `patient` turns false when polling stops. */
function useCheckout(id: string) {
  const client = useQueryClient();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const over = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(over);
  }, []);
  const query = useQuery({
    queryKey: ['subscriptions', 'checkout', id],
    queryFn: ({ signal }) => call(getCheckout, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (patient && state.data?.status === 'open' ? askEveryMs : false),
    meta: { staleOn: ['subscription'] },
  });
  const complete = query.data?.status === 'complete';
  useEffect(() => {
    // The badge in the header and the plan's page update.
    if (complete) void invalidateTopic(client, 'subscription');
  }, [client, complete]);
  return { ...query, patient };
}
