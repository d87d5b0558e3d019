import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import type { ApplicationFees } from '../contract/application-fees.ts';

const texts = planManagementTexts.fees;

/** What was paid for one application, and when; or that its fee is to be paid, and where. Nothing where none is asked. */
export function FeeLine({ fees: { asked, paid }, id }: { fees: ApplicationFees; id: string }) {
  const fee = paid.find(({ application_id }) => application_id === id);
  if (fee)
    return (
      <span className="text-small text-muted">
        {texts.paidLine(formatMoney(fee.amount, fee.currency), formatDate(fee.paid_at))}
      </span>
    );
  if (asked === 0) return null;
  return (
    <>
      <span className="text-small text-muted">{texts.dueLine(formatMoney(asked, 'USD'))}</span>
      <Link to="/subscription#application-fees" className="inline-flex min-h-control items-center">
        {texts.pay}
      </Link>
    </>
  );
}
