import { applicantTexts, dashboardTexts, planNames } from '#features/site/texts/dashboard.ts';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { Link } from '#ui/link.tsx';
import { entitlements, type Plan } from '../rules/entitlements.ts';

const texts = dashboardTexts.help;

interface GetHelpCardProps {
  /** Today's plan; null on Basic. */
  plan: Exclude<Plan, 'basic'> | null;
  /** The consultation's booking page; null when the office has set none. */
  consultationUrl: string | null;
}

/** With an active plan: its name and Manage. Otherwise: what a plan adds, and a consultation. */
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

/** The label says that the link leaves our site. */
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
