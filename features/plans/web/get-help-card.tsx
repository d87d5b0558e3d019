import { dashboardTexts, planNames } from '#features/site/texts/dashboard.ts';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { Link } from '#ui/link.tsx';
import { entitlements, type Plan } from '../rules/entitlements.ts';
import { ConsultationLink } from './consultation-link.tsx';

const texts = dashboardTexts.help;

interface GetHelpCardProps {
  /** Today's plan; null on Basic. */
  plan: Exclude<Plan, 'basic'> | null;
  /** After a refusal nothing is offered for sale. */
  refused: boolean;
}

/** With an active plan: which, and where it is managed. Otherwise: what a plan would add, and how to talk to someone. */
export function GetHelpCard({ plan, refused }: GetHelpCardProps) {
  return (
    <FoldingCard aria-labelledby="get-help-title" className="grid content-start justify-items-start gap-3">
      <CardHeader id="get-help-title" title={texts.title} />
      {plan ? (
        <>
          <p>
            {texts.plan(planNames[plan])} {texts.reply}
          </p>
          <HelpLink to="/subscription">{texts.manage}</HelpLink>
          {entitlements[plan].consultation && <ConsultationLink />}
        </>
      ) : (
        <>
          {refused ? (
            <HelpLink to="/support">{dashboardTexts.journey.contact}</HelpLink>
          ) : (
            <>
              <p>{texts.upgrade}</p>
              <HelpLink to="/subscription">{texts.seePlans}</HelpLink>
            </>
          )}
          <ConsultationLink />
        </>
      )}
    </FoldingCard>
  );
}

function HelpLink(props: Parameters<typeof Link>[0]) {
  return <Link {...props} className="inline-flex min-h-control items-center" />;
}
