import { useQuery } from '@tanstack/react-query';
import { payApplicationFee } from '#features/plans/contract.ts';
import { planManagementTexts } from '#features/plans/texts/plan-management.ts';
import { useProviderPage } from '#features/plans/web/provider-page.ts';
import { planQuery } from '#features/plans/web/queries.ts';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { call } from '#platform/browser/api.ts';
import { formatDate, formatMoney } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { StatusMark } from '#ui/status-mark.tsx';
import { applicantWords } from '../texts/household.ts';
import { ownApplicationsQuery } from './queries.ts';

const texts = planManagementTexts.fees;

/**
 * The application fee, and which of the account's applications are paid. Empty when there is no fee and none was paid.
 */
export function ApplicationFees() {
  const fee = useQuery(publicSettingsQuery).data?.application_fee ?? 0;
  const paid = useQuery(planQuery).data?.application_fees;
  // Payments made before the fee was switched off still show.
  const applications = useQuery(ownApplicationsQuery).data?.applications.filter(
    ({ id }) => fee > 0 || paid?.some(({ application_id }) => application_id === id),
  );
  const paying = useProviderPage<string>({
    title: planManagementTexts.checkoutTab,
    ask: (application_id) => call(payApplicationFee, { body: { application_id } }),
    failed: texts.failed,
  });
  if (fee === 0 && !applications?.length) return null;
  return (
    <Card aria-labelledby="application-fees" className="grid gap-3">
      <CardHeader id="application-fees" title={texts.heading} />
      {fee > 0 && <p>{texts.each(formatMoney(Math.round(fee * 100), 'USD'))}</p>}
      {applications && paid && applications.length > 0 && (
        <ul className="divide-y divide-line">
          {applications.map((application) => {
            const name = applicantWords(application);
            const payment = paid.find(({ application_id }) => application_id === application.id);
            const busy = paying.busy === application.id;
            return (
              <li key={application.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
                <span className="min-w-48 grow font-medium wrap-anywhere">{name}</span>
                {payment ? (
                  <StatusMark tone="good">
                    {texts.paid(formatMoney(payment.amount, payment.currency), formatDate(payment.paid_at))}
                  </StatusMark>
                ) : (
                  <>
                    <span className="text-muted">{texts.due}</span>
                    <Button
                      aria-label={busy ? undefined : texts.payFor(name)}
                      busy={busy}
                      unavailable={paying.busy !== undefined}
                      onClick={() => paying.open(application.id)}
                    >
                      {busy ? texts.paying : texts.pay}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {paying.error && (
        <Alert tone="error" title={texts.failed}>
          {paying.error.code === 'conflict' ? paying.error.message : planManagementTexts.notCharged}
        </Alert>
      )}
    </Card>
  );
}
