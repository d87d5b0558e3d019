import { applicantTexts, dashboardTexts, planNames } from '#features/site/texts/dashboard.ts';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { Link } from '#ui/link.tsx';
import { entitlements, type Plan } from '../rules/entitlements.ts';

const texts = dashboardTexts.help;

interface GetHelpCardProps {
  /** The plan that counts today; null on Basic. */
  plan: Exclude<Plan, 'basic'> | null;
  /** Where a consultation is booked; null where the office has set none. */
  consultationUrl: string | null;
}

/** With an active plan: which, and where it is managed. Otherwise: what a plan would add, and how to talk to someone. */
export function GetHelpCard({ plan, consultationUrl }: GetHelpCardProps) {
  return (
    <FoldingCard aria-labelledby="get-help-title" className="grid content-start justify-items-start gap-3">
      <CardHeader id="get-help-title" title={texts.title} />
      {plan ? (
        <>
          <p>
            {texts.plan(planNames[plan])} {texts.reply}
          </p>
          <HelpLink to="/subscription">{texts.manage}</HelpLink>
          {consultationUrl && entitlements[plan].consultation && <ConsultationLink url={consultationUrl} />}
        </>
      ) : (
        <>
          <p>{texts.upgrade}</p>
          <HelpLink to="/subscription">{texts.seePlans}</HelpLink>
          {consultationUrl ? (
            <ConsultationLink url={consultationUrl} />
          ) : (
            <p className="text-muted">{texts.noConsultation}</p>
          )}
        </>
      )}
    </FoldingCard>
  );
}

/** Says before the press that it leads away from us. */
function ConsultationLink({ url }: { url: string }) {
  return (
    <div>
      <HelpLink href={url} newTab>
        {texts.consultation}
      </HelpLink>
      <p className="text-small wrap-anywhere text-muted">{applicantTexts.help.leaving(new URL(url).host)}</p>
    </div>
  );
}

function HelpLink(props: Parameters<typeof Link>[0]) {
  return <Link {...props} className="inline-flex min-h-control items-center" />;
}
