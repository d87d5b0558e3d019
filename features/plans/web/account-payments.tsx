import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney, formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { PlanState } from '../contract.ts';
import { officePlanTexts } from '../texts/office-plans.ts';
import { accountPlanQuery } from './office-queries.ts';

const { payments: texts, facts, states } = officePlanTexts;
/** The server's maximum. */
const shown = 12;

/** For admins: a user's plan, payments and refunds. */
export function AccountPayments({ accountId }: { accountId: string }) {
  const query = useQuery(accountPlanQuery(accountId));
  return (
    <Card aria-labelledby="account-payments" className="grid gap-2">
      <CardHeader id="account-payments" title={texts.title} />
      <QueryView query={query} loading={texts.loading} skeleton="h-16" failed={texts.failed}>
        {(plan) => (
          <>
            <Dates plan={plan} />
            <Payments payments={plan.payments} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Dates({ plan }: { plan: PlanState }) {
  const dates: [string, string | null][] = [
    [facts.next, plan.renews_at],
    [plan.plan === 'basic' ? facts.ended : facts.cancelled, plan.ends_at],
    [facts.paused, plan.paused_at],
    [facts.grace, plan.grace_until],
  ];
  const known = dates.flatMap(([name, when]) => (when ? [{ name, when }] : []));
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {known.map(({ name, when }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{formatDate(when)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Payments({ payments }: Pick<PlanState, 'payments'>) {
  if (payments.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <ul className="divide-y divide-line-soft">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <div className="min-w-40 grow basis-0">
              <p>{officePlanTexts.what(payment.kind, payment.plan)}</p>
              {payment.refunded_amount > 0 && (
                <p className="text-small text-muted">
                  {texts.refunded(formatMoney(payment.refunded_amount, payment.currency))}
                </p>
              )}
              {payment.refund && <p className="text-small text-muted">{states[payment.refund]}</p>}
            </div>
            <time dateTime={payment.paid_at} className="text-small text-muted tabular-nums">
              {formatShortDate(payment.paid_at)}
            </time>
            <span className="tabular-nums">{formatMoney(payment.amount, payment.currency)}</span>
            {payment.receipt_url && (
              <Link href={payment.receipt_url} newTab>
                {texts.receipt}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {payments.length === shown && <p className="text-small text-muted">{texts.newest(shown)}</p>}
    </>
  );
}
