import { formatMoney, formatShortDate } from '#platform/browser/format.ts';
import { Link } from '#ui/link.tsx';
import type { OfficeRefundRequest } from '../contract.ts';
import { officePlanTexts } from '../texts/office-plans.ts';

/** Whose money a refund request is about, and for what it was paid; and in two lines what somebody said of it. */
export function RefundSubject({ request, said }: { request: OfficeRefundRequest; said: string | null }) {
  const { payment } = request;
  return (
    <>
      <Link to={`/admin/users/${request.user_id}`} className="font-strong wrap-anywhere">
        {request.name ?? request.email}
      </Link>
      <p className="text-small text-muted">
        {officePlanTexts.refunds.about(
          officePlanTexts.what(payment.kind, payment.plan),
          formatMoney(payment.amount, payment.currency),
          formatShortDate(payment.paid_at),
        )}
      </p>
      {said && <p className="line-clamp-2 text-small wrap-anywhere">{said}</p>}
    </>
  );
}
