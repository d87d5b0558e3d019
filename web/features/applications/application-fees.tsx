import { payApplicationFee } from '#domain/contracts/plans.ts';
import { applicantWords } from '#domain/texts/household.ts';
import { planManagementTexts } from '#domain/texts/plan-management.ts';
import { call } from '../../lib/api.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { usePlan } from '../plans/use-plan.ts';
import { useProviderPage } from '../plans/use-provider-page.ts';
import { usePublicSettings } from '../settings/use-public-settings.ts';
import { useOwnApplications } from './use-own-applications.ts';

const texts = planManagementTexts.fees;

/** What an application costs besides the plan, and which of the person's own are paid; nothing while that is nothing. */
export function ApplicationFees() {
  const fee = usePublicSettings().data?.application_fee ?? 0;
  const applications = useOwnApplications().data?.applications;
  const paid = usePlan().data?.application_fees;
  const paying = useProviderPage<string>({
    title: planManagementTexts.checkoutTab,
    ask: (application_id) => call(payApplicationFee, { body: { application_id } }),
    failed: texts.failed,
  });
  if (fee === 0) return null;
  return (
    <Card aria-labelledby="application-fees" className="grid gap-3">
      <CardHeader id="application-fees" title={texts.heading} />
      <p>{texts.each(formatMoney(Math.round(fee * 100), 'USD'))}</p>
      {applications && paid && applications.length > 0 && (
        <ul className="divide-y divide-line">
          {applications.map((application) => {
            const name = applicantWords(application);
            const paidAt = paid.find(({ application_id }) => application_id === application.id)?.paid_at;
            const busy = paying.busy === application.id;
            return (
              <li key={application.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
                <span className="min-w-48 grow font-medium wrap-anywhere">{name}</span>
                {paidAt ? (
                  <StatusMark tone="good">{texts.paid(formatDate(paidAt))}</StatusMark>
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
